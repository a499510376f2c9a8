import type { Db } from '../db/prisma.ts'
import { html, raw, richText, type SafeHtml, textFromHtml } from '../pdf/html.ts'
import { siteName, townOf } from '../pdf/letterhead.ts'
import { readMark } from '../settings/paper.ts'
import { readSettings } from '../settings/read.ts'
import type { ProductSettings } from '../settings/rules.ts'
import type { Storage } from '../storage/storage.ts'

/** What a mail shows of the company, around its text. */
export interface MailFrame extends Pick<ProductSettings, 'azienda' | 'colore' | 'sito'> {
  /** A PNG, with the width that it is shown at; null for none. */
  marchio: { bytes: Buffer; larghezza: number } | null
}

/** Name of the mark inside a mail. */
export const MARK_CID = 'marchio@azienda'

/** Pixels: on sharp screens the mark has twice as many. */
const MARK_HEIGHT = 48
const MARK_WIDTH = 240

/** Reads what mails show of the company, as it is now. */
export async function readMailFrame(stores: { db: Db; storage: Pick<Storage, 'read'> }): Promise<MailFrame> {
  const { azienda, colore, sito, marchio } = await readSettings(stores.db)
  const bytes = await readMark(stores, marchio)
  if (!bytes || !marchio) return { azienda, colore, sito, marchio: null }
  const room = Math.min(1, MARK_WIDTH / marchio.larghezza, MARK_HEIGHT / marchio.altezza)
  return { azienda, colore, sito, marchio: { bytes, larghezza: Math.max(1, Math.round(marchio.larghezza * room)) } }
}

/** Who writes, as the law asks of companies: name, seat, VAT number; and how to answer. */
function footOf({ azienda, sito }: MailFrame): string[] {
  const seat = [azienda.indirizzo, townOf(azienda)].filter(Boolean).join(', ')
  const reached = [azienda.telefono, azienda.email, azienda.pec && `PEC ${azienda.pec}`, siteName(sito)]
  return [
    [azienda.ragioneSociale, seat, azienda.partitaIva && `P. IVA ${azienda.partitaIva}`].filter(Boolean).join(' · '),
    reached.filter(Boolean).join(' · '),
  ].filter(Boolean)
}

/**
 * A mail as it leaves: its text between the company's mark, or name, and its data. Tables and styles in the tags,
 * because mail programs drop style sheets.
 */
export function framedMail(body: string, frame: MailFrame): SafeHtml {
  const { azienda, colore, marchio } = frame
  const head = marchio
    ? html`<img src="cid:${MARK_CID}" width="${marchio.larghezza}" alt="${azienda.ragioneSociale}" style="display:block;border:0;max-width:100%">`
    : html`<span style="font-size:18px;font-weight:bold;color:${colore}">${azienda.ragioneSociale}</span>`
  return html`<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:0;background:#f4f5f4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f5f4"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px;background:#ffffff;border-top:4px solid ${colore};font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5;color:#1f2937;text-align:left">
${azienda.ragioneSociale !== '' && html`<tr><td style="padding:20px 24px 4px">${head}</td></tr>`}
<tr><td style="padding:12px 24px 20px">${richText(body)}</td></tr>
<tr><td style="padding:12px 24px 20px;border-top:1px solid #e5e7eb;font-size:12px;color:#6b7280">${footOf(frame).map((line, n) => html`${n > 0 && raw('<br>')}${line}`)}</td></tr>
</table></td></tr></table></body></html>`
}

/** The same without pictures and tables, for programs that show text alone. */
export function framedText(body: string, frame: MailFrame): string {
  const foot = footOf(frame)
  return [textFromHtml(body), ...(foot.length > 0 ? [`-- \n${foot.join('\n')}`] : [])].join('\n\n')
}
