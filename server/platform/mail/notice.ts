import { addressOfProduct } from '../env.ts'
import type { OperationContext } from '../operation.ts'
import { html, type SafeHtml } from '../pdf/html.ts'
import { enqueueMail } from './outbox.ts'

/** What somebody of the house should know at once. */
interface Notice {
  oggetto: string
  corpo: SafeHtml
  /** What the outbox calls it, and what it is about. */
  contesto: string
  contestoPk: number
  /** The page of it, '/preventivi/#/12'. */
  path: string
}

/**
 * Writes to those who should know, within the transaction of what has happened. Nothing where the product sends no mail:
 * a notice that leaves months later would be none.
 */
export async function sendNotice(ctx: OperationContext, addresses: readonly string[], notice: Notice): Promise<void> {
  const { config } = ctx.services
  if (!config.smtpUrl) return
  const { path, corpo, oggetto, contesto, contestoPk } = notice
  const base = addressOfProduct(config)
  const link = base !== undefined && html`<p><a href="${base}${path}">Apri la pagina</a></p>`
  for (const aIndirizzo of addresses) {
    // A line break of a visitor's text would be refused in a subject.
    const subject = oggetto.replace(/\s+/g, ' ').slice(0, 300)
    await enqueueMail(ctx.tx, { aIndirizzo, oggetto: subject, corpo: html`${corpo}${link}`.text, contesto, contestoPk })
  }
}
