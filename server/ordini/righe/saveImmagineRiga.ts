import { object } from 'yup'
import { UserErrors } from '#platform/errors.ts'
import { type CheckedFile, checkFile } from '#platform/files/files.ts'
import { fileSchema } from '#platform/files/rules.ts'
import { saveFile } from '#platform/files/save.ts'
import { freeOperation, inTransaction, type OperationContext } from '#platform/operation.ts'
import { lockRiga, ordinePk as numeroPk } from '../ordini/lock.ts'
import { posizioneSchema } from './rules.ts'

async function save(pk: number, posizione: number, file: CheckedFile, ctx: OperationContext) {
  const { ordine, riga } = await lockRiga(ctx, pk, 'photographed')
  if (posizione > riga.numero) {
    throw UserErrors.of('posizione', `La riga ha ${riga.numero} pezzi: la posizione ${posizione} non c’è.`)
  }
  const fileId = await saveFile(ctx, file)
  const data = { fileId, userId: ctx.viewer?.id ?? null, creataIl: new Date() }
  const { id } = await ctx.tx.immagineRiga.upsert({
    where: { rigaId_posizione: { rigaId: pk, posizione } },
    create: { ...data, rigaId: pk, posizione },
    update: data,
  })
  const field = `righe[${riga.posizione}].immagini`
  await ctx.audit({
    oggetto: 'Ordine',
    oggettoPk: ordine.id,
    azione: 'salvaImmagine',
    campo: field,
    dopo: `n. ${posizione}`,
  })
  await ctx.emit('ordine', { pk: ordine.id })
  return { pk: id, riga: pk }
}

/**
 * Keeps the photo of one piece (1..numero) of a line, in the place of the one it had. It is read before the transaction
 * begins.
 * @throws UserErrors on `posizione` beyond the pieces, on `immagine` when it is no picture
 */
export const saveImmagineRiga = freeOperation({
  nome: 'saveImmagineRiga',
  permesso: 'photographOrder',
  schema: object({ rigaPk: numeroPk, posizione: posizioneSchema, immagine: fileSchema }),
  async run({ rigaPk, posizione, immagine }, ctx) {
    const upload = { nome: immagine.nome, bytes: Buffer.from(immagine.base64, 'base64') }
    const file = await checkFile(ctx.services.examiner, upload, 'immagine', 'immagine')
    if (file.mime === 'image/svg+xml') throw UserErrors.of('immagine', 'Serve una fotografia, non un disegno SVG.')
    return inTransaction(ctx, (operationContext) => save(rigaPk, posizione, file, operationContext))
  },
})
