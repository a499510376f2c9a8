// Italian formats: the same text in pages, mails, PDFs and spreadsheets.

const ZONA = 'Europe/Rome'

const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 })
const centesimi = new Intl.NumberFormat('it-IT', {
  useGrouping: 'always',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const atMostTwoDecimals = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 2 })
const atMostThreeDecimals = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 3 })
// The Swedish locale writes dates as ISO does: its parts are the ones needed.
const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONA,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** A day 'YYYY-MM-DD', an ISO instant or a Date; null for anything else. */
function read(data: string | Date | null | undefined): { giorno: string; ora: string } | null {
  if (!data) return null
  if (typeof data === 'string' && ISO_DAY.test(data)) return { giorno: data, ora: '00:00:00' }
  const instant = data instanceof Date ? data : new Date(data)
  if (Number.isNaN(instant.getTime())) return null
  const [day = '', hour = ''] = parts.format(instant).split(' ')
  return { giorno: day, ora: hour }
}

/** 'DD-MM-YYYY' in Italian time; '' when there is no date. */
export function formatDate(data: string | Date | null | undefined): string {
  return read(data)?.giorno.replace(ISO_DAY, '$3-$2-$1') ?? ''
}

/** 'HH:mm' in Italian time; '' when there is no instant. */
export function formatTime(instant: string | Date | null | undefined): string {
  return read(instant)?.ora.slice(0, 5) ?? ''
}

/** 'DD-MM-YYYY HH:mm' in Italian time; '' when there is no instant. */
export function formatDateTime(instant: string | Date | null | undefined): string {
  return [formatDate(instant), formatTime(instant)].filter(Boolean).join(' ')
}

/** 'YYYY-MM-DD', the stored form of the day of an instant in Italy; '' when there is none. */
export function isoDate(instant: string | Date | null | undefined): string {
  return read(instant)?.giorno ?? ''
}

/** 'YYYY-MM-DD HH:mm:ss' in Italian time; '' when there is no instant. */
export function isoInstant(instant: string | Date | null | undefined): string {
  const loaded = read(instant)
  return loaded ? `${loaded.giorno} ${loaded.ora}` : ''
}

/** '1.234,5': a quantity, with up to 3 decimals. */
export function formatQuantity(quantita: number): string {
  return atMostThreeDecimals.format(quantita)
}

/** '1.234': an integer with its thousands. */
export function formatInteger(numero: number): string {
  return whole.format(numero)
}

/** '1.500 mm'. */
export function formatMm(millimeters: number): string {
  return `${whole.format(millimeters)} mm`
}

/** '1.200 × 1.500 mm': width by height, as the trade writes a window. */
export function formatSize(larghezza: number, altezza: number): string {
  return `${whole.format(larghezza)} × ${whole.format(altezza)} mm`
}

/** '1.234,50 €'; a decimal text ('1234.50') is accepted as the database gives it. */
export function formatEuro(importo: number | string): string {
  return `${centesimi.format(Number(importo))} €`
}

/** '12,5 %'; a decimal text ('12.50') is accepted as the database gives it. */
export function formatPercentage(percent: number | string): string {
  return `${atMostTwoDecimals.format(Number(percent))} %`
}

/** '100,00 %': two decimals always, for percentages that stand under each other. */
export function formatExactPercentage(percent: number): string {
  return `${centesimi.format(percent)} %`
}

/** '1 serramento', '3 serramenti'. */
export function formatCount(numero: number, singular: string, plural: string): string {
  return `${whole.format(numero)} ${numero === 1 ? singular : plural}`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text made harmless inside html, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** A stored state as people read it: 'Da fare' for DA_FARE; what is no code stays as it is. */
export function stateInWords(state: string): string {
  if (!/^[A-Z]{4,}$|^[A-Z]+(_[A-Z]+)+$/.test(state)) return state
  const words = state.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
