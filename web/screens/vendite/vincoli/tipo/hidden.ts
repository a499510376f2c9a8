import { analyzeVincoli } from '#vendite/vincoli/analisi/rules.ts'
import type { LimitsOfTipo } from '#vendite/vincoli/rules.ts'
import type { MatrixFamiglia, MatrixModel, MatrixTipo } from '../matrice/model.ts'

/** What the bounds of a type hide of the constraints of a family, in sentences. */
interface HiddenVincolo {
  famiglia: MatrixFamiglia
  messaggi: string[]
}

/** The families in which some bounds of a type would hide constraints. */
export function hiddenVincoli(
  limits: LimitsOfTipo,
  tipo: MatrixTipo,
  famiglie: readonly MatrixFamiglia[],
  matrice: MatrixModel,
): HiddenVincolo[] {
  return famiglie
    .map((famiglia) => ({
      famiglia,
      messaggi: analyzeVincoli(limits, matrice.cella(tipo.pk, famiglia.pk).vincoli)
        .filter(({ codice }) => codice === 'limiti_tipo')
        .map(({ messaggio }) => messaggio),
    }))
    .filter(({ messaggi }) => messaggi.length > 0)
}
