import type { Context } from '../context.ts'
import { createRegistry } from '../registry.ts'
import type { Searcher, SearchHit } from './searcher.ts'

/** Who is asked, in the order in which the results are shown; areas.ts adds them. */
export const searchers = createRegistry<Searcher>()

/** Shorter words would find everything; numbers are searched from the first digit. */
const isSignificant = (text: string) => text.length >= 2 || /^\d$/.test(text)

/** What the viewer may open and matches every word of `text`, in any order, at most `first` of each kind. */
export async function searchEverywhere(text: string, first: number, ctx: Context): Promise<SearchHit[]> {
  const clean = text.slice(0, 200).trim()
  if (!isSignificant(clean)) return []
  const permessi = searchers.all().filter(({ permesso }) => permesso === null || ctx.can(permesso))
  return (await Promise.all(permessi.map((searcher) => searcher.cerca(clean, first, ctx)))).flat()
}
