public final class Session {}
open class Window {}
