// What is written when a request comes in: to who should know, and to who sent it.
import type { Context } from '#platform/context.ts'
import { consume } from '#platform/identity/throttle.ts'
import { sendNotice } from '#platform/mail/notice.ts'
import { enqueueMail } from '#platform/mail/outbox.ts'
import { isAddress } from '#platform/mail/rules.ts'
import type { OperationContext } from '#platform/operation.ts'
import { html, type SafeHtml } from '#platform/pdf/html.ts'
import { readSettings } from '#platform/settings/read.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { numberInWords } from '#shared/formats/phones.ts'
import { venditeSettings } from '../../impostazioni/rules.ts'
import { byTemplate } from './fillEmail.ts'
import { type TemplateFacts, templateFacts } from './rules.ts'

/** What the outbox calls these mails. */
const NOTICE = 'AvvisoRichiesta'
const RECEIPT = 'RicevutaRichiesta'

/** Receipts to one address: whoever writes another's address in the form does not flood it. */
const PER_RECIPIENT = [{ max: 5, secondi: 86_400 }]

/**
 * Whether the sender of a request may have a receipt now; counts it. Outside the transaction of the request.
 * @param email as it was typed
 */
export async function mayHaveReceipt({ services }: Context, email: string): Promise<boolean> {
  if (!services.config.smtpUrl || !isAddress(email)) return false
  if (!services.config.loginThrottle) return true
  return (await consume(services.db, `ricevuta:${email.toLowerCase()}`, PER_RECIPIENT)).ok
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

/**
 * The receipt says what was chosen from lists and measured, nothing that was written freely: the form is open to all, and
 * nobody is to send words of his to others in the name of the company.
 */
function receiptBody(facts: TemplateFacts): SafeHtml {
  const reached = [facts.numero_verde && numberInWords(facts.numero_verde), facts.azienda_email].filter(Boolean)
  return html`<p>Buongiorno,</p>
<p>abbiamo ricevuto la richiesta di preventivo n. ${facts.numero} del ${facts.data_creazione}.</p>
<p><strong>${facts.famiglia}</strong>, ${facts.totale_serramenti}</p>
<p>${lines(facts.serramenti)}</p>
${facts.opzioni !== '' && html`<p>${lines(facts.opzioni)}</p>`}
<p>Risponderemo a questo indirizzo, o al telefono che è stato indicato.${reached.length > 0 && html` Per ogni domanda: ${reached.join(', ')}.`}</p>
<p>Se la richiesta non è tua, non devi fare nulla.</p>
<p>${facts.azienda}</p>`
}

/**
 * Tells who should know of a request that was just stored, and sends its sender the receipt.
 * @param withReceipt of `mayHaveReceipt`
 */
export async function tellOfRequest(ctx: OperationContext, pk: number, withReceipt: boolean): Promise<void> {
  if (!ctx.services.config.smtpUrl) return
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
  if (!withReceipt || settings.ricevuta_richieste === 'no') return
  await enqueueMail(ctx.tx, {
    aIndirizzo: preventivo.email,
    oggetto: `La tua richiesta di preventivo n. ${pk} del ${formatDate(preventivo.dataCreazione)}`,
    corpo: receiptBody(facts).text,
    contesto: RECEIPT,
    contestoPk: pk,
  })
}
