import { formatEuro, formatInteger } from '#shared/formats/formats.ts'
import type { WizardPrezzo } from './askPrezzi.ts'

export const TO_QUOTE = 'da quotare'

/** '1.234,50 €', 'da 1.040 a 1.430 €'. */
export function prezzoInWords({ da, a }: WizardPrezzo): string {
  return da === a ? formatEuro(a) : `da ${formatInteger(da)} a ${formatInteger(a)} €`
}

/** The sum of what has a price, to the cent; null when nothing has. */
export function totalOf(prezzi: readonly (WizardPrezzo | null)[]): WizardPrezzo | null {
  const priced = prezzi.filter((one) => one !== null)
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100
  return priced.length === 0 ? null : { da: sum(priced.map(({ da }) => da)), a: sum(priced.map(({ a }) => a)) }
}
