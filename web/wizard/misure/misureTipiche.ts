import type { CatalogoPreventivo } from '../../../server/vendite/preventivi/catalogo/rules.ts'
import { vincoliDi } from '../../../server/vendite/preventivi/catalogo/rules.ts'
import { misureVicine } from '../../../server/vendite/vincoli/misure/rules.ts'
import type { Tipo } from '../modello.ts'

export interface Misure {
  altezza: number
  larghezza: number
}

const ALTE = new Set(['PORTA', 'SCORREVOLE'])

/** The size in which a type is shown before it has measures: an ordinary one, brought to what the family makes. */
export function misureTipiche(tipo: Tipo, catalogo: CatalogoPreventivo, famiglia: number | ''): Misure {
  const tonda = tipo.disegno === 'TONDO'
  const bassa = tipo.disegno === 'VASISTAS'
  const altezza = ALTE.has(tipo.disegno) ? 2200 : tonda ? 800 : bassa ? 600 : 1400
  const larghezza = tonda ? 800 : bassa ? 1000 : ALTE.has(tipo.disegno) && tipo.ante === 1 ? 900 : 650 * tipo.ante
  const [vicina] = misureVicine(tipo, vincoliDi(catalogo, famiglia, tipo.id), altezza, larghezza)
  return vicina ?? { altezza, larghezza }
}

/** The size in which a window is drawn: what has been typed as far as it can be a window, else the typical one. */
export function misureDaDisegnare(scritte: { altezza: unknown; larghezza: unknown }, tipiche: Misure): Misure {
  const plausibile = (misura: unknown, altrimenti: number) =>
    typeof misura === 'number' && misura >= 200 && misura <= 9999 ? misura : altrimenti
  return {
    altezza: plausibile(scritte.altezza, tipiche.altezza),
    larghezza: plausibile(scritte.larghezza, tipiche.larghezza),
  }
}
