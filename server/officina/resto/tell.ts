import type { Db } from '../../platform/db/prisma.ts'
import { chiaveFase, type FaseChiesta } from '../../produzione/fasiSchedulate/lavoro.ts'
import { readLavoroFasi } from './read.ts'
import { minutiRimasti } from './rules.ts'

/** Tells the list of scheduled phases how many minutes they still take, by `chiaveFase`. */
export async function tellRimasti(db: Db, fasi: readonly FaseChiesta[]): Promise<ReadonlyMap<string, number>> {
  const lavoro = await readLavoroFasi(db, [...new Set(fasi.map(({ ordine }) => ordine))])
  return new Map(
    fasi.flatMap((fase) => {
      const suo = lavoro.get(fase.ordine)?.get(fase.fase)
      const minuti = suo ? minutiRimasti(fase.durata, suo) : null
      return minuti === null ? [] : [[chiaveFase(fase), minuti] as const]
    }),
  )
}
