import { entity } from '#platform/db/entity/entity.ts'
import { createOperation } from '#platform/db/entity/operations.ts'
import { fromJson } from '#platform/db/json.ts'
import type { Materiale } from '#prisma/generated/client.ts'
import { lockMateriali, refuseDuplicateMateriale } from './lock.ts'
import { columnKey, type MaterialeColumns, type MaterialeInput, materialeSchema, righeColumnsOf } from './rules.ts'

/** A stored material as it is written. */
function materialeValues({ nome, showReminderOrdineFornitore, ...columns }: Materiale): MaterialeInput {
  const { colonneList, sort, labels } = fromJson<MaterialeColumns>(columns)
  return { nome, showReminderOrdineFornitore, colonneList, sort, labels }
}

/** What two versions of a material differ in: the columns are one thing, with their places and titles. */
function comparable(materiale: MaterialeInput) {
  const { nome, showReminderOrdineFornitore } = materiale
  return { nome, showReminderOrdineFornitore, colonne: righeColumnsOf(materiale) }
}

/** The same for the history: each column in words, 'codice, 1 asc, «Codice»'. */
function inWords(materiale: MaterialeInput) {
  const columns = righeColumnsOf(materiale).map(({ colonna, order, direction, label }) =>
    [columnKey(colonna), order && `${order} ${direction}`, label && `«${label}»`].filter(Boolean).join(' '),
  )
  return { ...comparable(materiale), colonne: columns }
}

/** A material as it is written. */
export const materialeEntity = entity({
  model: 'materiale',
  permesso: 'adminMateriali',
  schema: materialeSchema,
  values: materialeValues,
  columns: ({ nome, showReminderOrdineFornitore, colonneList, sort, labels }) => ({
    nome,
    showReminderOrdineFornitore,
    colonneList,
    sort: sort.map((pair) => [...pair]),
    labels: { ...labels },
  }),
  compared: (row) => comparable(materialeValues(row)),
  inHistory: (row) => inWords(materialeValues(row)),
  title: ({ nome }) => nome,
  changed: (ctx, pk) => ctx.emit('materiale', { pk }),
})

/** Adds a material. @throws UserErrors when the name is taken */
export const createMateriale = createOperation({
  nome: 'createMateriale',
  entity: materialeEntity,
  async check(ctx, { nome }) {
    await lockMateriali(ctx.tx)
    await refuseDuplicateMateriale(ctx, nome)
  },
})
