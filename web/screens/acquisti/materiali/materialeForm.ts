import {
  columnsOfRows,
  DIRECTION_LABELS,
  type Direction,
  type RigaColumn,
  righeColumnsOf,
} from '#acquisti/materiali/rules.ts'
import { formValues } from '#forms/entity/useEntityForm.ts'
import type { MaterialeRow } from './MaterialeRow.tsx'

/** Values of the form; the columns are one thing, with their places and titles. */
export interface MaterialeFormValues {
  nome: string
  showReminderOrdineFornitore: boolean
  colonne: RigaColumn[]
  versione: number
}

const EMPTY: MaterialeFormValues = { nome: '', showReminderOrdineFornitore: false, colonne: [], versione: 0 }

/** A material as its form begins; an empty one for null. */
export function materialeFormValues(materiale: MaterialeRow | null): MaterialeFormValues {
  if (!materiale) return EMPTY
  const { colonneList, sort, labels } = materiale
  const columns = righeColumnsOf({
    colonneList: [...colonneList],
    sort: sort.map(({ colonna, direzione }) => [colonna, direzione as Direction]),
    labels: Object.fromEntries(labels.map(({ colonna, titolo }) => [colonna, titolo])),
  })
  return formValues(EMPTY, { ...materiale, colonne: columns })
}

/** What is sent. */
export function writeMateriale({ colonne, ...fields }: Partial<Omit<MaterialeFormValues, 'versione'>>) {
  if (!colonne) return fields
  const { colonneList, sort, labels } = columnsOfRows(colonne)
  return {
    ...fields,
    colonneList,
    sort: sort.map(([column, direction]) => ({ colonna: column, direzione: direction })),
    labels: Object.entries(labels).map(([column, title]) => ({ colonna: column, titolo: title })),
  }
}

/** A column in words: 'Codice · 1 ° Crescente · «Cod.»'. */
function columnInWords({ colonna, order, direction, label }: RigaColumn): string {
  const ordine = order && direction ? `${order} ° ${DIRECTION_LABELS[direction]}` : ''
  return [colonna, ordine, label && `«${label}»`].filter(Boolean).join(' · ')
}

/** The columns as the dialog of two versions shows them, one a line. */
export const materialeShown = { colonne: (columns: RigaColumn[]) => columns.map(columnInWords).join('\n') }
