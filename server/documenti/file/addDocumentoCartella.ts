import { UserErrors } from '#platform/errors.ts'
import type { CheckedFile } from '#platform/files/files.ts'
import { fileSchema } from '#platform/files/rules.ts'
import { saveFile } from '#platform/files/save.ts'
import { freeOperation, inTransaction, type OperationContext } from '#platform/operation.ts'
import { idRule, refersTo, unknownPkMessage } from '#shared/fields/fields.ts'
import { cartelleList } from '../cartelle/list.ts'
import { takePermalink } from './entity.ts'
import { type DocumentoInput, documentoNameRule, documentoSchema } from './rules.ts'
import { checkUpload } from './upload.ts'

async function store(cartella: number, values: DocumentoInput, file: CheckedFile, ctx: OperationContext) {
  const { tx, viewer } = ctx
  const where = { id: cartella, AND: cartelleList.visible(viewer) }
  if (!(await tx.cartella.findFirst({ where, select: { id: true } })))
    throw UserErrors.of('cartellaPk', unknownPkMessage(cartella))
  await takePermalink(tx, values.permalink, null)
  const fileId = await saveFile(ctx, file)
  const who = viewer?.id
  const { id } = await tx.documentoCartella.create({
    data: { ...values, cartellaId: cartella, fileId, nome: file.nome, creatoDaId: who, caricatoDaId: who },
    select: { id: true },
  })
  await ctx.audit({ oggetto: 'DocumentoCartella', oggettoPk: id, azione: 'crea', dopo: file.nome })
  return { pk: id, cartella }
}

/**
 * Adds a file to a folder. It is read before the transaction begins.
 * @throws UserErrors on the field that is wrong; Refusal UNAVAILABLE when the disk is full: nothing is stored then
 */
export const addDocumentoCartella = freeOperation({
  nome: 'addDocumentoCartella',
  permesso: 'adminApp',
  schema: documentoSchema.shape({
    cartellaPk: refersTo('cartella', idRule()),
    nome: documentoNameRule,
    file: fileSchema,
  }),
  async run({ cartellaPk, nome, file, ...values }, ctx) {
    const checked = await checkUpload(ctx, nome, file)
    return inTransaction(ctx, (writing) => store(cartellaPk, values, checked, writing))
  },
})
