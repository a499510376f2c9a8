import { Refusal, UserErrors } from '#platform/errors.ts'
import { type CheckedFile, checkFile } from '#platform/files/files.ts'
import { saveFile } from '#platform/files/save.ts'
import { consume } from '#platform/identity/throttle.ts'
import { freeOperation, inTransaction, type OperationContext } from '#platform/operation.ts'
import { LOST_ORDINE } from '../attivita/rules.ts'
import { announceProblemi } from './announce.ts'
import { PHOTO_REQUIRED, problemaSchema } from './rules.ts'

const PER_OPERATORE = [
  { max: 20, secondi: 60 },
  { max: 200, secondi: 86_400 },
]

interface ToWrite {
  ordine: number | null
  lavorazione: number | null
  testo: string
}

async function write(ctx: OperationContext, operatoreId: number, problema: ToWrite, foto: CheckedFile | null) {
  const { ordine, lavorazione, testo } = problema
  if (ordine !== null) {
    const found = await ctx.tx.$queryRaw<object[]>`SELECT 1 FROM ordini WHERE id = ${ordine} FOR SHARE`
    if (found.length === 0) throw UserErrors.of('ordinePk', LOST_ORDINE)
  }
  const fase = lavorazione === null ? null : await ctx.tx.lavorazione.findUnique({ where: { id: lavorazione } })
  if (lavorazione !== null && !fase) throw UserErrors.of('lavorazionePk', 'Lavorazione sconosciuta.')
  const fotoId = foto && (await saveFile(ctx, foto))
  const { id } = await ctx.tx.problemaOfficina.create({
    data: { ordineId: ordine, lavorazioneId: lavorazione, operatoreId, testo, fotoId },
  })
  if (ordine !== null) {
    const after = [fase?.nome, testo].filter(Boolean).join(': ')
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: ordine, azione: 'segnalaProblema', dopo: after })
    await ctx.emit('ordine', { pk: ordine })
  }
  await announceProblemi(ctx, ordine)
  return { pk: id }
}

/**
 * Reports what stops the work: to the board of the workshop, and to the history of its order. The photo is read before
 * the transaction begins.
 * @throws UserErrors on what does not fit; Refusal FORBIDDEN for who is no operator, THROTTLED
 */
export const reportProblemaOfficina = freeOperation({
  nome: 'reportProblemaOfficina',
  permesso: 'addAttivita',
  schema: problemaSchema,
  async run({ ordinePk, lavorazionePk, testo, foto }, ctx) {
    const operatoreId = ctx.viewer?.operatore?.id
    if (operatoreId === undefined) throw new Refusal('FORBIDDEN')
    const { db, examiner } = ctx.services
    const outcome = await consume(db, `problema:${operatoreId}`, PER_OPERATORE)
    if (!outcome.ok) throw new Refusal('THROTTLED', undefined, { retryAfter: outcome.retryAfter })
    const upload = foto && { nome: foto.nome, bytes: Buffer.from(foto.base64, 'base64') }
    const file = upload && (await checkFile(examiner, upload, 'immagine', 'foto'))
    if (file?.mime === 'image/svg+xml') throw UserErrors.of('foto', PHOTO_REQUIRED)
    return inTransaction(ctx, (writing) =>
      write(writing, operatoreId, { ordine: ordinePk, lavorazione: lavorazionePk, testo }, file),
    )
  },
})
