import { leftOpen, type ShownAttivita } from '../attivita.ts'

const keyOf = ({ ordine, lavorazione }: ShownAttivita) => `${ordine?.pk}:${lavorazione.pk}`

/**
 * What somebody has ended today with pieces left and has not taken up again: the latest session of each order and
 * operation.
 * @param ofDay the sessions of today, in any order
 * @param open those without an end
 */
export function toResume(ofDay: readonly ShownAttivita[], open: readonly ShownAttivita[]): ShownAttivita[] {
  const taken = new Set(open.map(keyOf))
  const finished = new Set(ofDay.filter(({ fineLavorazione }) => fineLavorazione).map(keyOf))
  const latest = new Map<string, ShownAttivita>()
  for (const one of ofDay) {
    const key = keyOf(one)
    // What only this device has cannot be gone on with: the server must know it first.
    if (!one.ordine || one.oraFine === null || one.pk === null || taken.has(key) || finished.has(key)) continue
    const before = latest.get(key)
    if (!before || (before.oraFine ?? '') < one.oraFine) latest.set(key, one)
  }
  return [...latest.values()].sort((a, b) => (b.oraFine ?? '').localeCompare(a.oraFine ?? ''))
}

/** Open sessions with what is worked at now first: of today and within the hours, the latest before others. */
export const currentFirst = (open: readonly ShownAttivita[], today: string): ShownAttivita[] =>
  [...open].sort(
    (a, b) =>
      Number(leftOpen(a, today)) - Number(leftOpen(b, today)) ||
      b.data.localeCompare(a.data) ||
      (b.oraInizio ?? '').localeCompare(a.oraInizio ?? ''),
  )
