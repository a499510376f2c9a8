import { object, string } from 'yup'
import { type CheckedFile, checkFile, refuseSvgWithScript } from '#platform/files/files.ts'
import { fileLabel, renamedFile } from '#platform/files/name.ts'
import { fileSchema } from '#platform/files/rules.ts'
import { saveFile } from '#platform/files/save.ts'
import { freeOperation, inTransaction, type OperationContext } from '#platform/operation.ts'
import { lockOrdine, ordinePk } from './lock.ts'

async function attach(pk: number, file: CheckedFile, originalName: string, ctx: OperationContext) {
  await lockOrdine(ctx, pk)
  const fileId = await saveFile(ctx, file)
  const { id } = await ctx.tx.allegatoOrdine.create({
    data: { ordineId: pk, fileId, originalName, creatoDaId: ctx.viewer?.id },
  })
  await ctx.audit({
    oggetto: 'Ordine',
    oggettoPk: pk,
    azione: 'aggiungeAllegato',
    campo: 'allegati',
    dopo: originalName,
  })
  await ctx.emit('ordine', { pk })
  return { pk: id, ordine: pk }
}

/**
 * Attaches a file to an order, under the name it had. It is read before the transaction begins.
 * @throws UserErrors on `allegato` when it is missing, empty, too large, not of an accepted kind or not what it says
 */
export const addAllegatoOrdine = freeOperation({
  nome: 'addAllegatoOrdine',
  permesso: 'updateOrderAllegati',
  schema: object({ ordinePk, originalName: string().default(''), allegato: fileSchema }),
  async run({ ordinePk: ordine, originalName, allegato }, ctx) {
    const label = fileLabel(renamedFile(allegato.nome, originalName))
    const upload = { nome: allegato.nome, bytes: Buffer.from(allegato.base64, 'base64') }
    const file = await checkFile(ctx.services.examiner, upload, 'archivio', 'allegato')
    refuseSvgWithScript(file, 'allegato')
    return inTransaction(ctx, (operationContext) => attach(ordine, file, label, operationContext))
  },
})
