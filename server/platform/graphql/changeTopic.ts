import type { ListSource } from '../db/listSource.ts'
import type { RequiredPermission } from '../operation.ts'
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
