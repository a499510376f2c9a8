import type { CatalogoPreventivo } from '#vendite/preventivi/catalogo/rules.ts'
import { vincoliOf } from '#vendite/preventivi/catalogo/rules.ts'
import { nearMisure } from '#vendite/vincoli/misure/rules.ts'
import type { WizardTipo } from '../model.ts'

export interface TypicalMisure {
  altezza: number
  larghezza: number
}

const TALL = new Set(['PORTA', 'SCORREVOLE'])

/** The size in which a type is shown before it has measures: an ordinary one, brought to what the family makes. */
export function typicalMisure(tipo: WizardTipo, catalogo: CatalogoPreventivo, famiglia: number | ''): TypicalMisure {
  const rounded = tipo.disegno === 'TONDO'
  const low = tipo.disegno === 'VASISTAS'
  const altezza = TALL.has(tipo.disegno) ? 2200 : rounded ? 800 : low ? 600 : 1400
  const larghezza = rounded ? 800 : low ? 1000 : TALL.has(tipo.disegno) && tipo.ante === 1 ? 900 : 650 * tipo.ante
  const [near] = nearMisure(tipo, vincoliOf(catalogo, famiglia, tipo.id), altezza, larghezza)
  return near ?? { altezza, larghezza }
}

/** The size in which a window is drawn: what has been typed as far as it can be a window, else the typical one. */
export function misureToDraw(written: { altezza: unknown; larghezza: unknown }, typical: TypicalMisure): TypicalMisure {
  const plausible = (misura: unknown, otherwise: number) =>
    typeof misura === 'number' && misura >= 200 && misura <= 9999 ? misura : otherwise
  return {
    altezza: plausible(written.altezza, typical.altezza),
    larghezza: plausible(written.larghezza, typical.larghezza),
  }
}
