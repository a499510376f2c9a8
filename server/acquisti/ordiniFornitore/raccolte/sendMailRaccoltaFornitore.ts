import type { InferType } from 'yup'
import type { Context } from '#platform/context.ts'
import { fieldHistory } from '#platform/db/conflict.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal, refuseFor, UserErrors } from '#platform/errors.ts'
import { pdfFile, saveFile } from '#platform/files/save.ts'
import { enqueueMail } from '#platform/mail/outbox.ts'
import { freeOperation, inTransaction, type OperationContext } from '#platform/operation.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { isBlankHtml } from '#shared/text.ts'
import { announceOrdineFornitore, sentHistory } from '../history.ts'
import { fornituraBody } from '../mail/draft.ts'
import { portalPlace } from '../mail/portalLink.ts'
import { markFornituraSent } from '../mail/sent.ts'
import { raccoltaDraft } from './draft.ts'
import { raccolteFornitoreList } from './list.ts'
import { lockMembers } from './members.ts'
import { layOutRaccolta, raccoltaPrintName } from './print.ts'
import { mailRaccoltaSchema, whyNoMailRaccolta } from './rules.ts'

type Input = InferType<typeof mailRaccoltaSchema>

/** Times that it is printed again because somebody changed it meanwhile. */
const TRIES = 3
const CHANGED = 'La raccolta è cambiata mentre veniva stampata: riprova.'

/** @throws Refusal NOT_FOUND, UserErrors CONFLICT with the reason why it may not leave */
async function read({ pk, dataConsegna }: Input, ctx: Context | OperationContext) {
  const db = 'tx' in ctx ? ctx.tx : ctx.services.db
  const print = await layOutRaccolta(ctx.services, db, whereOne(raccolteFornitoreList, pk, ctx), dataConsegna)
  if (!print) throw new Refusal('NOT_FOUND')
  const { ordini } = print.stampato
  const members = ordini.map(({ stato, righe, ...one }) => ({ ...one, stato: stato?.nome ?? '', righe: righe.length }))
  refuseFor(whyNoMailRaccolta(ordini[0].fornitore.email, members))
  return print
}

/** @returns false when it has changed since it was printed: nothing is written then */
async function send(ctx: OperationContext, input: Input, printed: string, bytes: Uint8Array): Promise<boolean> {
  const { pk, testoEmail, oggetto } = input
  const members = await lockMembers(ctx, pk)
  const { stampato, expected, settings, html } = await read(input, ctx)
  if (html.text !== printed) return false
  const [{ fornitore, fornitoreId }] = stampato.ordini
  const draft = raccoltaDraft(stampato, settings)
  const text = isBlankHtml(testoEmail) ? draft.corpo : sanitizeRich(testoEmail)
  const emailPdfId = await saveFile(ctx, pdfFile(raccoltaPrintName(pk), bytes))
  const portale = await portalPlace(ctx.tx, fornitoreId, ctx.auth)
  const mail = await enqueueMail(
    ctx.tx,
    {
      aIndirizzo: fornitore.email,
      aNome: fornitore.nome,
      oggetto: oggetto || draft.oggetto,
      corpo: `${fornituraBody(text, settings)}${portale}`,
      contesto: 'RaccoltaFornitore',
      contestoPk: pk,
      creataDaId: ctx.viewer?.id,
      allegati: [{ fileId: emailPdfId, nome: raccoltaPrintName(pk) }],
    },
    { corpo: 'testoEmail' },
  )
  for (const one of members) {
    await markFornituraSent(ctx.tx, one, { mailId: mail.id, emailPdfId, testoEmail: text }, expected)
    const before = { dataConsegna: one.dataConsegna && dayOfDate(one.dataConsegna) }
    await ctx.audit(...fieldHistory('OrdineFornitore', one.id, 'modifica', before, { dataConsegna: expected }))
    await ctx.audit(...sentHistory(one.id, one.ordineId, mail.aIndirizzo))
    await announceOrdineFornitore(ctx, one.id, one.ordineId)
  }
  await ctx.tx.raccoltaFornitore.update({ where: { id: pk }, data: { spediti: members.map(({ id }) => id) } })
  return true
}

/**
 * Sends what was gathered with one mail and one print, once: every member is sent then, or none. It is printed before
 * the transaction begins, and again when somebody changes it meanwhile.
 * @throws UserErrors with the reason why it may not leave (CONFLICT); Refusal UNAVAILABLE without Chromium, with nothing
 * stored
 */
export const sendMailRaccoltaFornitore = freeOperation({
  nome: 'sendMailRaccoltaFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: mailRaccoltaSchema,
  async run(input, ctx) {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const { html } = await read(input, ctx)
      const bytes = await ctx.services.pdf.render({ html })
      if (await inTransaction(ctx, (writing) => send(writing, input, html.text, bytes))) return { pk: input.pk }
    }
    throw UserErrors.of(null, CHANGED, 'CONFLICT')
  },
})
