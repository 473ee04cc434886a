@_exported import InsetMarkdown
