import type { Materiale } from '../../../prisma/generated/client.ts'
import { entity } from '../../platform/db/entity/entity.ts'
import { type ColonneMateriale, colonnaKey, righeColonneOf } from './columns/rules.ts'
import { type MaterialeInput, materialeSchema } from './rules.ts'

/** A stored material as it is written. */
function valoriMateriale({ nome, showReminderOrdineFornitore, ...colonne }: Materiale): MaterialeInput {
  const { colonneList, sort, labels } = colonne as unknown as ColonneMateriale
  return { nome, showReminderOrdineFornitore, colonneList, sort, labels }
}

/** What two versions of a material differ in: the columns are one thing, with their places and titles. */
function confrontabile(materiale: MaterialeInput) {
  const { nome, showReminderOrdineFornitore } = materiale
  return { nome, showReminderOrdineFornitore, colonne: righeColonneOf(materiale) }
}

/** The same for the history: each column in words, 'codice, 1 asc, «Codice»'. */
function inParole(materiale: MaterialeInput) {
  const colonne = righeColonneOf(materiale).map(({ colonna, order, direction, label }) =>
    [colonnaKey(colonna), order && `${order} ${direction}`, label && `«${label}»`].filter(Boolean).join(' '),
  )
  return { ...confrontabile(materiale), colonne }
}

/** A material as it is written. */
export const materialeEntity = entity({
  model: 'materiale',
  permesso: 'adminMateriali',
  schema: materialeSchema,
  values: valoriMateriale,
  columns: ({ nome, showReminderOrdineFornitore, colonneList, sort, labels }) => ({
    nome,
    showReminderOrdineFornitore,
    colonneList,
    sort: sort.map((pair) => [...pair]),
    labels: { ...labels },
  }),
  compared: (row) => confrontabile(valoriMateriale(row)),
  inHistory: (row) => inParole(valoriMateriale(row)),
  title: ({ nome }) => nome,
  changed: (ctx, pk) => ctx.emit('materiale', { pk }),
})
