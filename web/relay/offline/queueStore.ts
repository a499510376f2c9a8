import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A write that was done on this device and that the server has not answered yet, or has refused. */
export interface KeptWrite {
  /** Its place in the order. */
  readonly seq: number
  /** Sent with it: the server does a key once and answers it again as it did the first time. */
  readonly key: string
  /** Whose it is: only their own session sends it. */
  readonly owner: number
  /** What kind of write it is; whoever sends it knows its document. */
  readonly kind: string
  /** What it changes: 'attivita:12', or the name that its first write gave to something new. */
  readonly object: string
  readonly variables: object
  /** How the lists of what waits and of what was refused call it. */
  readonly words: string
  /** When it was pressed, ms by the clock of the device. */
  readonly pressedAt: number
  /** How often the server failed with it; not counted while there is no network. */
  readonly failures: number
  /** Why it was refused, or what of it was not done, in words; null while it waits. */
  readonly refused: string | null
  /** True when the server has done it but for what `refused` says. */
  readonly partly: boolean
}

/** What the server has said of an object since: what later writes of the queue go on from. */
export interface KnownObject {
  readonly pk: number
  readonly versione: number
}

/** Where the queue is kept. */
export interface QueueStore {
  /** False when it goes with the page: the browser keeps nothing. */
  readonly lasting: boolean
  all(): Promise<KeptWrite[]>
  add(write: Omit<KeptWrite, 'seq'>): Promise<KeptWrite>
  /** Writes one again in its place; nothing when it is no longer there. */
  change(write: KeptWrite): Promise<void>
  remove(seq: number): Promise<void>
  known(object: string): Promise<KnownObject | null>
  setKnown(object: string, known: KnownObject): Promise<void>
  /** Forgets what is known of all objects. */
  forget(): Promise<void>
}

/** A queue that goes with the page. */
export function memoryStore(): QueueStore {
  const writes = new Map<number, KeptWrite>()
  const known = new Map<string, KnownObject>()
  let last = 0
  return {
    lasting: false,
    all: async () => [...writes.values()],
    async add(write) {
      const kept = { ...write, seq: ++last }
      writes.set(kept.seq, kept)
      return kept
    },
    async change(write) {
      if (writes.has(write.seq)) writes.set(write.seq, write)
    },
    async remove(seq) {
      writes.delete(seq)
    },
    known: async (object) => known.get(object) ?? null,
    async setKnown(object, what) {
      known.set(object, what)
    },
    async forget() {
      known.clear()
    },
  }
}

interface Schema extends DBSchema {
  writes: { key: number; value: KeptWrite }
  known: { key: string; value: KnownObject }
}

/** The queue of this device, in IndexedDB: it outlives the page, the browser and the machine's being switched off. */
export async function deviceQueueStore(name = 'scritture'): Promise<QueueStore> {
  const db: IDBPDatabase<Schema> = await openDB<Schema>(name, 1, {
    upgrade(created) {
      created.createObjectStore('writes', { keyPath: 'seq', autoIncrement: true })
      created.createObjectStore('known')
    },
  })
  return {
    lasting: true,
    all: () => db.getAll('writes'),
    async add(write) {
      // The number is the store's: two tabs never get the same.
      const seq = await db.add('writes', write as KeptWrite)
      return { ...write, seq }
    },
    async change(write) {
      const tx = db.transaction('writes', 'readwrite')
      if (await tx.store.get(write.seq)) await tx.store.put(write)
      await tx.done
    },
    remove: (seq) => db.delete('writes', seq),
    known: async (object) => (await db.get('known', object)) ?? null,
    async setKnown(object, what) {
      await db.put('known', what, object)
    },
    forget: () => db.clear('known'),
  }
}

/** The queue of this device, or one that goes with the page where the browser keeps nothing (private windows). */
export async function openQueueStore(): Promise<QueueStore> {
  try {
    return await deviceQueueStore()
  } catch {
    return memoryStore()
  }
}
