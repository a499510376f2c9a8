import { identitySchema } from '../../platform/db/entity/entity.ts'
import type { CheckedFile } from '../../platform/files/files.ts'
import { fileSchema } from '../../platform/files/rules.ts'
import { saveFile } from '../../platform/files/save.ts'
import { freeOperation, inTransaction, type OperationContext } from '../../platform/operation.ts'
import { documentoEntity } from './entity.ts'
import { checkUpload } from './upload.ts'

async function replace(pk: number, file: CheckedFile, ctx: OperationContext) {
  const { tx } = ctx
  const row = await documentoEntity.take(ctx, pk)
  const { cartellaId: cartella, nome, fileId: prima, caricatoIl, caricatoDaId } = row
  const fileId = await saveFile(ctx, file)
  // The same bytes under the same name are no new version.
  if (fileId === prima && file.nome === nome) return { pk, cartella }
  await tx.versioneDocumento.create({ data: { documentoId: pk, fileId: prima, nome, caricatoIl, caricatoDaId } })
  await tx.documentoCartella.update({
    where: { id: pk },
    data: {
      fileId,
      nome: file.nome,
      caricatoIl: new Date(),
      caricatoDaId: ctx.viewer?.id ?? null,
      versione: { increment: 1 },
    },
    select: { id: true },
  })
  await ctx.audit({ oggetto: 'DocumentoCartella', oggettoPk: pk, azione: 'sostituisci', prima: nome, dopo: file.nome })
  return { pk, cartella }
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
