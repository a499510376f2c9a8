// How areas meet without importing one another: a lower layer keeps a place, areas.ts fills it at start.

/** Things that areas add at start and the platform reads. */
interface Registry<T> {
  /** Adds in the order in which they are read; what is there already stays once. */
  add(...items: T[]): void
  all(): readonly T[]
}

/** An empty registry. */
export function createRegistry<T>(): Registry<T> {
  const items = new Set<T>()
  return {
    add(...added) {
      for (const item of added) items.add(item)
    },
    all: () => [...items],
  }
}

/** A point at which an area tells whoever listens, within its own transaction. */
interface Hook<Args extends unknown[], Result = void> {
  on(listener: (...args: Args) => Promise<Result>): void
  /** Calls the listeners one after the other. @returns what each answered @throws what a listener throws */
  run(...args: Args): Promise<Result[]>
}

/** A hook without listeners. */
export function createHook<Args extends unknown[], Result = void>(): Hook<Args, Result> {
  const listeners = createRegistry<(...args: Args) => Promise<Result>>()
  return {
    on: (listener) => listeners.add(listener),
    async run(...args) {
      const results: Result[] = []
      for (const listener of listeners.all()) results.push(await listener(...args))
      return results
    },
  }
}
