import type { Context, Services } from '../../context.ts'
import type { Db, Tx } from '../../db/prisma.ts'
import { fullNameOf } from '../../operation.ts'
import type { Viewer } from '../../permissions.ts'
import { consume } from '../throttle.ts'
import type { EventoAccesso } from './rules.ts'

/** Who comes, and from where. */
export interface Caller extends Pick<Context, 'indirizzo' | 'userAgent'> {
  services: Pick<Services, 'db'>
}

/** What is told of an access beside who and from where. */
export interface AccessoFacts {
  evento: EventoAccesso
  riuscito?: boolean
  /** Whose it is; null for a name that is nobody's. */
  user: Pick<Viewer, 'id' | 'username' | 'firstName' | 'lastName'> | null
  /** Where there is no user: what was typed, whose link. */
  nome?: string
  dettaglio?: string
}

const DAY = 86_400

/** The person behind a request: in 'Vedi come' whoever looks, not whom they look as. */
export const actorOf = ({ auth, viewer }: Pick<Context, 'auth' | 'viewer'>): Viewer | null =>
  (auth.tipo === 'sessione' && auth.reale) || viewer

/**
 * Writes a line of *Accessi*.
 * @param db the transaction of what it tells of, or the database for what was refused
 */
export async function recordAccesso(
  db: Db | Tx,
  { indirizzo, userAgent }: Pick<Caller, 'indirizzo' | 'userAgent'>,
  { evento, riuscito = true, user, nome = '', dettaglio = '' }: AccessoFacts,
): Promise<void> {
  await db.accesso.create({
    data: {
      evento,
      riuscito,
      // Who comes by the link of a supplier has no number.
      userId: user?.id || null,
      userNome: (user ? fullNameOf(user) : nome).slice(0, 200),
      indirizzo: indirizzo.slice(0, 60),
      userAgent: userAgent.slice(0, 300),
      dettaglio: dettaglio.slice(0, 300),
    },
  })
}

/**
 * Writes a line of what is told once a day from one place: a token at work, a link that is opened. Of two processes one
 * writes it.
 * @param key what of, `token:12`
 */
export async function recordDaily(caller: Caller, key: string, facts: AccessoFacts): Promise<void> {
  const { db } = caller.services
  const { ok } = await consume(db, `accesso:${key}:${caller.indirizzo}`, [{ max: 1, secondi: DAY }])
  if (ok) await recordAccesso(db, caller, facts)
}
