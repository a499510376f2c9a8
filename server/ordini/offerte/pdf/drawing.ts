import { drawSerramento } from '#shared/drawings/drawings.ts'
import { specchiatureDrawing } from '#vendite/composti/read.ts'
import { sensoOf } from '#vendite/tipiApertura/rules.ts'
import type { PrintedVersione } from './data.ts'

type Riga = PrintedVersione['alternative'][number]['righe'][number]

/** The drawing of a window, with its measures; null of a free line and of a type that has none. */
export function drawingOf(riga: Riga): string | null {
  const { rivendita, tipoSerramento: tipo, tipoApertura, larghezza, altezza, ante } = riga
  if (rivendita || !tipo || larghezza === null || altezza === null) return null
  const specchiature = specchiatureDrawing(riga.specchiature)
  if (tipo.disegno === 'LIBERA' && specchiature.length === 0) return null
  return drawSerramento({
    disegno: tipo.disegno,
    ante: ante ?? tipo.ante,
    senso: sensoOf({ tipoApertura, tipoSerramento: tipo }),
    specchiature,
    larghezza,
    altezza,
    quote: true,
    quoteScale: 1.35,
  })
}
