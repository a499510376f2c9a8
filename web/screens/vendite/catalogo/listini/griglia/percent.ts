import { readTypedNumber } from '#forms/numbers.ts'
import { raiseRule } from '#vendite/listini/voci/griglia/rules.ts'

/** Why a percentage that was typed is none, in Italian; null when it is one. */
export function percentReason(text: string): string | null {
  const value = readTypedNumber(text)
  if (value === null) return 'Scrivi una percentuale.'
  try {
    raiseRule().validateSync(value)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'Valore non valido'
  }
}
