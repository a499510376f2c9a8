import type { Context } from '../context.ts'
import type { Flag } from '../permissions.ts'

/** One thing found, and where to open it. */
export interface SearchHit {
  /** Kind, for the heading: 'Preventivo'. */
  tipo: string
  titolo: string
  sottotitolo: string
  /** Path inside the product. */
  url: string
}

/** How one domain answers the search: one file a domain, `searcher.ts`, and its line in areas.ts. */
export interface Searcher {
  /** Without it the domain is not asked (null: always); the rows are filtered by the domain's own visibility besides. */
  permesso: Flag | null
  /** @param text at least two characters @param first rows wanted at most */
  cerca(text: string, first: number, ctx: Context): Promise<SearchHit[]>
}
