import type { Db } from '#platform/db/prisma.ts'
import { type AskedFase, faseKey } from '#produzione/fasiSchedulate/lavoro.ts'
import { readLavoroFasi } from './read.ts'
import { minutiRimasti } from './rules.ts'

/** Tells the list of scheduled phases how many minutes they still take, by `faseKey`. */
export async function tellRemaining(db: Db, fasi: readonly AskedFase[]): Promise<ReadonlyMap<string, number>> {
  const lavoro = await readLavoroFasi(db, [...new Set(fasi.map(({ ordine }) => ordine))])
  return new Map(
    fasi.flatMap((fase) => {
      const own = lavoro.get(fase.ordine)?.get(fase.fase)
      const minutes = own ? minutiRimasti(fase.durata, own) : null
      return minutes === null ? [] : [[faseKey(fase), minutes] as const]
    }),
  )
}
