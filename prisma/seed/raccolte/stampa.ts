// The prints of what the demo has sent together: laid out as those of the product.
import { layOutRaccolta, raccoltaPrintName } from '#acquisti/ordiniFornitore/raccolte/print.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { Refusal } from '#platform/errors.ts'
import { type Log, silentLog } from '#platform/log.ts'
import type { Pdf } from '#platform/pdf/pdf.ts'
import type { Storage } from '#platform/storage/storage.ts'

interface Printing {
  db: Db | Tx
  storage: Storage
  pdf: Pick<Pdf, 'render'>
  log?: Log
}

/**
 * Prints each raccolta that was sent, as its mail took it along: its members show it in the portal.
 * @returns how many; 0 where Chromium does not print
 */
export async function printRaccolteDemo({ db, storage, pdf, log = silentLog() }: Printing): Promise<number> {
  const sent = await db.raccoltaFornitore.findMany({
    where: { ordini: { some: { emailSentAt: { not: null }, emailPdfId: null } } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  let count = 0
  try {
    for (const { id } of sent) {
      const print = await layOutRaccolta({ storage, log }, db, { id }, null)
      if (!print) continue
      const bytes = Buffer.from(await pdf.render({ html: print.html }))
      const nome = raccoltaPrintName(id)
      const { id: emailPdfId } = await db.storedFile.create({
        data: { chiave: await storage.put(bytes), nome, mime: 'application/pdf', dimensione: bytes.length },
        select: { id: true },
      })
      await db.ordineFornitore.updateMany({ where: { raccoltaId: id }, data: { emailPdfId } })
      count += 1
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  return count
}
