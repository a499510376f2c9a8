import type { Context } from '../context.ts'

/**
 * A field of many rows that is read for all of them together: the keys that are asked for in one turn of the loop make
 * one call of `load`.
 * @returns what `load` found for the key; undefined for nothing
 */
export function createBatch<Key, Value>(load: (keys: Key[], ctx: Context) => Promise<ReadonlyMap<Key, Value>>) {
  const waiting = new WeakMap<Context, { keys: Set<Key>; found: Promise<ReadonlyMap<Key, Value>> }>()
  return async (key: Key, ctx: Context): Promise<Value | undefined> => {
    let turn = waiting.get(ctx)
    if (!turn) {
      const keys = new Set<Key>()
      const found = new Promise((resolve) => setImmediate(resolve)).then(() => {
        waiting.delete(ctx)
        return load([...keys], ctx)
      })
      turn = { keys, found }
      waiting.set(ctx, turn)
    }
    turn.keys.add(key)
    return (await turn.found).get(key)
  }
}
