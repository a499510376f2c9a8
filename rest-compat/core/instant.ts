const HOUR = 3_600_000

const roma = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' })

/** Minutes east of Greenwich in Italy; since 1900 it has changed on whole hours only. */
function delta(instant: number): number {
  const zona = roma.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, segno, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(zona) ?? []
  return (segno === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

// Asking Intl costs microseconds and a page has many instants of the same days.
const byHour = new Map<number, number>()

function offsetOf(instant: number): number {
  const hour = Math.floor(instant / HOUR)
  const known = byHour.get(hour)
  if (known !== undefined) return known
  if (byHour.size > 10_000) byHour.clear()
  const next = delta(instant)
  byHour.set(hour, next)
  return next
}

/** `2026-11-20T09:11:12.500Z` → `2026-11-20T10:11:12.500000+01:00`: local time with microseconds only when there are any. */
export function localInstant(iso: string): string {
  const instant = Date.parse(iso)
  if (Number.isNaN(instant)) return iso
  const minutes = offsetOf(instant)
  const locale = new Date(instant + minutes * 60_000)
    .toISOString()
    .replace(/(?:\.000|\.(\d{3}))Z$/, (_, ms) => (ms ? `.${ms}000` : ''))
  const absolute = Math.abs(minutes)
  const due = (numero: number) => String(numero).padStart(2, '0')
  return `${locale}${minutes < 0 ? '-' : '+'}${due(Math.floor(absolute / 60))}:${due(absolute % 60)}`
}
