/** Subscribers get an event at almost the same time and share one reading; after this long it is read again. */
const DURATA = 2_000

const attive = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * What all the subscribers of an event ask alike is asked once and its answer shared: two hundred screens are then one
 * reading. The key must name the event: what is shared is as old as its first reading after that event, and a later
 * change has an event of its own.
 * @param dove whose answers they are: the database
 */
export function shareAnswer<T>(dove: object, chiave: string, ask: () => Promise<T>): Promise<T> {
  const sue = attive.get(dove) ?? new Map<string, Promise<unknown>>()
  attive.set(dove, sue)
  const gia = sue.get(chiave) as Promise<T> | undefined
  if (gia) return gia
  const nuova = ask()
  sue.set(chiave, nuova)
  const scorda = () => void (sue.get(chiave) === nuova && sue.delete(chiave))
  setTimeout(scorda, DURATA).unref()
  nuova.catch(scorda)
  return nuova
}
