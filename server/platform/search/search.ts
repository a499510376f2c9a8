import type { Context } from '../context.ts'
import { createRegistry } from '../registry.ts'
import type { Searcher, SearchHit } from './searcher.ts'

/** Who is asked, in the order in which the results are shown; areas.ts adds them. */
export const searchers = createRegistry<Searcher>()

/** Shorter words would find everything; numbers are searched from the first digit. */
const significativo = (testo: string) => testo.length >= 2 || /^\d$/.test(testo)

/** What the viewer may open and matches every word of `testo`, in any order, at most `first` of each kind. */
export async function searchEverywhere(testo: string, first: number, ctx: Context): Promise<SearchHit[]> {
  const clean = testo.slice(0, 200).trim()
  if (!significativo(clean)) return []
  const permessi = searchers.all().filter(({ permesso }) => permesso === null || ctx.puo(permesso))
  return (await Promise.all(permessi.map((cercatore) => cercatore.cerca(clean, first, ctx)))).flat()
}
