import { date, object } from 'yup'
import { refuseFor, UserErrors } from '#platform/errors.ts'
import { enqueueMail } from '#platform/mail/outbox.ts'
import { isAddress, whyNotAllowed } from '#platform/mail/rules.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { readSettings } from '#platform/settings/read.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { nextTime } from '#shared/dates/zone.ts'
import { type HeldOrdine, lockOrdine, ordinePk } from './lock.ts'
import { withdrawMail } from './mail/align.ts'
import { mailBody } from './mail/body.ts'
import { mailOrdineSchema, mailSubject, whyNoMail } from './mail/rules.ts'

const WITHOUT_INDIRIZZO = 'Il cliente non ha un indirizzo e-mail valido.'
const IN_PROGRESS = 'La mail è in corso di invio.'

/** The mail as it is to leave, new or in the place of the planned one. @returns the row of the outbox */
async function writeMail(ctx: OperationContext, ordine: HeldOrdine, testoEmail: string, inviaDal: Date) {
  const { cliente, dataConsegna, mail } = ordine
  if (!isAddress(cliente.email)) throw UserErrors.of(null, WITHOUT_INDIRIZZO)
  const message = {
    aIndirizzo: cliente.email,
    aNome: cliente.nome,
    oggetto: mailSubject(ordine.numeroCommessa),
    corpo: mailBody(testoEmail, dataConsegna ? dayOfDate(dataConsegna) : ''),
    inviaDal,
  }
  if (!mail || mail.stato === 'ANNULLATA') {
    const context = { contesto: 'Ordine', contestoPk: ordine.id, creataDaId: ctx.viewer?.id }
    return enqueueMail(ctx.tx, { ...message, ...context }, { corpo: 'testoEmail' })
  }
  await ctx.tx.$queryRaw`SELECT 1 FROM mail_outbox WHERE id = ${mail.id} FOR UPDATE`
  const { stato } = await ctx.tx.mail.findUniqueOrThrow({ where: { id: mail.id } })
  if (whyNotAllowed('modifica', stato) !== null) throw UserErrors.of(null, IN_PROGRESS, 'CONFLICT')
  const data = { ...message, ...(stato === 'FALLITA' ? { stato: 'DA_INVIARE' as const, tentativi: 0 } : {}) }
  const written = await ctx.tx.mail.update({ where: { id: mail.id }, data })
  await ctx.emit('mail', { pk: written.id, stato: written.stato })
  return written
}

/**
 * Plans the approntamento mail of an order, changes it, or resets it (state null). It enters the outbox in this
 * transaction and leaves at `inviaDal`, or when the office opens next.
 * @throws UserErrors CONFLICT with the reason when it cannot be planned, or has left
 */
export const setMailOrdine = operation({
  nome: 'setMailOrdine',
  permesso: 'editOrder',
  schema: mailOrdineSchema.concat(object({ ordinePk, inviaDal: date().nullable().default(null) })),
  async run({ ordinePk: pk, statoInvioMail, testoEmail: written, inviaDal }, ctx) {
    const ordine = await lockOrdine(ctx, pk)
    const testoEmail = sanitizeRich(written)
    const { statoInvioMail: before } = ordine
    if (before === 'INVIATA') throw UserErrors.of(null, 'La mail è già stata inviata.', 'CONFLICT')
    if (statoInvioMail === 'INVIATA') {
      throw UserErrors.of('statoInvioMail', 'Lo stato «inviata» è impostato solo dopo l’invio.')
    }
    let mail: { id: number; inviaDal: Date } | null = null
    if (statoInvioMail === null) {
      if (!(await withdrawMail(ctx, ordine.mail))) throw UserErrors.of(null, IN_PROGRESS, 'CONFLICT')
    } else {
      refuseFor(whyNoMail({ ...ordine, schedulato: ordine.schedulazione !== null }))
      const { ora_apertura } = await readSettings(ctx.tx)
      mail = await writeMail(ctx, ordine, testoEmail, inviaDal ?? nextTime(ora_apertura, new Date()))
    }
    await ctx.tx.ordine.update({
      where: { id: pk },
      data: {
        statoInvioMail,
        testoEmail,
        mailId: mail?.id ?? null,
        dataInvioMail: mail?.inviaDal ?? null,
        versione: { increment: 1 },
      },
    })
    const item = { oggetto: 'Ordine', oggettoPk: pk, azione: 'mail' }
    const items = [
      { ...item, campo: 'statoInvioMail', prima: before, dopo: statoInvioMail },
      { ...item, campo: 'testoEmail', prima: ordine.testoEmail || null, dopo: testoEmail || null },
    ]
    await ctx.audit(...items.filter((riga) => riga.prima !== riga.dopo))
    await ctx.emit('ordine', { pk })
    return { pk }
  },
})
