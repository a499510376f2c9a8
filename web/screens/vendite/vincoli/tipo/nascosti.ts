import { analizzaVincoli } from '../../../../../server/vendite/vincoli/analisi/rules.ts'
import type { LimitiTipo } from '../../../../../server/vendite/vincoli/rules.ts'
import type { Famiglia, Matrice, Tipo } from '../matrice/matrice.ts'

/** What the bounds of a type hide of the constraints of a family, in sentences. */
export interface Nascosto {
  famiglia: Famiglia
  messaggi: string[]
}

/** The families in which some bounds of a type would hide constraints. */
export function nascosti(limiti: LimitiTipo, tipo: Tipo, famiglie: readonly Famiglia[], matrice: Matrice): Nascosto[] {
  return famiglie
    .map((famiglia) => ({
      famiglia,
      messaggi: analizzaVincoli(limiti, matrice.cella(tipo.pk, famiglia.pk).vincoli)
        .filter(({ codice }) => codice === 'limiti_tipo')
        .map(({ messaggio }) => messaggio),
    }))
    .filter(({ messaggi }) => messaggi.length > 0)
}
