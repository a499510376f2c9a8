import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'

/** What the loader of a route hands to its page. */
export interface RouteData<TQuery extends OperationType = OperationType> {
  reference: PreloadedQuery<TQuery>
  /** Changes when the page shows another object: then skeletons, not the old object, are on screen meanwhile. */
  key: string
  /** True when all its data were in the store already. */
  inStore: boolean
  /** What brings the document along, where it was not there when the question was asked: without it nothing is ready. */
  code?: Promise<unknown> | undefined
  /** What is read beside it. */
  beside: readonly PreloadedQuery<OperationType>[]
}
