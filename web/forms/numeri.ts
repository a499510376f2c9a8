/**
 * The number an Italian typed: '1.500' and '1500' are 1500, '1,5' is 1.5; null for an empty field, NaN for anything
 * that is no number (so that the schema can refuse it).
 * A single dot is a decimal point when it cannot separate thousands: '1.5' is 1.5.
 */
export function leggiNumero(testo: string): number | null {
  const pulito = testo.replace(/[\s\u00a0]/g, '')
  if (pulito === '') return null
  if (/^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(pulito)) return Number(pulito.replaceAll('.', '').replace(',', '.'))
  if (/^[+-]?\d+([.,]\d+)?$/.test(pulito)) return Number(pulito.replace(',', '.'))
  return Number.NaN
}

const italiano = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 6 })

/** A number as its field shows it when nobody is typing: '1.500', '1,5'; '' for none. */
export function scriviNumero(numero: number | null | undefined): string {
  return numero == null || Number.isNaN(numero) ? '' : italiano.format(numero)
}
