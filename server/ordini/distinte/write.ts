import type { Tx } from '#platform/db/prisma.ts'
import { chunks } from '#platform/imports/rows.ts'
import type { RigaDistintaValues } from '#vendite/distinte/distinta/rules.ts'
import { readDistinte } from './read.ts'
import { markedByHand } from './rules.ts'

/** A bill to be kept. */
interface KeptDistinta {
  rigaOrdineId: number
  aMano: boolean
  congelataIl: Date | null
  /** The window that it is for (`finestraKey`). */
  finestra: string
  righe: readonly RigaDistintaValues[]
  /** What the rules make of the window. */
  made: readonly RigaDistintaValues[]
}

/** Keeps bills in the place of those that were kept of the same lines. */
export async function keepDistinte(tx: Tx, distinte: readonly KeptDistinta[]): Promise<void> {
  if (distinte.length === 0) return
  await tx.distinta.deleteMany({ where: { rigaOrdineId: { in: distinte.map(({ rigaOrdineId }) => rigaOrdineId) } } })
  await tx.distinta.createMany({
    data: distinte.map(({ rigaOrdineId, aMano, congelataIl, finestra }) => ({
      rigaOrdineId,
      aMano,
      congelataIl,
      finestra,
    })),
  })
  const rows = distinte.flatMap(({ rigaOrdineId: distintaId, righe, made, aMano }) =>
    markedByHand(righe, made).map(
      ({
        posto,
        tipologia,
        codice,
        descrizione,
        sezione,
        um,
        quantita,
        lunghezza,
        larghezza,
        altezza,
        peso,
        ...riga
      }) => ({
        ...{ distintaId, posto, tipologia, codice, descrizione, sezione, um },
        ...{ quantita, lunghezza, larghezza, altezza, peso, aMano: aMano && riga.aMano },
      }),
    ),
  )
  for (const data of chunks(rows, 1000)) await tx.rigaDistinta.createMany({ data })
}

/**
 * Freezes the bills of an order that are not yet: from now on neither rules nor windows change them. A line without a
 * bill of its own has nothing to freeze.
 * @returns how many were frozen
 */
export async function freezeDistinte(tx: Tx, ordineId: number): Promise<number> {
  const open = (await readDistinte(tx, { ordineId })).filter(
    ({ bill }) => bill.congelataIl === null && bill.righe.length > 0,
  )
  const now = new Date()
  await keepDistinte(
    tx,
    open.map(({ bill, made, key }) => ({
      rigaOrdineId: bill.rigaPk,
      aMano: bill.origine === 'mano',
      congelataIl: now,
      finestra: key,
      righe: bill.righe,
      made: made.righe,
    })),
  )
  return open.length
}

/** Lets rules and windows change the bills of an order again; those changed by hand stay as they are. */
export async function releaseDistinte(tx: Tx, ordineId: number): Promise<number> {
  const frozen = { congelataIl: { not: null }, rigaOrdine: { is: { ordineId } } }
  const kept = await tx.distinta.updateMany({ where: { ...frozen, aMano: true }, data: { congelataIl: null } })
  const gone = await tx.distinta.deleteMany({ where: frozen })
  return kept.count + gone.count
}
