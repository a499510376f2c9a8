import { type DrawnRiga, forFigure } from '#ordini/ordini/pdf/figure.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import type { Log } from '#platform/log.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { tempoColumns } from '../../fornitori/rules.ts'

const file = { select: { chiave: true, mime: true } } as const

const printed = {
  materiale: { select: { colonneList: true, sort: true, labels: true } },
  fornitore: {
    select: { nome: true, codice: true, testata: true, testoPdf: true, email: true, ...tempoColumns, immagine: file },
  },
  stato: { select: { nome: true } },
  immaginePdf: file,
  ordine: { select: { numeroCommessa: true, progetto: true, riferimento: true } },
  righe: { orderBy: { id: 'asc' } },
} satisfies Prisma.OrdineFornitoreInclude

/** A supplier order with all that its print shows. */
export type PrintedOrdineFornitore = Prisma.OrdineFornitoreGetPayload<{ include: typeof printed }> & {
  /** The pictures as addresses that carry their bytes; null for none, or when the store has lost it. */
  immagini: { fornitore: string | null; ordine: string | null }
  /** The windows that it is for: its own line, and those of its rows. */
  finestre: DrawnRiga[]
}

/** What pictures are read with. */
export interface PrintReading {
  storage: Pick<Storage, 'read'>
  log: Log
}

type ImageFile = { chiave: string; mime: string } | null

/** A print without its picture is better than none: what is lost goes into the log. */
async function dataUri(image: ImageFile, { storage, log }: PrintReading): Promise<string | null> {
  if (!image) return null
  try {
    return `data:${image.mime};base64,${(await storage.read(image.chiave)).toString('base64')}`
  } catch (error) {
    log.warn({ err: error, chiave: image.chiave }, 'picture of a supplier order not printed')
    return null
  }
}

/** Reads a supplier order for its print; null when `where` finds none. */
export async function readPrinted(
  db: Db | Tx,
  where: Prisma.OrdineFornitoreWhereInput,
  reading: PrintReading,
): Promise<PrintedOrdineFornitore | null> {
  const found = await db.ordineFornitore.findFirst({ where, include: printed })
  if (!found) return null
  const [fornitore, ordine] = [
    await dataUri(found.fornitore.immagine, reading),
    await dataUri(found.immaginePdf, reading),
  ]
  const pks = [found.rigaOrdineId, ...found.righe.map(({ rigaOrdineId }) => rigaOrdineId)].flatMap((pk) => pk ?? [])
  const finestre = await db.rigaOrdine.findMany({
    where: { id: { in: [...new Set(pks)] } },
    select: forFigure,
    orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
  })
  return { ...found, immagini: { fornitore, ordine }, finestre }
}
