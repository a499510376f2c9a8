import { number, object } from 'yup'
import { operation } from '#platform/operation.ts'
import { deleteRigheOrdineFornitore } from './deleteRigheOrdineFornitore.ts'
import { lockRigaOrdineFornitore } from './lock.ts'

/** Removes one row. @throws Refusal NOT_FOUND */
export const deleteRigaOrdineFornitore = operation({
  nome: 'deleteRigaOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ pk: number().integer().required() }),
  async run({ pk }, ctx) {
    await lockRigaOrdineFornitore(ctx, pk)
    const { modifica } = await deleteRigheOrdineFornitore.run({ pks: [pk] }, ctx)
    return { pk, modifica }
  },
})
