/**
 * The number an Italian typed: '1.500' and '1500' are 1500, '1,5' is 1.5; null for an empty field, NaN for anything
 * that is no number (so that the schema can refuse it).
 * A single dot is a decimal point when it cannot separate thousands: '1.5' is 1.5.
 */
export function readTypedNumber(text: string): number | null {
  const clean = text.replace(/[\s\u00a0]/g, '')
  if (clean === '') return null
  if (/^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(clean)) return Number(clean.replaceAll('.', '').replace(',', '.'))
  if (/^[+-]?\d+([.,]\d+)?$/.test(clean)) return Number(clean.replace(',', '.'))
  return Number.NaN
}

const format = (decimals: number) =>
  new Intl.NumberFormat('it-IT', {
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 6,
  })
const italian = format(0)
const money = format(2)

/**
 * A number as its field shows it when nobody is typing: '1.500', '1,5'; '' for none.
 * @param decimals always shown: 2 for money, none by default
 */
export function writeTypedNumber(numero: number | null | undefined, decimals: 0 | 2 = 0): string {
  if (numero == null || Number.isNaN(numero)) return ''
  return (decimals === 2 ? money : italian).format(numero)
}
