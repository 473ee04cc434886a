import Foundation

/// A message of an app's life (iOS 26), posted after the notification of the same name, with the application as subject.
private protocol ApplicationMessage: NotificationCenter.MainActorMessage where Subject == UIApplication {
    static var notification: Notification.Name { get }
    init()
}

extension UIApplication {
    /// The app has begun to take events.
    public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage, ApplicationMessage {
        /// The app.
        public typealias Subject = UIApplication
        fileprivate static var notification: Notification.Name { UIApplication.didBecomeActiveNotification }
        /// A message to post.
        public init() {}
    }

    /// The app is about to take no events.
    public struct WillResignActiveMessage: NotificationCenter.MainActorMessage, ApplicationMessage {
        /// The app.
        public typealias Subject = UIApplication
        fileprivate static var notification: Notification.Name { UIApplication.willResignActiveNotification }
        /// A message to post.
        public init() {}
    }

    /// The app has left the screen.
    public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage, ApplicationMessage {
        /// The app.
        public typealias Subject = UIApplication
        fileprivate static var notification: Notification.Name { UIApplication.didEnterBackgroundNotification }
        /// A message to post.
        public init() {}
    }

    /// The app is about to come to the screen.
    public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage, ApplicationMessage {
        /// The app.
        public typealias Subject = UIApplication
        fileprivate static var notification: Notification.Name { UIApplication.willEnterForegroundNotification }
        /// A message to post.
        public init() {}
    }

    /// The app is about to end.
    public struct WillTerminateMessage: NotificationCenter.MainActorMessage, ApplicationMessage {
        /// The app.
        public typealias Subject = UIApplication
        fileprivate static var notification: Notification.Name { UIApplication.willTerminateNotification }
        /// A message to post.
        public init() {}
    }

    /// Memory is short.
    public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage, ApplicationMessage {
        /// The app.
        public typealias Subject = UIApplication
        fileprivate static var notification: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }
        /// A message to post.
        public init() {}
    }

    /// Posts a notification of the app's life, and the message that goes with it.
    func announce(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
        for message in Self.messages where message.notification == name {
            NotificationCenter.default.post(message.init(), subject: self)
        }
    }

    private static let messages: [any ApplicationMessage.Type] = [
        DidBecomeActiveMessage.self,
        WillResignActiveMessage.self,
        DidEnterBackgroundMessage.self,
        WillEnterForegroundMessage.self,
        WillTerminateMessage.self,
        DidReceiveMemoryWarningMessage.self,
    ]
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    /// The app has begun to take events.
    public static var didBecomeActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    /// The app is about to take no events.
    public static var willResignActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
    /// The app has left the screen.
    public static var didEnterBackground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
    /// The app is about to come to the screen.
    public static var willEnterForeground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    /// The app is about to end.
    public static var willTerminate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
    /// Memory is short.
    public static var didReceiveMemoryWarning: Self { .init() }
}
