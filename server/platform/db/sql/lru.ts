/** A map that forgets what was not used for longest. */
export class Lru<Value> {
  readonly #entries = new Map<string, Value>()
  readonly #max: number

  constructor(max: number) {
    this.#max = max
  }

  get size(): number {
    return this.#entries.size
  }

  /** The value of a key, made when there is none. */
  get(key: string, make: () => Value): Value {
    const found = this.#entries.get(key)
    const value = found ?? make()
    if (found !== undefined) this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size > this.#max) this.#entries.delete(this.#entries.keys().next().value as string)
    return value
  }

  forget(key: string): void {
    this.#entries.delete(key)
  }
}
