import type { DocumentoCartella } from '../../../prisma/generated/client.ts'
import { identitySchema } from '../../platform/db/entity/entity.ts'
import type { CheckedFile } from '../../platform/files/files.ts'
import { fileSchema } from '../../platform/files/rules.ts'
import { saveFile } from '../../platform/files/save.ts'
import { freeOperation, inTransaction, type OperationContext } from '../../platform/operation.ts'
import { documentoEntity } from './entity.ts'
import { checkUpload } from './upload.ts'

/**
 * Puts stored bytes in the place of those of a file, which are kept as an earlier version.
 * @param row of the file, locked
 * @param action what the history calls it
 */
export async function putVersion(
  ctx: OperationContext,
  row: DocumentoCartella,
  next: { fileId: number; nome: string },
  action: string,
): Promise<{ pk: number; cartella: number }> {
  const { tx } = ctx
  const { id: pk, cartellaId: cartella, nome, fileId, caricatoIl, caricatoDaId } = row
  // The same bytes under the same name are no new version.
  if (next.fileId === fileId && next.nome === nome) return { pk, cartella }
  await tx.versioneDocumento.create({ data: { documentoId: pk, fileId, nome, caricatoIl, caricatoDaId } })
  await tx.documentoCartella.update({
    where: { id: pk },
    data: {
      fileId: next.fileId,
      nome: next.nome,
      caricatoIl: new Date(),
      caricatoDaId: ctx.viewer?.id ?? null,
      versione: { increment: 1 },
    },
    select: { id: true },
  })
  await ctx.audit({ oggetto: 'DocumentoCartella', oggettoPk: pk, azione: action, prima: nome, dopo: next.nome })
  return { pk, cartella }
}

async function replace(pk: number, file: CheckedFile, ctx: OperationContext) {
  const row = await documentoEntity.take(ctx, pk)
  return putVersion(ctx, row, { fileId: await saveFile(ctx, file), nome: file.nome }, 'sostituisci')
}

/**
 * Puts another file in the place of one: title, description, permalink stay, what it was is kept as an earlier version.
 * @throws UserErrors on `file`; Refusal NOT_FOUND
 */
export const replaceDocumentoCartella = freeOperation({
  nome: 'replaceDocumentoCartella',
  permesso: 'adminApp',
  schema: identitySchema.shape({ file: fileSchema }),
  async run({ pk, file }, ctx) {
    const checked = await checkUpload(ctx, '', file)
    return inTransaction(ctx, (writing) => replace(pk, checked, writing))
  },
})
