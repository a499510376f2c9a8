import type { Services } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { createJoinedPdf } from '#platform/pdf/join.ts'
import { readPaper } from '#platform/settings/paper.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { readPrinted } from './data.ts'
import { ordineFornitoreDocument } from './document.ts'

type Printing = Pick<Services, 'db' | 'pdf' | 'storage' | 'log'>

/** Name of the print of one supplier order. */
export const printName = (pk: number) => `ordine-fornitore-${pk}.pdf`

/** Name of the print of several. */
export const PRINTS_NAME = 'ordini-fornitore.pdf'

/**
 * The print of one supplier order; null when `where` finds none.
 * @param wait when it is expected, 'YYYY-MM-DD', where a mail would say so; null: as it is stored
 * @throws Refusal UNAVAILABLE without Chromium
 */
export async function printOrdineFornitore(
  services: Printing,
  where: Prisma.OrdineFornitoreWhereInput,
  wait: string | null = null,
): Promise<Uint8Array | null> {
  const found = await readPrinted(services.db, where, services)
  if (!found) return null
  const stampato = wait === null ? found : { ...found, dataConsegna: dateOfDay(wait) }
  const today = dayOfInstant(new Date())
  return services.pdf.render({ html: await ordineFornitoreDocument(stampato, await readPaper(services), today) })
}

/**
 * Prints supplier orders into one file, each from a page of its own with its own numbers. One is rendered and held at
 * a time.
 * @param step told after each, from 0 to 1
 * @throws Refusal NOT_FOUND when one is gone, UNAVAILABLE without Chromium
 */
export async function pdfOfOrdiniFornitore(
  services: Printing,
  pks: readonly number[],
  step: (amount: number) => Promise<void> = async () => undefined,
): Promise<Uint8Array> {
  const [only] = pks
  const print = async (pk: number) => {
    const bytes = await printOrdineFornitore(services, { id: pk })
    if (!bytes) throw new Refusal('NOT_FOUND')
    return bytes
  }
  if (pks.length === 1 && only !== undefined) return print(only)
  const joined = await createJoinedPdf('Ordini a fornitore')
  for (const [index, pk] of pks.entries()) {
    await joined.add(await print(pk))
    await step((index + 1) / pks.length)
  }
  return joined.bytes()
}
