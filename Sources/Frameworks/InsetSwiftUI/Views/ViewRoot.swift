/// A view that only wraps another one, which is what a host shows.
@MainActor
protocol ViewWrapping {
    /// The view within.
    var wrapped: any View { get }
}

extension View {
    /// What a host shows of a view: the first that isn't a wrapper. No body is asked for.
    var root: any View {
        var view: any View = self
        while let wrapper = view as? any ViewWrapping { view = wrapper.wrapped }
        return view
    }
}
