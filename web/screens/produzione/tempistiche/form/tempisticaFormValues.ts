import type { Ambito } from '../../../../../server/produzione/tempistiche/rules.ts'
import { formValues } from '../../../../forms/entity/useEntityForm.ts'
import { ambitoOf, type TreeCodice, type TreeTimes } from '../tree/tree.ts'

type Scritto = number | string | null

/** Values of the form. */
export interface TempisticaFormValues extends Omit<Ambito, 'tipoSerramentoId'> {
  tipoSerramentoId: number | null
  tempoRepartoMacchine: Scritto
  tempoRepartoBanchi: Scritto
  versione: number
}

const EMPTY: TempisticaFormValues = {
  tipoSerramentoId: null,
  codiceSerramentoId: null,
  categoria: null,
  forma: null,
  tempoRepartoMacchine: null,
  tempoRepartoBanchi: null,
  versione: 0,
}

/**
 * A timing as its form begins.
 * @param tempi null for a new one, of what was pointed at (`ambito`)
 */
export function tempisticaFormValues(
  tempi: TreeTimes | null,
  ambito: Ambito | null,
  codici: readonly TreeCodice[],
): TempisticaFormValues {
  const dove = tempi ? ambitoOf(tempi) : ambito
  return formValues(EMPTY, { ...EMPTY, ...tempi, ...(dove && conCodice(dove, codici)) })
}

/** In the form a code stands under its category and shape. */
function conCodice(ambito: Ambito, codici: readonly TreeCodice[]): Ambito {
  const codice = codici.find(({ pk }) => pk === ambito.codiceSerramentoId)
  return codice ? { ...ambito, categoria: codice.categoria, forma: codice.forma } : ambito
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

const perNome = new Intl.Collator('it', { numeric: true })
const ordinate = (voci: readonly string[]) => [...new Set(voci)].sort(perNome.compare)

/** What may be chosen next to what is chosen. */
export function codiceOptions({ categoria, forma }: TempisticaFormValues, codici: readonly TreeCodice[]) {
  const dellaCategoria = codici.filter((codice) => codice.categoria === categoria)
  return {
    categorie: ordinate(codici.map((codice) => codice.categoria)),
    forme: ordinate(dellaCategoria.map((codice) => codice.forma)),
    codici: dellaCategoria
      .filter((codice) => codice.forma === forma)
      .sort((a, b) => perNome.compare(a.codice, b.codice)),
  }
}
