const KEY = 'ricaricata'
const REST_MS = 60_000
const notArrived = new WeakSet<object>()

/**
 * After a release the page's lazy parts have other names and fail to load: reloads the page, at most once a minute so
 * that a server in trouble does not make it spin. Only while the server answers: without a connection the browser's
 * own error page would take the place of everything.
 */
export function reloadIfStale(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    notArrived.add(payload)
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < REST_MS) return
    void reloadIfAnswers(() => sessionStorage.setItem(KEY, String(Date.now())))
  })
}

/** True for the error of a lazy chunk that could not be loaded: not a bug of the chunk. */
export function isMissingChunk(error: unknown): boolean {
  return typeof error === 'object' && error !== null && notArrived.has(error)
}

/**
 * Reloads the page if the server answers.
 * @param before called just before
 * @returns false when it does not answer
 */
export async function reloadIfAnswers(before?: () => void): Promise<boolean> {
  const answers = await fetch(location.pathname, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!answers) return false
  before?.()
  location.reload()
  return true
}
