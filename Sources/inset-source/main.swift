import SourcePort
