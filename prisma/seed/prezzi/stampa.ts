// The PDFs of the offers that the demo has sent: drawn as those of the product, frozen by their SHA-256.
import { readPrintedVersione } from '#ordini/offerte/pdf/data.ts'
import { printVersione } from '#ordini/offerte/pdf/print.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { Refusal } from '#platform/errors.ts'
import type { Pdf } from '#platform/pdf/pdf.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { StatoOfferta } from '#prisma/generated/enums.ts'

interface Printing {
  db: Db | Tx
  storage: Storage
  pdf: Pick<Pdf, 'render'>
}

/** What is printed at the same moment: the pages that Chromium has open. */
const AT_ONCE = 2

/**
 * Prints each offer of the demo that was sent and puts it in place of the page that stands for it, in the confirmation of
 * its order too.
 * @returns how many; fewer where Chromium does not print: what was there stays
 */
export async function printOfferteDemo(printing: Printing): Promise<number> {
  const sent = await printing.db.versioneOfferta.findMany({
    where: { fileId: { not: null } },
    orderBy: { id: 'asc' },
    select: { id: true, stato: true, offerta: { select: { ordineId: true } } },
  })
  let count = 0
  try {
    for (let at = 0; at < sent.length; at += AT_ONCE) count += await printSome(printing, sent.slice(at, at + AT_ONCE))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  return count
}

interface Sent {
  id: number
  stato: StatoOfferta
  offerta: { ordineId: number | null }
}

/** Prints some side by side, writes them one after the other: a transaction has one connection. */
async function printSome(printing: Printing, some: readonly Sent[]): Promise<number> {
  const { db, storage } = printing
  const printed = await Promise.all(
    some.map(async (one) => {
      const versione = await readPrintedVersione(db, one.id)
      return versione && { one, versione, bytes: Buffer.from(await printVersione(printing, versione, null, false)) }
    }),
  )
  for (const made of printed) {
    if (!made) continue
    const { one, versione, bytes } = made
    const nome = `offerta-${versione.offertaId}-${versione.numero}.pdf`
    const { id: fileId } = await db.storedFile.create({
      data: { chiave: await storage.put(bytes), nome, mime: 'application/pdf', dimensione: bytes.length },
      select: { id: true },
    })
    await db.versioneOfferta.update({ where: { id: one.id }, data: { fileId, fileNome: nome } })
    const { ordineId } = one.offerta
    if (one.stato !== 'ACCETTATA' || ordineId === null) continue
    await db.confermaOrdine.updateMany({
      where: { ordineId },
      data: { preventivoDaFirmareId: fileId, preventivoDaFirmareNome: nome, preventivoFirmatoId: fileId },
    })
  }
  return printed.length
}
