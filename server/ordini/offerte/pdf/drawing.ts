import { drawSerramento } from '#shared/drawings/drawings.ts'
import { sensoOf } from '../../righe/rules.ts'
import type { PrintedVersione } from './data.ts'

type Riga = PrintedVersione['alternative'][number]['righe'][number]

/** The drawing of a window, with its measures; null of a free line and of a type that has none. */
export function drawingOf(riga: Riga): string | null {
  const { rivendita, tipoSerramento: tipo, tipoApertura, larghezza, altezza, ante } = riga
  if (rivendita || !tipo || tipo.disegno === 'LIBERA' || larghezza === null || altezza === null) return null
  return drawSerramento({
    disegno: tipo.disegno,
    ante: ante ?? tipo.ante,
    senso: sensoOf({ tipoApertura, tipoSerramento: tipo }),
    larghezza,
    altezza,
    quote: true,
  })
}
