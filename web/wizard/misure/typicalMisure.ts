import type { CatalogoPreventivo } from '../../../server/vendite/preventivi/catalogo/rules.ts'
import { vincoliOf } from '../../../server/vendite/preventivi/catalogo/rules.ts'
import { nearMisure } from '../../../server/vendite/vincoli/misure/rules.ts'
import type { WizardTipo } from '../model.ts'

export interface TypicalMisure {
  altezza: number
  larghezza: number
}

const ALTE = new Set(['PORTA', 'SCORREVOLE'])

/** The size in which a type is shown before it has measures: an ordinary one, brought to what the family makes. */
export function typicalMisure(tipo: WizardTipo, catalogo: CatalogoPreventivo, famiglia: number | ''): TypicalMisure {
  const tonda = tipo.disegno === 'TONDO'
  const bassa = tipo.disegno === 'VASISTAS'
  const altezza = ALTE.has(tipo.disegno) ? 2200 : tonda ? 800 : bassa ? 600 : 1400
  const larghezza = tonda ? 800 : bassa ? 1000 : ALTE.has(tipo.disegno) && tipo.ante === 1 ? 900 : 650 * tipo.ante
  const [vicina] = nearMisure(tipo, vincoliOf(catalogo, famiglia, tipo.id), altezza, larghezza)
  return vicina ?? { altezza, larghezza }
}

/** The size in which a window is drawn: what has been typed as far as it can be a window, else the typical one. */
export function misureToDraw(scritte: { altezza: unknown; larghezza: unknown }, tipiche: TypicalMisure): TypicalMisure {
  const plausibile = (misura: unknown, altrimenti: number) =>
    typeof misura === 'number' && misura >= 200 && misura <= 9999 ? misura : altrimenti
  return {
    altezza: plausibile(scritte.altezza, tipiche.altezza),
    larghezza: plausibile(scritte.larghezza, tipiche.larghezza),
  }
}
