// Where a reader of the event log stands. Transactions commit in another order than their numbers, so a number is no
// place; a PostgreSQL snapshot is: it says of each transaction whether its rows have been seen, whatever stays open.

/** A snapshot as `pg_current_snapshot()` writes it, `xmin:xmax:open,open`. */
export interface Snapshot {
  text: string
  /** Lower numbers are all visible. */
  xmin: bigint
  /** This number and higher ones are not. */
  xmax: bigint
  /** Between the two, those still open. */
  open: ReadonlySet<bigint>
}

/** A row's place within what one snapshot shows. */
export interface LogPlace {
  tx: bigint
  id: bigint
}

/** What has been seen: all that `before` shows and, of what `during` shows beside it, the rows up to `last`. */
export interface Position {
  before: Snapshot
  during?: Snapshot
  last: LogPlace
}

const NOWHERE: LogPlace = { tx: 0n, id: 0n }
const SNAPSHOT = /^(\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,\d{1,18})*)?)$/
const LONGEST = 10_000

/** @returns null for a text that PostgreSQL would not take for one either */
export function parseSnapshot(text: string): Snapshot | null {
  const [, first = '0', next = '0', list] = SNAPSHOT.exec(text) ?? []
  const [xmin, xmax] = [BigInt(first), BigInt(next)]
  const open = list ? list.split(',').map(BigInt) : []
  const inOrder = open.every((tx, index) => tx >= xmin && tx < xmax && (index === 0 || tx > (open[index - 1] ?? 0n)))
  return xmin > 0n && xmax >= xmin && inOrder ? { text, xmin, xmax, open: new Set(open) } : null
}

/** The position of whoever has seen all that a snapshot shows. */
export const after = (snapshot: Snapshot): Position => ({ before: snapshot, last: NOWHERE })

/** @returns the position as a client keeps it: opaque, given back to resume */
export function formatPosition({ before, during, last }: Position): string {
  return during ? `${before.text}~${during.text}~${last.tx}.${last.id}` : before.text
}

/** @returns null for a text that `formatPosition` has not written */
export function parsePosition(text: string): Position | null {
  if (text.length > LONGEST) return null
  const [first = '', second, third, ...more] = text.split('~')
  const before = parseSnapshot(first)
  if (!before || more.length > 0) return null
  if (second === undefined) return after(before)
  const during = parseSnapshot(second)
  const [, tx, id] = /^(\d{1,18})\.(\d{1,18})$/.exec(third ?? '') ?? []
  return during && tx && id ? { before, during, last: { tx: BigInt(tx), id: BigInt(id) } } : null
}

const shows = ({ xmin, xmax, open }: Snapshot, tx: bigint) => tx < xmin || (tx < xmax && !open.has(tx))

const isAfter = (a: LogPlace, b: LogPlace) => a.tx > b.tx || (a.tx === b.tx && a.id > b.id)

/** Whether who stands there has seen that row. */
export function hasSeen({ before, during, last }: Position, row: LogPlace): boolean {
  return shows(before, row.tx) || (during !== undefined && shows(during, row.tx) && !isAfter(row, last))
}

/** The position of whoever has seen both `position` and all that a snapshot shows. Of two snapshots one shows more. */
export function withSnapshot(position: Position, snapshot: Snapshot): Position {
  return isOlder(position.before, snapshot) ? { ...position, before: snapshot } : position
}

/** Whether `a` was taken before `b`: both ends only grow, and between the same ends only what is open shrinks. */
function isOlder(a: Snapshot, b: Snapshot): boolean {
  if (a.xmax !== b.xmax) return a.xmax < b.xmax
  if (a.xmin !== b.xmin) return a.xmin < b.xmin
  return a.open.size > b.open.size
}
