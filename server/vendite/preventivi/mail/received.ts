// What is written when a request comes in: to who should know, and to who sent it.
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { addressOfProduct, type Config } from '#platform/env.ts'
import { createSecretLink } from '#platform/identity/secretLinks.ts'
import { consume } from '#platform/identity/throttle.ts'
import { sendNotice } from '#platform/mail/notice.ts'
import { enqueueMail, type MailFile } from '#platform/mail/outbox.ts'
import { isAddress } from '#platform/mail/rules.ts'
import { finishesLink, SECRET_PLACE } from '#platform/mail/secretLink.ts'
import type { OperationContext } from '#platform/operation.ts'
import { html, type SafeHtml } from '#platform/pdf/html.ts'
import { readSettings } from '#platform/settings/read.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { numberInWords } from '#shared/formats/phones.ts'
import { type VenditeSettings, venditeSettings } from '../../impostazioni/rules.ts'
import { byTemplate } from './fillEmail.ts'
import { type PreventivoTemplate, type TemplateFacts, templateFacts } from './rules.ts'

/** What the outbox calls these mails. */
const NOTICE = 'AvvisoRichiesta'
const RECEIPT = 'RicevutaRichiesta'
/** About the link, not about the request. */
export const CONFIRMATION_CONTEXT = 'ConfermaIndirizzo'

export const confirmationMail = finishesLink(CONFIRMATION_CONTEXT, { preventivoId: { not: null } })

/** Days for which the link of a confirmation opens. */
const LINK_DAYS = 14

/** Mails to one address: whoever writes another's address in the form does not flood it. */
const PER_RECIPIENT = [{ max: 5, secondi: 86_400 }]
/** Mails that one sender causes: the form does not write to a list of addresses. */
const PER_SENDER = [
  { max: 20, secondi: 3600 },
  { max: 60, secondi: 86_400 },
]

/** Whether whoever asks for a quote is asked by mail to confirm the address: where mails leave, with a link that opens. */
export const asksForAddress = (config: Config, settings: Pick<VenditeSettings, 'ricevuta_richieste'>): boolean =>
  settings.ricevuta_richieste === 'si' && Boolean(config.smtpUrl) && addressOfProduct(config) !== undefined

/**
 * Whether the sender of a request may be written to now; counts it. Outside the transaction of the request, which counts
 * in any case: who sends many is not told that nobody is written to.
 * @param email as it was typed
 */
export async function mayWriteToSender({ services, indirizzo }: Context, email: string): Promise<boolean> {
  const { config, db } = services
  if (!config.smtpUrl || !isAddress(email)) return false
  if (!config.loginThrottle) return true
  const { ok } = await consume(db, `conferma-indirizzo:${indirizzo}`, PER_SENDER)
  return ok && (await consume(db, `ricevuta:${email.toLowerCase()}`, PER_RECIPIENT)).ok
}

const lines = (text: string): SafeHtml => html`${text.split('\n').map((line) => html`${line}<br>`)}`

function noticeBody(facts: TemplateFacts): SafeHtml {
  const posa = facts.messa_in_posa === 'sì' ? `con messa in posa a ${facts.luogo_posa}` : 'senza messa in posa'
  return html`<p><strong>${facts.nome_cognome}</strong> (${facts.tipo_cliente}), ${facts.citta} (${facts.provincia})<br>
Telefono: ${facts.telefono}<br>E-mail: ${facts.email}</p>
<p>${facts.famiglia}, ${facts.totale_serramenti}, intervento: ${facts.tipo_intervento}, ${posa}</p>
<p>${lines(facts.serramenti)}</p>
${facts.note !== '' && html`<p>Note: ${lines(facts.note)}</p>`}`
}

/** How the company is reached, as a sentence after others; nothing where it has said neither telephone nor address. */
function questions(facts: TemplateFacts): SafeHtml | false {
  const reached = [facts.numero_verde && numberInWords(facts.numero_verde), facts.azienda_email].filter(Boolean)
  return reached.length > 0 && html` Per ogni domanda: ${reached.join(', ')}.`
}

/**
 * The first mail to an address says nothing that its sender has chosen or written: the form is open to all, and nobody
 * is to send anything to others in the name of the company.
 */
function confirmationBody(facts: TemplateFacts, address: string): SafeHtml {
  return html`<p>Buongiorno,</p>
<p>il ${facts.data_creazione} abbiamo ricevuto una richiesta di preventivo con questo indirizzo: è la n. ${facts.numero}.</p>
<p><a href="${address}/richiesta${SECRET_PLACE}">Conferma che l’indirizzo è tuo</a></p>
<p>Dopo la conferma ti mandiamo il riepilogo di quello che hai chiesto. Il link vale ${String(LINK_DAYS)} giorni; la richiesta è arrivata in ogni caso.${questions(facts)}</p>
<p>Se la richiesta non è tua, non devi fare nulla.</p>
<p>${facts.azienda}</p>`
}

function receiptBody(facts: TemplateFacts): SafeHtml {
  return html`<p>Buongiorno,</p>
<p>grazie per la conferma. Questo è il riepilogo della richiesta di preventivo n. ${facts.numero} del ${facts.data_creazione}, in allegato anche come PDF.</p>
<p><strong>${facts.famiglia}</strong>, ${facts.totale_serramenti}</p>
<p>${lines(facts.serramenti)}</p>
${facts.opzioni !== '' && html`<p>${lines(facts.opzioni)}</p>`}
<p>Risponderemo a questo indirizzo, o al telefono che hai indicato.${questions(facts)}</p>
<p>${facts.azienda}</p>`
}

const subjectOf = (pk: number, created: Date) => `richiesta di preventivo n. ${pk} del ${formatDate(created)}`

async function askForAddress(
  tx: Tx,
  preventivo: PreventivoTemplate & { email: string },
  facts: TemplateFacts,
  config: Config,
) {
  const address = addressOfProduct(config)
  if (address === undefined) return
  const { id } = preventivo
  const { link } = await createSecretLink(tx, { target: { preventivoId: id }, giorni: LINK_DAYS, creatoDaId: null })
  await enqueueMail(tx, {
    aIndirizzo: preventivo.email,
    oggetto: `Conferma il tuo indirizzo: ${subjectOf(id, new Date(preventivo.dataCreazione))}`,
    corpo: confirmationBody(facts, address).text,
    contesto: CONFIRMATION_CONTEXT,
    contestoPk: link.id,
  })
}

/**
 * Tells who should know of a request that was just stored, and asks its sender to confirm the address.
 * @param mayWrite of `mayWriteToSender`
 */
export async function tellOfRequest(ctx: OperationContext, pk: number, mayWrite: boolean): Promise<void> {
  const { config } = ctx.services
  if (!config.smtpUrl) return
  const settings = await readSettings(ctx.tx, venditeSettings)
  const preventivo = await ctx.tx.preventivo.findUniqueOrThrow({ where: { id: pk }, include: byTemplate })
  const facts = templateFacts(preventivo, settings)
  await sendNotice(ctx, settings.avvisi_richieste, {
    oggetto: `Nuova richiesta di preventivo n. ${pk}: ${preventivo.nomeCognome}`,
    corpo: noticeBody(facts),
    contesto: NOTICE,
    contestoPk: pk,
    path: `/preventivi/#/${pk}`,
  })
  if (mayWrite && asksForAddress(config, settings)) await askForAddress(ctx.tx, preventivo, facts, config)
}

/** Sends the summary of a request to its sender, whose address is confirmed. @param pdf the same as a document */
export async function sendReceipt(ctx: OperationContext, pk: number, pdf: MailFile): Promise<void> {
  const settings = await readSettings(ctx.tx, venditeSettings)
  const preventivo = await ctx.tx.preventivo.findUniqueOrThrow({ where: { id: pk }, include: byTemplate })
  await enqueueMail(ctx.tx, {
    aIndirizzo: preventivo.email,
    oggetto: `La tua ${subjectOf(pk, preventivo.dataCreazione)}`,
    corpo: receiptBody(templateFacts(preventivo, settings)).text,
    contesto: RECEIPT,
    contestoPk: pk,
    allegati: [pdf],
  })
}
