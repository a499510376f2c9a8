import type { Materiale, Prisma } from '../../../prisma/generated/client.ts'
import { type Colonne, chiaveColonna, righeDi } from './colonne/rules.ts'
import type { MaterialeInput } from './rules.ts'

/** The columns of the table for what is written of a material. */
export function colonneMateriale({ nome, showReminderOrdineFornitore, colonneList, sort, labels }: MaterialeInput) {
  return {
    ...{ nome, showReminderOrdineFornitore, colonneList },
    sort: sort as unknown as Prisma.InputJsonArray,
    labels: labels as Prisma.InputJsonObject,
  }
}

/** A stored material as it is written. */
export function valoriMateriale({ nome, showReminderOrdineFornitore, ...colonne }: Materiale): MaterialeInput {
  const { colonneList, sort, labels } = colonne as unknown as Colonne
  return { nome, showReminderOrdineFornitore, colonneList, sort, labels }
}

/** What two versions of a material differ in: the columns are one thing, with their places and titles. */
export function confrontabile(materiale: MaterialeInput) {
  const { nome, showReminderOrdineFornitore } = materiale
  return { nome, showReminderOrdineFornitore, colonne: righeDi(materiale) }
}

/** The same for the history: each column in words, 'codice, 1 asc, «Codice»'. */
export function inParole(materiale: MaterialeInput) {
  const colonne = righeDi(materiale).map(({ colonna, order, direction, label }) =>
    [chiaveColonna(colonna), order && `${order} ${direction}`, label && `«${label}»`].filter(Boolean).join(' '),
  )
  return { ...confrontabile(materiale), colonne }
}
