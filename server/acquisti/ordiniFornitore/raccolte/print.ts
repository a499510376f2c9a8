import type { Services } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import type { SafeHtml } from '#platform/pdf/html.ts'
import { type Paper, readPaper } from '#platform/settings/paper.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { type AcquistiSettings, acquistiSettings } from '../../impostazioni/rules.ts'
import { offeredDayOf } from '../mail/draft.ts'
import { type PrintedRaccolta, readPrintedRaccolta } from './pdf/data.ts'
import { raccoltaDocument } from './pdf/document.ts'

/** Name of the print of what leaves together. */
export const raccoltaPrintName = (pk: number) => `raccolta-fornitore-${pk}.pdf`

/** When what leaves together is expected: on the first of the days on which its members are, 'YYYY-MM-DD'. */
export function offeredDayOfRaccolta(ordini: readonly Parameters<typeof offeredDayOf>[0][], now: Date): string {
  return ordini.map((one) => offeredDayOf(one, now)).sort()[0] ?? dayOfInstant(now)
}

/** A raccolta as it is printed. */
interface RaccoltaPrint {
  stampato: PrintedRaccolta
  /** 'YYYY-MM-DD' */
  expected: string
  settings: Paper & AcquistiSettings
  html: SafeHtml
}

/**
 * Reads a raccolta and lays out its print; null when `where` finds none.
 * @param day when it is expected, 'YYYY-MM-DD'; null: as it is offered now
 */
export async function layOutRaccolta(
  services: Pick<Services, 'storage' | 'log'>,
  db: Db | Tx,
  where: Prisma.RaccoltaFornitoreWhereInput,
  day: string | null,
): Promise<RaccoltaPrint | null> {
  const stampato = await readPrintedRaccolta(db, where, services)
  if (!stampato) return null
  const now = new Date()
  const expected = day ?? offeredDayOfRaccolta(stampato.ordini, now)
  const settings = await readPaper({ db, storage: services.storage }, acquistiSettings)
  const html = await raccoltaDocument(stampato, settings, { expected, today: dayOfInstant(now) })
  return { stampato, expected, settings, html }
}
