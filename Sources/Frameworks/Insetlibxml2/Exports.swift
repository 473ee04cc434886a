@_exported import CXML2
