/**
 * Where the event log stood when the page on screen was read. Between that reading and the start of a subscription
 * something may change: following from here delivers it.
 */
let started = 0
let lastKnown: string | null = null
let beforePage: string | null = null
let ofPage: string | null = null

/** A page begins to read: what was known of the log is older than all it will read. */
export function beginPage(): void {
  started = performance.now()
  beforePage = lastKnown
  ofPage = null
}

/** When the page on screen began to be read (`performance.now()`). */
export function pageBegan(): number {
  return started
}

/**
 * An answer came.
 * @param position its X-Eventi header
 * @param partita when its request left (`performance.now()`)
 */
export function noteAnswer(position: string | null, partita: number): void {
  if (!position) return
  lastKnown = position
  if (partita >= started && (ofPage === null || before(position, ofPage))) ofPage = position
}

/** For the first `dopo` of a subscription; null when the server has told none. */
export function pagePosition(): string | null {
  return ofPage ?? beforePage
}

/**
 * Positions are snapshots of PostgreSQL, `xmin:xmax:open,open`; of two processes either may be ahead. Both ends only
 * grow; between the same ends only what is open shrinks.
 */
function before(a: string, b: string): boolean {
  const [minA = '0', maxA = '0', openA = ''] = a.split(':')
  const [minB = '0', maxB = '0', openB = ''] = b.split(':')
  if (maxA !== maxB) return BigInt(maxA) < BigInt(maxB)
  return minA === minB ? openA.split(',').length > openB.split(',').length : BigInt(minA) < BigInt(minB)
}
