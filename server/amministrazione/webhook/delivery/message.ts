import type { Db } from '#platform/db/prisma.ts'
import { type ChangeTopic, changeOf, changeTopics, type TopicPayload } from '#platform/graphql/changeTopic.ts'
import { flagsOfAreas } from '#platform/identity/areas/flagsOfAreas.ts'
import { canActAs, type VediComeUser } from '#platform/identity/vediCome.rules.ts'
import { viewerOf } from '#platform/identity/viewer.ts'
import { holds } from '#platform/operation.ts'
import type { Viewer } from '#platform/permissions.ts'
import type { ClaimedConsegna } from './claim.ts'

type Receiver = ClaimedConsegna['webhook']

/** Somebody, as far as it is asked whom they may let act. */
type Actor = VediComeUser & { isActive: boolean }

/** Why a webhook is told nothing any more, in Italian: it is worth what a token of its maker would be; null while it is. */
export function invalidWebhookReason({ user, creatoDa }: { user: Actor; creatoDa: Actor }): string | null {
  if (!user.isActive) return 'L’utente per cui agisce è disattivato.'
  if (!creatoDa.isActive) return 'Chi l’ha creato è disattivato.'
  return canActAs(creatoDa, user) ? null : 'Chi l’ha creato non può più agire come questo utente.'
}

/** In whose eyes a webhook is told: of its user, as its areas limit it. */
function viewerOfWebhook({ user, aree }: Receiver): Viewer | null {
  const viewer = viewerOf(user)
  const soloPermessi = flagsOfAreas(aree)
  return viewer && soloPermessi ? { ...viewer, soloPermessi } : viewer
}

/** What a message says; ids and days, which the receiver reads by its own token. */
interface Told {
  type: string
  timestamp: string
  data: { topic: string; pk: number | null; eliminato: boolean; dal: string | null; al: string | null }
}

const topicsOf = (names: readonly string[]): ChangeTopic[] =>
  names.flatMap((name) => changeTopics.all().filter((topic) => topic.name === name))

/** The topics of the event log that some of ours stand for. */
export const canaliOf = (names: readonly string[]): string[] => [...new Set(topicsOf(names).map(({ log }) => log))]

/** What a try without an event is called. */
export const PROVA = 'prova'

/**
 * The body of a delivery, the same at every try as long as its row is there; null when it is nothing for the eyes of
 * this webhook.
 */
export async function messageOf(db: Db, { canale, payload, il, webhook }: ClaimedConsegna): Promise<string | null> {
  const data = payload as TopicPayload
  const told = (topic: string, word: string, change: Partial<Told['data']>): string => {
    const all = { topic, pk: null, eliminato: false, dal: null, al: null, ...change }
    const message: Told = { type: `${topic.toLowerCase()}.${word}`, timestamp: il.toISOString(), data: all }
    return JSON.stringify(message)
  }
  if (canale === PROVA) return told(PROVA.toUpperCase(), 'inviata', {})
  const viewer = viewerOfWebhook(webhook)
  for (const topic of topicsOf(webhook.argomenti)) {
    if (topic.log !== canale || !holds(viewer, topic.permesso)) continue
    const change = await changeOf(topic, data, viewer, db)
    if (!change) continue
    const eliminato = topic.rows !== undefined && data.eliminato === true
    const { pk = null, dal = null, al = null } = change
    return told(topic.name, eliminato ? 'eliminato' : 'cambiato', { pk, eliminato, dal, al })
  }
  return null
}
