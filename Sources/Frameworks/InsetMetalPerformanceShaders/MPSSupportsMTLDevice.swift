import InsetMetal

/// Whether a device computes what this framework offers: none does here.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }
