import {
  createOperationDescriptor,
  type Disposable,
  fetchQuery,
  type GraphQLTaggedNode,
  getRequest,
  type IEnvironment,
  type OperationDescriptor,
  type OperationType,
  type Snapshot,
  type Subscription,
  type Variables,
} from 'relay-runtime'

/** One page after the first. */
interface Page {
  operation: OperationDescriptor
  kept: Disposable
  snapshot: Snapshot | null
  following: Disposable | null
}

/** The pages read after the one that the route reads, as they are now. */
export interface FurtherShown<Response> {
  pages: readonly Response[]
  isLoading: boolean
  error: Error | null
}

/**
 * The pages of a list that scrolling has brought, after the one its address names: kept in the store as long as they are
 * shown, and followed there.
 */
export class FurtherPages<TQuery extends OperationType> {
  readonly #environment: IEnvironment
  readonly #query: GraphQLTaggedNode
  readonly #variables: Variables
  readonly #listeners = new Set<() => void>()
  #pages: Page[] = []
  #readings = new Set<Subscription>()
  #isLoading = false
  #error: Error | null = null
  #shown: FurtherShown<TQuery['response']> = { pages: [], isLoading: false, error: null }

  /** @param variables those of the page that the route reads, with its `pagina` */
  constructor(environment: IEnvironment, query: GraphQLTaggedNode, variables: Variables) {
    this.#environment = environment
    this.#query = query
    this.#variables = variables
  }

  readonly subscribe = (tell: () => void): (() => void) => {
    this.#listeners.add(tell)
    return () => void this.#listeners.delete(tell)
  }

  readonly shown = (): FurtherShown<TQuery['response']> => this.#shown

  /** Reads this many pages, those that a visit before had brought: at once what the store still has. */
  open(count: number): void {
    for (let page = 0; page < count; page += 1) this.#read(this.#add())
  }

  /** Reads the next page, unless one is on its way. */
  readonly load = (): void => {
    if (this.#isLoading) return
    this.#error = null
    const failed = this.#pages.at(-1)
    this.#read(failed?.snapshot === null ? failed : this.#add())
  }

  /** Reads all of them again: the first page was. */
  reread(): void {
    for (const page of this.#pages) this.#read(page)
  }

  close(): void {
    for (const reading of this.#readings) reading.unsubscribe()
    for (const { kept, following } of this.#pages) {
      following?.dispose()
      kept.dispose()
    }
    this.#pages = []
    this.#readings.clear()
    this.#isLoading = false
    this.#tell()
  }

  #add(): Page {
    const pagina = Number(this.#variables.pagina) + this.#pages.length + 1
    const operation = createOperationDescriptor(getRequest(this.#query), { ...this.#variables, pagina })
    const page: Page = { operation, kept: this.#environment.retain(operation), snapshot: null, following: null }
    this.#pages.push(page)
    if (this.#environment.check(operation).status === 'available') this.#show(page)
    return page
  }

  #read(page: Page): void {
    this.#isLoading = true
    this.#tell()
    const { variables } = page.operation.request
    let reading: Subscription | null = null
    const ended = (error: Error | null) => {
      if (reading) this.#readings.delete(reading)
      this.#isLoading = this.#readings.size > 0
      this.#error = error ?? this.#error
      if (!error && !page.following) this.#show(page)
      this.#tell()
    }
    reading = fetchQuery(this.#environment, this.#query, variables).subscribe({
      start: (begun) => {
        reading = begun
        this.#readings.add(begun)
      },
      complete: () => ended(null),
      error: ended,
    })
  }

  #show(page: Page): void {
    const snapshot = this.#environment.lookup(page.operation.fragment)
    page.snapshot = snapshot
    page.following = this.#environment.subscribe(snapshot, (next) => {
      page.snapshot = next
      this.#tell()
    })
    this.#tell()
  }

  #tell(): void {
    const pages = this.#pages.flatMap(({ snapshot }) => (snapshot?.data ? [snapshot.data as TQuery['response']] : []))
    this.#shown = { pages, isLoading: this.#isLoading, error: this.#error }
    for (const tell of this.#listeners) tell()
  }
}
