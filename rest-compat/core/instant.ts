const ORA = 3_600_000

const roma = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' })

/** Minutes east of Greenwich in Italy; since 1900 it has changed on whole hours only. */
function scarto(istante: number): number {
  const zona = roma.formatToParts(istante).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, segno, ore = '0', minuti = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(zona) ?? []
  return (segno === '-' ? -1 : 1) * (Number(ore) * 60 + Number(minuti))
}

// Asking Intl costs microseconds and a page has many instants of the same days.
const perOra = new Map<number, number>()

function scartoDi(istante: number): number {
  const ora = Math.floor(istante / ORA)
  const noto = perOra.get(ora)
  if (noto !== undefined) return noto
  if (perOra.size > 10_000) perOra.clear()
  const nuovo = scarto(istante)
  perOra.set(ora, nuovo)
  return nuovo
}

/** `2026-11-20T09:11:12.500Z` → `2026-11-20T10:11:12.500000+01:00`: local time with microseconds only when there are any. */
export function localInstant(iso: string): string {
  const istante = Date.parse(iso)
  if (Number.isNaN(istante)) return iso
  const minuti = scartoDi(istante)
  const locale = new Date(istante + minuti * 60_000)
    .toISOString()
    .replace(/(?:\.000|\.(\d{3}))Z$/, (_, ms) => (ms ? `.${ms}000` : ''))
  const assoluti = Math.abs(minuti)
  const due = (numero: number) => String(numero).padStart(2, '0')
  return `${locale}${minuti < 0 ? '-' : '+'}${due(Math.floor(assoluti / 60))}:${due(assoluti % 60)}`
}
