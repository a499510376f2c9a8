/** What to undo at the end, last added first. */
export interface Shutdown {
  /** Aborted when the end begins. */
  signal: AbortSignal
  add(close: () => Promise<void>): void
  /** Closes everything once and ends the process. */
  exit(code: number): Promise<never>
}

/** How often a process started by npm looks whether npm is still there; milliseconds. */
const LOOK_MS = 500

/** Calls back when npm, or the shell it runs scripts in, ended without passing the signal on. */
function onOrphaned(callback: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, LOOK_MS).unref()
}

/**
 * Ends the process cleanly on Ctrl-C, SIGTERM, a closed terminal, and when the npm that started it is killed. A second signal after a second ends it at once:
 * npm repeats the terminal's own Ctrl-C, which must not count as impatience.
 */
export function createShutdown(): Shutdown {
  const abort = new AbortController()
  const closers: (() => Promise<void>)[] = []
  let since: number | undefined

  const exit = async (code: number): Promise<never> => {
    since ??= Date.now()
    abort.abort()
    for (let close = closers.pop(); close; close = closers.pop()) {
      await close().catch((error: unknown) => console.error(error))
    }
    process.exit(code)
  }
  const onSignal = () => {
    if (since === undefined) void exit(0)
    else if (Date.now() - since > 1_000) process.exit(130)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal)
  onOrphaned(onSignal)
  return { signal: abort.signal, add: (close) => closers.push(close), exit }
}
