import type { Db } from '#platform/db/prisma.ts'
import { enqueueMail } from '#platform/mail/outbox.ts'
import { html } from '#platform/pdf/html.ts'
import { pauseAfterFailures, RETRY_MS, waitAfterTry } from '../rules.ts'
import type { ClaimedConsegna } from './claim.ts'

/** How a try ended. */
interface Try {
  esito: string
  /** Status of the answer; null without one. */
  risposta: number | null
  /** Milliseconds. */
  durata: number
}

const own = ({ id, tentativi }: ClaimedConsegna) => ({ id, tentativi, stato: 'IN_INVIO' as const })

/** It has arrived. What waited while the receiver looked dead goes now. */
export async function markDelivered(db: Db, consegna: ClaimedConsegna, made: Try): Promise<void> {
  const data = { stato: 'CONSEGNATA' as const, presaFino: null, consegnataIl: new Date(), ...made }
  await db.consegnaWebhook.updateMany({ where: own(consegna), data })
  if (consegna.webhook.falliti === 0) return
  const { webhookId } = consegna
  const { count } = await db.webhook.updateMany({
    where: { id: webhookId, falliti: { gt: 0 } },
    data: { falliti: 0, attesaFino: null },
  })
  if (count === 0 || pauseAfterFailures(consegna.webhook.falliti) === 0) return
  const waiting = { webhookId, stato: 'IN_ATTESA' as const, prossimo: { gt: new Date() } }
  await db.consegnaWebhook.updateMany({ where: waiting, data: { prossimo: new Date() } })
}

/** It is nothing for the eyes of this webhook: what follows of the same object may go. */
export async function markIgnored(db: Db, consegna: ClaimedConsegna): Promise<void> {
  const data = { stato: 'IGNORATA' as const, presaFino: null, esito: '' }
  await db.consegnaWebhook.updateMany({ where: own(consegna), data })
}

/**
 * It has not arrived: again later. After three days of tries the webhook is suspended; the delivery waits, the first to
 * go when somebody resumes it.
 * @param waits seconds that the receiver asks to wait, and what part of all waits is waited
 */
export async function markUndelivered(
  db: Db,
  consegna: ClaimedConsegna,
  made: Try,
  { retryAfter, pace }: { retryAfter: number | null; pace: number },
): Promise<void> {
  const now = Date.now()
  const wait = waitAfterTry(consegna.tentativi, retryAfter) * pace
  const data = { stato: 'IN_ATTESA' as const, presaFino: null, prossimo: new Date(now + wait * 1000), ...made }
  const { count } = await db.consegnaWebhook.updateMany({ where: own(consegna), data })
  if (count === 0) return
  const [row] = await db.$queryRaw<{ falliti: number }[]>`
    UPDATE webhooks SET falliti = falliti + 1 WHERE id = ${consegna.webhookId} RETURNING falliti`
  const pause = pauseAfterFailures(row?.falliti ?? 0) * pace
  if (pause > 0)
    await db.webhook.updateMany({
      where: { id: consegna.webhookId },
      data: { attesaFino: new Date(now + pause * 1000) },
    })
  const since = consegna.primoTentativo?.getTime() ?? now
  if (now + wait * 1000 - since > RETRY_MS)
    await suspendByItself(db, consegna, `Da tre giorni i messaggi non arrivano. ${made.esito}`)
}

/** Gives a delivery back untried: nothing is to be sent now. */
export async function giveBack(db: Db, consegna: ClaimedConsegna): Promise<void> {
  const data = { stato: 'IN_ATTESA' as const, presaFino: null, tentativi: { decrement: 1 } }
  await db.consegnaWebhook.updateMany({ where: own(consegna), data })
}

/** Suspends a webhook and tells its maker by mail, once. What happens from then on waits for it. */
export async function suspendByItself(db: Db, { webhook }: ClaimedConsegna, reason: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.webhook.updateMany({
      where: { id: webhook.id, sospesoIl: null },
      data: { sospesoIl: new Date(), motivo: reason, versione: { increment: 1 } },
    })
    if (count === 0) return
    await tx.auditLog.create({
      data: { oggetto: 'Webhook', oggettoPk: webhook.id, azione: 'sospeso', dopo: reason },
    })
    const { email, id } = webhook.creatoDa
    if (email === '') return
    await enqueueMail(tx, {
      aIndirizzo: email,
      oggetto: `Il webhook «${webhook.nome}» è sospeso`,
      corpo: html`<p>Il webhook «${webhook.nome}» (${webhook.indirizzo}) è stato sospeso.</p><p>${reason}</p>
        <p>Quello che succede nel frattempo aspetta: si riprende da Impostazioni › Webhook.</p>`.text,
      contesto: 'Webhook',
      contestoPk: webhook.id,
      creataDaId: id,
    })
  })
}
