// What a window costs without supplements. docs/rules/prezzi.md#base
import { formatEuro, formatInteger } from '#shared/formats/formats.ts'
import type { Finestra } from '../finestra/rules.ts'
import type { VocePrezzo } from '../listino/rules.ts'
import { byArea, byPerimetro, formatArea, paidArea } from '../misure/rules.ts'

export const OUT_OF_GRIGLIA = 'Misura oltre la griglia: su misura, da quotare.'
export const EMPTY_CELLA = 'La griglia non ha un prezzo per questa misura: da quotare.'
export const NO_PREZZO = 'La voce non ha ancora un prezzo.'

/** A base with its words, or why there is none. */
export type Base = { importo: number; testo: string } | { senza: string }

/** The place of the next measure that is not smaller; -1 beyond the last. */
const placeOf = (misure: readonly number[], mm: number) => misure.findIndex((misura) => misura >= mm)

function byGriglia({ griglia }: VocePrezzo, { altezza, larghezza }: Finestra): Base {
  if (griglia.altezze.length === 0) return { senza: NO_PREZZO }
  const row = placeOf(griglia.altezze, altezza)
  const column = placeOf(griglia.larghezze, larghezza)
  if (row < 0 || column < 0) return { senza: OUT_OF_GRIGLIA }
  const importo = griglia.prezzi[row]?.[column] ?? null
  if (importo === null) return { senza: EMPTY_CELLA }
  const [height, width] = [griglia.altezze[row] ?? 0, griglia.larghezze[column] ?? 0]
  return {
    importo,
    testo: `Base, griglia: altezza fino a ${formatInteger(height)} mm, larghezza fino a ${formatInteger(width)} mm`,
  }
}

/** The base of a window by an entry that prices it. */
export function basePrezzo(voce: VocePrezzo, finestra: Finestra): Base {
  const { modo, prezzo, minimoMq } = voce
  if (modo === 'GRIGLIA') return byGriglia(voce, finestra)
  if (prezzo === null) return { senza: NO_PREZZO }
  if (modo === 'PEZZO') return { importo: prezzo, testo: 'Base, a pezzo' }
  if (modo === 'PERIMETRO') {
    return {
      importo: byPerimetro(prezzo, finestra),
      testo: `Base, perimetro: ${formatEuro(prezzo)} al metro × ${formatInteger(2 * (finestra.altezza + finestra.larghezza))} mm`,
    }
  }
  const area = paidArea(finestra, minimoMq)
  return { importo: byArea(prezzo, area), testo: `Base: ${formatEuro(prezzo)} al m² × ${formatArea(area)}` }
}
