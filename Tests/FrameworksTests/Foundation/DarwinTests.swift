import Foundation
import InsetFoundation
import Testing

@Suite("Foundation: what Darwin brings along")
struct DarwinTests {
    @Test func `a program learns what memory it takes`() {
        var info = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
        let result = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS)
        #expect(info.resident_size > 1 << 20 && info.virtual_size >= info.resident_size)
        #expect(info.resident_size_max >= info.resident_size)
        var words = [integer_t](repeating: 0, count: 4)
        var few: mach_msg_type_number_t = 4
        #expect(task_info(1, task_flavor_t(MACH_TASK_BASIC_INFO), &words, &few) == KERN_INVALID_ARGUMENT)
        #expect(task_info(mach_task_self_, 999, &words, &few) == KERN_INVALID_ARGUMENT)
        // What doesn't fit is left out.
        #expect(task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), &words, &few) == KERN_SUCCESS && few == 4)
    }

    @Test func `numbers of the system's are asked for by names of either kind`() {
        let size: Int = _SC_PAGESIZE
        #expect(sysconf(size) == sysconf(Int32(size)) && sysconf(size) > 0)
    }

    @Test func `a spin lock is held once, and numbers are counted by many`() {
        var lock = OS_SPINLOCK_INIT
        OSSpinLockLock(&lock)
        #expect(!OSSpinLockTry(&lock))
        OSSpinLockUnlock(&lock)
        #expect(OSSpinLockTry(&lock))
        let number = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
        defer { number.deallocate() }
        number.initialize(to: 0)
        let address = Int(bitPattern: number)
        DispatchQueue.concurrentPerform(iterations: 100) { _ in
            if let number = UnsafeMutablePointer<Int32>(bitPattern: address) { OSAtomicIncrement32(number) }
        }
        #expect(number.pointee == 100 && OSAtomicDecrement32(number) == 99)
        #expect(OSAtomicCompareAndSwap32(99, 5, number) && !OSAtomicCompareAndSwap32(99, 6, number))
    }

    @Test func `transformers are found by their names`() throws {
        final class Doubling: ValueTransformer {
            override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
        }
        let name = NSValueTransformerName("InsetTestsDoubling")
        #expect(ValueTransformer(forName: name) == nil)
        ValueTransformer.setValueTransformer(Doubling(), forName: name)
        #expect(ValueTransformer(forName: name)?.transformedValue(4) as? Int == 8)
        #expect(ValueTransformer.valueTransformerNames().contains(name))
        let negation = try #require(ValueTransformer(forName: .negateBooleanTransformerName))
        #expect(negation.transformedValue(true) as? Bool == false)
        let absence = try #require(ValueTransformer(forName: .isNilTransformerName))
        #expect(absence.transformedValue(nil) as? Bool == true && absence.transformedValue(1) as? Bool == false)
    }

    @Test func `services in the neighborhood are neither told of nor found`() {
        final class Owner: NSObject, NetServiceDelegate, NetServiceBrowserDelegate {
            var log: [String] = []
            func netServiceWillPublish(_ sender: NetService) { log.append("will publish") }
            func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
                log.append("did not \(errorDict[NetService.errorCode] ?? 0)")
            }
            func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) { log.append("will search") }
        }
        let (owner, service) = (Owner(), NetService(domain: "local.", type: "_http._tcp.", name: "Web", port: 80))
        service.delegate = owner
        service.publish()
        let browser = NetServiceBrowser()
        browser.delegate = owner
        browser.searchForServices(ofType: "_http._tcp.", inDomain: "local.")
        #expect(owner.log == ["will publish", "did not -72002", "will search"])
    }

    @Test func `what a service says of itself is lengths and names with values`() {
        let values = ["a": Data("1".utf8), "long": Data("x=y".utf8)]
        let record = NetService.data(fromTXTRecord: values)
        #expect(Array(record) == [3] + Array("a=1".utf8) + [8] + Array("long=x=y".utf8))
        #expect(NetService.dictionary(fromTXTRecord: record) == values)
    }

    @Test(arguments: [("UTF-8", 4), ("iso-8859-1", 5), ("GB18030", 0x8000_0632), ("Shift_JIS", 8)])
    func `an encoding is found by the Internet's name, and back`(name: String, number: UInt) {
        let encoding = CFStringConvertIANACharSetNameToEncoding(NSString(string: name))
        #expect(CFStringConvertEncodingToNSStringEncoding(encoding) == number)
        #expect(CFStringConvertNSStringEncodingToEncoding(number) == encoding)
        let back: NSString? = CFStringConvertEncodingToIANACharSetName(encoding)
        #expect(back.map { "\($0)" } == name.lowercased())
        #expect(CFStringConvertIANACharSetNameToEncoding("klingon") == kCFStringEncodingInvalidId)
    }

    @Test func `a queue's label is told in C's manner, and that of the queue that runs`() {
        let queue = DispatchQueue(label: "inset.tests.label")
        #expect(String(cString: __dispatch_queue_get_label(queue)) == "inset.tests.label")
        #expect(__dispatch_queue_get_label(queue) == __dispatch_queue_get_label(queue))
        let own = queue.sync { String(cString: __dispatch_queue_get_label(nil)) }
        #expect(own == "inset.tests.label")
    }

    @Test func `Core Foundation makes addresses of texts`() {
        #expect(CFURLCreateWithString(nil, "a/b?c=%20", nil)?.absoluteString == "a/b?c=%20")
        let base = NSURL(string: "https://inset.example/x/")
        #expect(CFURLCreateWithString(nil, "y", base)?.absoluteString == "https://inset.example/x/y")
        let encoding: CFStringEncoding = 0x0800_0100
        func escape(_ text: NSString, leaving: NSString? = nil, also: NSString? = nil) -> NSString? {
            CFURLCreateStringByAddingPercentEscapes(nil, text, leaving, also, encoding)
        }
        #expect(escape("a b/ü%") == "a%20b/%C3%BC%25")
        #expect(escape("a&b [c]", leaving: "[]", also: "&") == "a%26b%20[c]")
    }

    @Test func `memory is copied, filled and compared at addresses that may be missing`() {
        var bytes: [UInt8] = [0, 0, 0]
        let (source, none): (UnsafeMutableRawPointer?, UnsafeRawPointer?) = (malloc(3), nil)
        defer { free(source) }
        memset(source, 7, 3)
        memcpy(&bytes, source, 2)
        memcpy(&bytes, none, 2)
        #expect(bytes == [7, 7, 0])
        memmove(source, [1, 2, 3] as [UInt8], 3)
        #expect(memcmp(source, [1, 2, 3] as [UInt8], 3) == 0 && memcmp(source, [1, 2, 4] as [UInt8], 3) < 0)
    }
}
