/// What a view shows enlarged, as the app says; nil where it leaves that to the view.
struct LargeContentState {
    var isShown: Bool?
    var title: String?
    var image: UIImage?
    var scalesImage: Bool?
    var imageInsets: UIEdgeInsets?
}
