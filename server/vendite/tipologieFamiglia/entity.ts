import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { checkName, checkNewEntry, type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, updateOperation } from '#platform/db/entity/operations.ts'
import type { OperationContext } from '#platform/operation.ts'
import { tipologiaFamigliaSchema } from './rules.ts'

const codec = columnCodec('tipologiaFamiglia', tipologiaFamigliaSchema)

/** The kinds of family. */
function readTipologieFamiglia({ tx }: OperationContext): Promise<Entry[]> {
  return tx.tipologiaFamiglia.findMany({ select: { id: true, nome: true, ordine: true } })
}

/** A kind of family as it is written; a new one comes after the others. */
export const tipologiaFamigliaEntity = entity({
  model: 'tipologiaFamiglia',
  permesso: 'adminCatalogo',
  schema: tipologiaFamigliaSchema,
  ...codec,
  take: (ctx, pk) => takeEntry(ctx, 'tipologiaFamiglia', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns(values)
    return row ? columns : { ...columns, ordine: nextPlace(await readTipologieFamiglia(ctx)) }
  },
  title: ({ nome }) => nome,
  changed: (ctx, pk) => ctx.emit('catalogo', { tipologiaFamiglia: pk }),
})

/** Adds a kind of family after the others. @throws UserErrors for a name that is taken, a full list */
export const createTipologiaFamiglia = createOperation({
  nome: 'createTipologiaFamiglia',
  entity: tipologiaFamigliaEntity,
  check: (ctx, { nome }) => checkNewEntry(ctx, 'tipologiaFamiglia', readTipologieFamiglia, nome, 'nome'),
})

/** Changes the name of a kind of family. @throws UserErrors for a name that is taken */
export const updateTipologiaFamiglia = updateOperation({
  nome: 'updateTipologiaFamiglia',
  entity: tipologiaFamigliaEntity,
  check: async (ctx, { pk, after }) => checkName(await readTipologieFamiglia(ctx), after.nome, 'nome', pk),
})

/** Puts the kinds of family in another order, that of the wizard. @throws UserErrors when they are not all there */
export const arrangeTipologieFamiglia = arrangeOperation({
  nome: 'arrangeTipologieFamiglia',
  model: 'tipologiaFamiglia',
  permesso: 'adminCatalogo',
  list: readTipologieFamiglia,
  changed: (ctx) => ctx.emit('catalogo', { tipologiaFamiglia: null }),
})
