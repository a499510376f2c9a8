/** How long a file may take to be read, ms: for a machine so busy that the processor time below is long in coming. */
export const DEADLINE_MS = 25_000
/** How long a child may take to be ready for a file, ms. */
export const START_MS = 20_000
/** Files read at once in a server process, and those that may wait for their turn. */
export const AT_ONCE = 2
export const WAITING = 16
/** How long a child without work is kept ready, ms. */
export const SPARE_MS = 60_000
/** What a child may answer, bytes: 20,000 rows of a real sheet are some ten million. */
export const ANSWER_MAX = 64 * 1024 * 1024
/** Objects that V8 keeps for a child, MB. */
export const HEAP_MB = 256
/**
 * Writable memory of a child, objects included, kilobytes. Node asks for nearly 600,000 when it starts, of which it uses
 * a tenth.
 */
export const DATA_KB = 1_000_000
/** Processor time of a child, seconds, its start included: the largest sheets take two. */
export const CPU_SECONDS = 7
export const OPEN_FILES = 64
/** Children give way to the server itself: added to its niceness. */
export const NICENESS = 5
