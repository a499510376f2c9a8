import type { Db, Tx } from '#platform/db/prisma.ts'
import { countPages } from '#platform/pdf/join.ts'
import type { Pdf } from '#platform/pdf/pdf.ts'
import { readPaper } from '#platform/settings/paper.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { type OrdiniSettings, ordiniSettings } from '../../impostazioni/rules.ts'
import { addDays } from '../../ordini/rules.ts'
import type { PrintedVersione } from './data.ts'
import { offertaDocument } from './document.ts'
import { OFFERTA_STYLES } from './style.ts'

/** What a version is printed with. */
interface Printers {
  db: Db | Tx
  storage: Pick<Storage, 'read'>
  pdf: Pick<Pdf, 'render'>
}

/** The last day on which a version may be accepted: its own, else by the setting. */
export function lastDayOfVersione(
  validaFino: Date | null,
  { validita_offerte: days }: OrdiniSettings,
  today: string,
): string {
  return validaFino ? dayOfDate(validaFino) : addDays(today, days)
}

/**
 * A document on as few pages as it may have: set closer only where that saves one.
 * @param render prints it in a style
 * @param styles the widest first
 */
export async function onFewestPages(
  render: (style: string) => Promise<Uint8Array>,
  styles: readonly string[],
): Promise<Uint8Array> {
  let best: { bytes: Uint8Array; pages: number } | undefined
  for (const style of styles) {
    const bytes = await render(style)
    const pages = await countPages(bytes)
    if (pages === 1) return bytes
    if (!best || pages < best.pages) best = { bytes, pages }
  }
  return best?.bytes ?? render('')
}

/**
 * The PDF of a version, of the day on which it was sent, else of today.
 * @param consegna the day that is told, 'YYYY-MM-DD'; null: the version's own, if any
 * @param bozza it says that it is a draft
 * @throws Refusal UNAVAILABLE without Chromium
 */
export async function printVersione(
  { db, storage, pdf }: Printers,
  versione: PrintedVersione,
  consegna: string | null,
  bozza: boolean,
): Promise<Uint8Array> {
  const { inviataIl, validaFino, consegnaPrevista } = versione
  const settings = await readPaper({ db, storage }, ordiniSettings)
  const today = dayOfInstant(new Date())
  const told = {
    data: inviataIl ? dayOfInstant(inviataIl) : today,
    validaFino: lastDayOfVersione(validaFino, settings, today),
    consegna: consegna ?? (consegnaPrevista && dayOfDate(consegnaPrevista)),
  }
  const render = async (stile: string) =>
    pdf.render({ html: await offertaDocument(versione, { ...told, bozza, stile }, settings) })
  return onFewestPages(render, OFFERTA_STYLES)
}
