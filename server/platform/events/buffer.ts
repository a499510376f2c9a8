/** A queue between the tail, which never waits, and one reader, which may be slow. */
export interface Buffer<Item> extends AsyncIterableIterator<Item> {
  /** Hands an item to the reader, or keeps it; beyond the limit the reader is cut off. */
  push(item: Item): void
  /** Ends the reading; what is still kept is dropped. With an error, the reader's next step throws it. */
  close(error?: Error): void
  return(): Promise<IteratorResult<Item>>
}

/** Thrown to a reader that did not keep up; it may resume from the last id it has seen. */
export class SlowReader extends Error {
  constructor(limit: number) {
    super(`Lettore troppo lento: più di ${limit} eventi in attesa`)
    this.name = 'SlowReader'
  }
}

/**
 * Makes a bounded buffer.
 * @param limit how many items may wait before the reader is closed with `SlowReader`
 * @param onClose called once, however it ends
 */
export function createBuffer<Item>(limit: number, onClose: () => void): Buffer<Item> {
  const items: Item[] = []
  const readers: PromiseWithResolvers<IteratorResult<Item>>[] = []
  let closed = false
  let failure: Error | undefined

  function end(reader: PromiseWithResolvers<IteratorResult<Item>>): void {
    if (failure) {
      reader.reject(failure)
      failure = undefined
    } else reader.resolve({ done: true, value: undefined })
  }

  const buffer: Buffer<Item> = {
    push(item) {
      if (closed) return
      const reader = readers.shift()
      if (reader) reader.resolve({ done: false, value: item })
      else if (items.length < limit) items.push(item)
      else buffer.close(new SlowReader(limit))
    },
    close(error) {
      if (closed) return
      closed = true
      failure = error
      items.length = 0
      for (const reader of readers.splice(0)) end(reader)
      onClose()
    },
    next() {
      const reader = Promise.withResolvers<IteratorResult<Item>>()
      const item = items.shift()
      if (item !== undefined) reader.resolve({ done: false, value: item })
      else if (closed) end(reader)
      else readers.push(reader)
      return reader.promise
    },
    return() {
      buffer.close()
      return Promise.resolve({ done: true, value: undefined })
    },
    [Symbol.asyncIterator]: () => buffer,
  }
  return buffer
}
