import type { Context } from '../context.ts'
import type { Flag } from '../permissions.ts'
import { createRegistry } from '../registry.ts'

/** One thing found, and where to open it. */
export interface SearchHit {
  /** Kind, for the heading: 'Preventivo'. */
  tipo: string
  titolo: string
  sottotitolo: string
  /** Path inside the product. */
  url: string
}

/** How one domain answers the search: beside its list, and a line in areas.ts. */
export interface Searcher {
  /** Without it the domain is not asked (null: always); the rows are filtered by the domain's own visibility besides. */
  permesso: Flag | null
  /** @param text at least two characters @param first rows wanted at most */
  cerca(text: string, first: number, ctx: Context): Promise<SearchHit[]>
}

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
