/** Subscribers get an event at almost the same time and share one reading; after this long it is read again. */
const DURATION = 2_000

const active = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * What all the subscribers of an event ask alike is asked once and its answer shared: two hundred screens are then one
 * reading. The key must name the event: what is shared is as old as its first reading after that event, and a later
 * change has an event of its own.
 * @param where whose answers they are: the database
 */
export function shareAnswer<T>(where: object, key: string, ask: () => Promise<T>): Promise<T> {
  const own = active.get(where) ?? new Map<string, Promise<unknown>>()
  active.set(where, own)
  const prior = own.get(key) as Promise<T> | undefined
  if (prior) return prior
  const next = ask()
  own.set(key, next)
  const forget = () => void (own.get(key) === next && own.delete(key))
  setTimeout(forget, DURATION).unref()
  next.catch(forget)
  return next
}
