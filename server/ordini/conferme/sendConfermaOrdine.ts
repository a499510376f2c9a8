import { object } from 'yup'
import { UserErrors } from '#platform/errors.ts'
import { enqueueMail } from '#platform/mail/outbox.ts'
import { fullNameOf, operation } from '#platform/operation.ts'
import { readSettings } from '#platform/settings/read.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { idRule } from '#shared/fields/fields.ts'
import { freezeDistinte } from '../distinte/write.ts'
import { lockConferma } from './entity.ts'
import { recordEvent } from './events.ts'
import { confermaBody, confermaSubject } from './mail/body.ts'
import { NOT_WAITING, statoConferma } from './rules.ts'

/**
 * Sends the confirmation with the signed quote and the days in which the order will be ready; once. The mail is in the
 * outbox if, and only if, the confirmation says that it was sent.
 * @throws UserErrors unless it is signed and its order has a day; when the signed quote exceeds 20 MB
 */
export const sendConfermaOrdine = operation({
  nome: 'sendConfermaOrdine',
  permesso: 'confermaOrdini',
  schema: object({ pk: idRule() }),
  async run({ pk }, ctx) {
    const conferma = await lockConferma(ctx, pk)
    const { preventivoFirmatoId, preventivoFirmatoNome, dataInvio, ordineId } = conferma
    // The order keeps its day, and stays, until this is done.
    if (ordineId !== null) await ctx.tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ${ordineId} FOR SHARE`
    const ordine = ordineId === null ? null : await ctx.tx.ordine.findUnique({ where: { id: ordineId } })
    const dataConsegna = ordine?.dataConsegna ?? null
    const stato = statoConferma({ dataInvio, firmato: preventivoFirmatoId !== null, dataConsegna })
    if (stato !== 'in_attesa' || !ordine || !dataConsegna || preventivoFirmatoId === null) {
      throw UserErrors.of(null, NOT_WAITING, 'INVALID')
    }
    const mail = await enqueueMail(
      ctx.tx,
      {
        aIndirizzo: conferma.emailCliente,
        aNome: conferma.nomeCliente,
        oggetto: confermaSubject(ordine.numeroCommessa),
        corpo: confermaBody(conferma.nomeCliente, ordine, dayOfDate(dataConsegna), await readSettings(ctx.tx)),
        contesto: 'ConfermaOrdine',
        contestoPk: pk,
        creataDaId: ctx.viewer?.id ?? null,
        allegati: [{ fileId: preventivoFirmatoId, nome: preventivoFirmatoNome }],
      },
      { aIndirizzo: 'emailCliente', allegati: 'preventivoFirmato' },
    )
    await ctx.tx.confermaOrdine.update({
      where: { id: pk },
      data: { dataInvio: new Date(), mailId: mail.id, versione: { increment: 1 } },
    })
    const who = ctx.viewer ? fullNameOf(ctx.viewer) : ''
    await recordEvent(ctx.tx, { confermaId: pk, tipo: 'INVIATA', chi: who, dettaglio: mail.aIndirizzo })
    await ctx.audit(
      { oggetto: 'ConfermaOrdine', oggettoPk: pk, azione: 'invia', dopo: mail.aIndirizzo },
      { oggetto: 'Ordine', oggettoPk: ordine.id, azione: 'inviaConferma', dopo: mail.aIndirizzo },
    )
    // What the customer has in writing is made of what it is made of now.
    await freezeDistinte(ctx.tx, ordine.id)
    await ctx.emit('confermaOrdine', { pk })
    await ctx.emit('ordine', { pk: ordine.id })
    return { pk }
  },
})
