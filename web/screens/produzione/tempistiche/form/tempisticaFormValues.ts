import { formValues } from '#forms/entity/useEntityForm.ts'
import type { TempisticaScope } from '#produzione/tempistiche/rules.ts'
import { scopeOfNode, type TreeCodice, type TreeTimes } from '../tree/tree.ts'

type Written = number | string | null

/** Values of the form. */
export interface TempisticaFormValues extends Omit<TempisticaScope, 'tipoSerramentoPk'> {
  tipoSerramentoPk: number | null
  tempoRepartoMacchine: Written
  tempoRepartoBanchi: Written
  versione: number
}

const EMPTY: TempisticaFormValues = {
  tipoSerramentoPk: null,
  codiceSerramentoPk: null,
  categoria: null,
  forma: null,
  tempoRepartoMacchine: null,
  tempoRepartoBanchi: null,
  versione: 0,
}

/**
 * A timing as its form begins.
 * @param tempi null for a new one, of what was pointed at (`scope`)
 */
export function tempisticaFormValues(
  tempi: TreeTimes | null,
  scope: TempisticaScope | null,
  codici: readonly TreeCodice[],
): TempisticaFormValues {
  const where = tempi ? scopeOfNode(tempi) : scope
  return formValues(EMPTY, { ...EMPTY, ...tempi, ...(where && withCode(where, codici)) })
}

/** In the form a code stands under its category and shape. */
function withCode(scope: TempisticaScope, codici: readonly TreeCodice[]): TempisticaScope {
  const codice = codici.find(({ pk }) => pk === scope.codiceSerramentoPk)
  return codice ? { ...scope, categoria: codice.categoria, forma: codice.forma } : scope
}

/** What is sent: the numbers as they were written, where they are none the server says so. */
export function writeTempistica(_fields: object, { versione: _versione, ...values }: TempisticaFormValues) {
  const { tempoRepartoMacchine, tempoRepartoBanchi } = values
  return {
    ...values,
    tempoRepartoMacchine: Number(tempoRepartoMacchine),
    tempoRepartoBanchi: Number(tempoRepartoBanchi),
  }
}

const byName = new Intl.Collator('it', { numeric: true })
const ordinate = (items: readonly string[]) => [...new Set(items)].sort(byName.compare)

/** What may be chosen next to what is chosen. */
export function codiceOptions({ categoria, forma }: TempisticaFormValues, codici: readonly TreeCodice[]) {
  const ofCategoria = codici.filter((codice) => codice.categoria === categoria)
  return {
    categorie: ordinate(codici.map((codice) => codice.categoria)),
    forme: ordinate(ofCategoria.map((codice) => codice.forma)),
    codici: ofCategoria.filter((codice) => codice.forma === forma).sort((a, b) => byName.compare(a.codice, b.codice)),
  }
}
