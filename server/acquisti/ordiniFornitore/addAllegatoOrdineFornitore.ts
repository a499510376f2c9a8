import { object, string } from 'yup'
import { type CheckedFile, checkFile, refuseSvgWithScript } from '#platform/files/files.ts'
import { fileLabel, renamedFile } from '#platform/files/name.ts'
import { fileSchema } from '#platform/files/rules.ts'
import { saveFile } from '#platform/files/save.ts'
import { freeOperation, inTransaction, type OperationContext } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'
import { allegatoHistory, announceOrdineFornitore } from './history.ts'
import { lockOrdineFornitore } from './lock.ts'

async function attach(pk: number, file: CheckedFile, originalName: string, ctx: OperationContext) {
  const { ordineId } = await lockOrdineFornitore(ctx, pk)
  const fileId = await saveFile(ctx, file)
  const { id } = await ctx.tx.allegatoOrdineFornitore.create({
    data: { ordineFornitoreId: pk, fileId, originalName },
  })
  await ctx.audit(...allegatoHistory('allegaFornitura', pk, ordineId, originalName))
  await announceOrdineFornitore(ctx, pk, ordineId)
  return { pk: id, ordineFornitore: pk }
}

/**
 * Attaches a file to a supplier order, under the name it had. It is read before the transaction begins.
 * @throws UserErrors on `allegato` when it is missing, empty, too large, not of an accepted kind or not what it says;
 * Refusal NOT_FOUND
 */
export const addAllegatoOrdineFornitore = freeOperation({
  nome: 'addAllegatoOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: object({ ordineFornitorePk: idRule(), originalName: string().default(''), allegato: fileSchema }),
  async run({ ordineFornitorePk, originalName, allegato }, ctx) {
    const label = fileLabel(renamedFile(allegato.nome, originalName))
    const upload = { nome: allegato.nome, bytes: Buffer.from(allegato.base64, 'base64') }
    const file = await checkFile(ctx.services.examiner, upload, 'archivio', 'allegato')
    refuseSvgWithScript(file, 'allegato')
    return inTransaction(ctx, (writing) => attach(ordineFornitorePk, file, label, writing))
  },
})
