import type { InferType } from 'yup'
import type { Context } from '#platform/context.ts'
import { fieldHistory } from '#platform/db/conflict.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal, refuseFor, UserErrors } from '#platform/errors.ts'
import { pdfFile, saveFile } from '#platform/files/save.ts'
import { enqueueMail, type MailFile } from '#platform/mail/outbox.ts'
import { freeOperation, inTransaction, type OperationContext } from '#platform/operation.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { readPaper } from '#platform/settings/paper.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { isBlankHtml } from '#shared/text.ts'
import { acquistiSettings } from '../impostazioni/rules.ts'
import { announceOrdineFornitore, sentHistory } from './history.ts'
import { ordiniFornitoreList } from './list.ts'
import { lockOrdineFornitore } from './lock.ts'
import { fornituraBody, fornituraDraft, offeredDayOf } from './mail/draft.ts'
import { portalPlace } from './mail/portalLink.ts'
import { CHANGED, mailFornituraSchema, whyNoMailFornitura } from './mail/rules.ts'
import { markFornituraSent } from './mail/sent.ts'
import { type PrintedOrdineFornitore, readPrinted } from './pdf/data.ts'
import { ordineFornitoreDocument } from './pdf/document.ts'
import { printName } from './pdf/print.ts'

type Input = InferType<typeof mailFornituraSchema>

/** Times that it is printed again because somebody changed it meanwhile. */
const TRIES = 3

/** @throws UserErrors CONFLICT with the reason why it may not leave */
function checkMail({ emailSentAt, raccoltaId, stato, fornitore, righe }: PrintedOrdineFornitore): void {
  const facts = { emailSentAt, raccoltaId, stato: stato?.nome ?? '', email: fornitore.email, righe: righe.length }
  refuseFor(whyNoMailFornitura(facts))
}

/** What the supplier will read, and all that the mail is made of, as they stand now: expected on a day, as it will be. */
async function read(ctx: Context | OperationContext, { pk, dataConsegna }: Pick<Input, 'pk' | 'dataConsegna'>) {
  const db = 'tx' in ctx ? ctx.tx : ctx.services.db
  const found = await readPrinted(db, whereOne(ordiniFornitoreList, pk, ctx), ctx.services)
  if (!found) throw new Refusal('NOT_FOUND')
  checkMail(found)
  const settings = await readPaper({ db, storage: ctx.services.storage }, acquistiSettings)
  const now = new Date()
  const wait = dataConsegna ?? offeredDayOf(found, now)
  const stampato = { ...found, dataConsegna: dateOfDay(wait) }
  return {
    stampato,
    attesa: wait,
    settings,
    html: await ordineFornitoreDocument(stampato, settings, dayOfInstant(now)),
  }
}

/** The ticked attachments. @throws UserErrors on `allegatoPks` for one of another supplier order */
async function chosenFiles({ tx }: OperationContext, pk: number, allegati: readonly number[]): Promise<MailFile[]> {
  const where = { ordineFornitoreId: pk, id: { in: [...allegati] } }
  const found = await tx.allegatoOrdineFornitore.findMany({ where, orderBy: { id: 'asc' } })
  const lacks = allegati.find((allegato) => !found.some(({ id }) => id === allegato))
  if (lacks !== undefined) throw UserErrors.of('allegatoPks', unknownPkMessage(lacks))
  return found.map(({ fileId, originalName }) => ({ fileId, nome: originalName }))
}

/** @returns false when it has changed since it was printed: nothing is written then */
async function send(ctx: OperationContext, input: Input, printed: string, bytes: Uint8Array): Promise<boolean> {
  const { pk, testoEmail, oggetto } = input
  const current = await lockOrdineFornitore(ctx, pk)
  const { stampato, attesa, settings, html } = await read(ctx, input)
  if (html.text !== printed) return false
  const draft = fornituraDraft(stampato, settings)
  const text = isBlankHtml(testoEmail) ? draft.corpo : sanitizeRich(testoEmail)
  const emailPdfId = await saveFile(ctx, pdfFile(printName(pk), bytes))
  const portale = await portalPlace(ctx.tx, current.fornitoreId, ctx.auth)
  const mail = await enqueueMail(
    ctx.tx,
    {
      aIndirizzo: stampato.fornitore.email,
      aNome: stampato.fornitore.nome,
      oggetto: oggetto || draft.oggetto,
      corpo: `${fornituraBody(text, settings)}${portale}`,
      contesto: 'OrdineFornitore',
      contestoPk: pk,
      creataDaId: ctx.viewer?.id,
      allegati: [{ fileId: emailPdfId, nome: printName(pk) }, ...(await chosenFiles(ctx, pk, input.allegatoPks))],
    },
    { corpo: 'testoEmail', allegati: 'allegatoPks' },
  )
  await markFornituraSent(ctx.tx, current, { mailId: mail.id, emailPdfId, testoEmail: text }, attesa)
  const before = { dataConsegna: current.dataConsegna && dayOfDate(current.dataConsegna) }
  await ctx.audit(...fieldHistory('OrdineFornitore', pk, 'modifica', before, { dataConsegna: attesa }))
  await ctx.audit(...sentHistory(pk, current.ordineId, mail.aIndirizzo))
  await announceOrdineFornitore(ctx, pk, current.ordineId)
  return true
}

/**
 * Sends a supplier order with its print, once: the mail is in the outbox if, and only if, the order says that it was
 * sent. It is printed before the transaction begins, and again when somebody changes it meanwhile.
 * @throws UserErrors with the reason why it may not leave (CONFLICT), on `allegatoPks` over 20 MB or not its own;
 * Refusal UNAVAILABLE without Chromium, with nothing stored
 */
export const sendMailOrdineFornitore = freeOperation({
  nome: 'sendMailOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: mailFornituraSchema,
  async run(input, ctx) {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const { html } = await read(ctx, input)
      const bytes = await ctx.services.pdf.render({ html })
      if (await inTransaction(ctx, (writing) => send(writing, input, html.text, bytes))) return { pk: input.pk }
    }
    throw UserErrors.of(null, CHANGED, 'CONFLICT')
  },
})
