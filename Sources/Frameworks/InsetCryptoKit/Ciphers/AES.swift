/// The cipher AES.
public enum AES: Sendable {}
