import { readOneBatched } from '../db/batched.ts'
import type { ListSource } from '../db/listSource.ts'
import type { Db } from '../db/prisma.ts'
import { whereOne } from '../db/whereOne.ts'
import type { RequiredPermission } from '../operation.ts'
import type { Viewer } from '../permissions.ts'
import { createRegistry } from '../registry.ts'

/** What an event tells beside its topic: ids and days only, the reader loads and authorises again. */
export interface TopicChange {
  pk?: number | null
  /** The days that may be different; without a last one all that follow the first. */
  dal?: string
  al?: string | null
}

/** One of the things that `changed` follows. */
export interface ChangeTopic {
  /** What it is called in the enum `Topic`. */
  name: string
  /** Topic of the event log. */
  log: string
  permesso: RequiredPermission
  description: string
  /**
   * The rows that its events are about, with `pk` and, of one that is no more, `eliminato` in their payload: who does
   * not see a row does not hear of it.
   */
  rows?: {
    /** Name of their type. */
    tipo: string
    elenco: ListSource<object, never>
    /** The list of the entity, for subscribers who follow rows that they do not see there. */
    seenIn?: ListSource<object, never>
  }
  /** Without rows: what an event tells of its payload; undefined when it is none of this topic. Nothing by default. */
  tell?(payload: Record<string, unknown>): TopicChange | undefined
}

export const changeTopics = createRegistry<ChangeTopic>()

/** Adds something that `changed` follows. @param name as in the enum `Topic` */
export function changeTopic(name: string, topic: Omit<ChangeTopic, 'name'>): void {
  changeTopics.add({ name, ...topic })
}

/** What the log says of an event, of topics about rows. */
export type TopicPayload = { pk: number; eliminato?: boolean } & Record<string, unknown>

/**
 * What an event of the log says to who follows a topic; undefined for nothing. Whether they see its row is asked anew at
 * every event; a removed one is announced to all, so that no list goes on showing it.
 */
export async function changeOf(
  { rows, tell }: ChangeTopic,
  payload: TopicPayload,
  viewer: Viewer | null,
  db: Db,
): Promise<TopicChange | undefined> {
  if (!rows) return tell ? tell(payload) : {}
  const { pk, eliminato } = payload
  const where = whereOne(rows.elenco, pk, { viewer })
  const isTold = eliminato || (await readOneBatched(db, rows.elenco.model, { select: { id: true } }, where)) !== null
  return isTold ? { pk } : undefined
}
