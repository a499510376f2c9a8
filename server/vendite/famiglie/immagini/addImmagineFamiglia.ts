import { object } from 'yup'
import { nextPlace } from '#platform/db/arranged/entries.ts'
import { identitySchema } from '#platform/db/entity/entity.ts'
import { lockRow } from '#platform/db/entity/rows.ts'
import { UserErrors } from '#platform/errors.ts'
import { type CheckedFile, checkFile, refuseSvgWithScript } from '#platform/files/files.ts'
import { fileSchema } from '#platform/files/rules.ts'
import { saveFile } from '#platform/files/save.ts'
import { freeOperation, inTransaction, type OperationContext } from '#platform/operation.ts'
import { IMAGES_MAX } from '../rules.ts'
import { readImages } from './arrangeImmaginiFamiglia.ts'

async function add(pk: number, file: CheckedFile, ctx: OperationContext) {
  await lockRow(ctx.tx, 'famiglia', pk)
  const present = await readImages(ctx, pk)
  if (present.length >= IMAGES_MAX) {
    throw UserErrors.of('immagine', `Una famiglia non ha più di ${IMAGES_MAX} immagini.`, 'CONFLICT')
  }
  const fileId = await saveFile(ctx, file)
  if ((await ctx.tx.immagineFamiglia.count({ where: { famigliaId: pk, fileId } })) > 0) {
    throw UserErrors.of('immagine', 'La famiglia ha già questa immagine.', 'CONFLICT')
  }
  // Visitors see it: their browsers may keep it.
  await ctx.tx.storedFile.update({ where: { id: fileId }, data: { pubblico: true } })
  const { id } = await ctx.tx.immagineFamiglia.create({
    data: { famigliaId: pk, fileId, ordine: nextPlace(present) },
  })
  await ctx.audit({
    oggetto: 'Famiglia',
    oggettoPk: pk,
    azione: 'aggiungeImmagine',
    campo: 'immagini',
    dopo: file.nome,
  })
  await ctx.emit('catalogo', { famiglia: pk })
  return { pk: id, famiglia: pk }
}

/**
 * Adds a picture to a family, after the others. It is read before the transaction begins.
 * @throws UserErrors on `immagine` when it is no picture, has code in it, is there already, or there are too many
 */
export const addImmagineFamiglia = freeOperation({
  nome: 'addImmagineFamiglia',
  permesso: 'adminCatalogo',
  schema: identitySchema.concat(object({ immagine: fileSchema })),
  async run({ pk, immagine }, ctx) {
    const upload = { nome: immagine.nome, bytes: Buffer.from(immagine.base64, 'base64') }
    const file = await checkFile(ctx.services.examiner, upload, 'immagine', 'immagine')
    refuseSvgWithScript(file, 'immagine')
    return inTransaction(ctx, (operationContext) => add(pk, file, operationContext))
  },
})
