import {
  colonneOf,
  type Direzione,
  type RigaColonna,
  righeColonneOf,
} from '../../../../server/acquisti/materiali/columns/rules.ts'
import { formValues } from '../../../forms/entity/useEntityForm.ts'
import type { MaterialeRow } from './MaterialeRow.tsx'

/** Values of the form; the columns are one thing, with their places and titles. */
export interface MaterialeFormValues {
  nome: string
  showReminderOrdineFornitore: boolean
  colonne: RigaColonna[]
  versione: number
}

export const DIREZIONE_LABELS = { asc: 'Crescente', desc: 'Decrescente' } as const

const EMPTY: MaterialeFormValues = { nome: '', showReminderOrdineFornitore: false, colonne: [], versione: 0 }

/** A material as its form begins; an empty one for null. */
export function materialeFormValues(materiale: MaterialeRow | null): MaterialeFormValues {
  if (!materiale) return EMPTY
  const { colonneList, sort, labels } = materiale
  const colonne = righeColonneOf({
    colonneList: [...colonneList],
    sort: sort.map(({ colonna, direzione }) => [colonna, direzione as Direzione]),
    labels: Object.fromEntries(labels.map(({ colonna, titolo }) => [colonna, titolo])),
  })
  return formValues(EMPTY, { ...materiale, colonne })
}

/** What is sent. */
export function writeMateriale({ colonne, ...fields }: Partial<Omit<MaterialeFormValues, 'versione'>>) {
  if (!colonne) return fields
  const { colonneList, sort, labels } = colonneOf(colonne)
  return {
    ...fields,
    colonneList,
    sort: sort.map(([colonna, direzione]) => ({ colonna, direzione })),
    labels: Object.entries(labels).map(([colonna, titolo]) => ({ colonna, titolo })),
  }
}

/** A column in words: 'Codice · 1 ° Crescente · «Cod.»'. */
function colonnaInParole({ colonna, order, direction, label }: RigaColonna): string {
  const ordine = order && direction ? `${order} ° ${DIREZIONE_LABELS[direction]}` : ''
  return [colonna, ordine, label && `«${label}»`].filter(Boolean).join(' · ')
}

/** The columns as the dialog of two versions shows them, one a line. */
export const materialeShown = { colonne: (colonne: RigaColonna[]) => colonne.map(colonnaInParole).join('\n') }
