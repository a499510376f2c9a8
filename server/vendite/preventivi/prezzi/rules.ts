// What a visitor is told of prices while windows are measured. docs/rules/prezzi.md#in-the-wizard

/** How the wizard tells prices. */
export const PREZZI_PREVENTIVO = ['nessuno', 'fascia', 'esatto'] as const
export type PrezziPreventivoWord = (typeof PREZZI_PREVENTIVO)[number]

export const PREZZI_PREVENTIVO_LABELS: Readonly<Record<PrezziPreventivoWord, string>> = {
  nessuno: 'Nessun prezzo',
  fascia: 'Una fascia: da … a …',
  esatto: 'Il prezzo di listino',
}

/** Percent around a price that a range may tell. */
export const SCARTO_MAX = 50

/** Euro without VAT; both ends are the price where it is told exactly. */
export interface ShownPrezzo {
  da: number
  a: number
}

/** Ends of a range are whole tens of euro: a visitor must not read the list price out of them. */
const STEP = 10

/**
 * What is told of a list price.
 * @param scarto percent below and above it, whole
 */
export function shownPrezzo(amount: number, how: 'fascia' | 'esatto', scarto: number): ShownPrezzo {
  if (how === 'esatto') return { da: amount, a: amount }
  const hundredths = Math.round(amount * 100)
  // Of hundredths and a whole percentage: exact in whole numbers.
  const part = (percent: number) => (hundredths * percent) / (10_000 * STEP)
  return { da: Math.floor(part(100 - scarto)) * STEP, a: Math.ceil(part(100 + scarto)) * STEP }
}
