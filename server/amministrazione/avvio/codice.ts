import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { Refusal } from '#platform/errors.ts'
import { fingerprint, newSecret } from '#platform/identity/secrets.ts'
import { consume, refund } from '#platform/identity/throttle.ts'
import { ALREADY_STARTED, CODICE_EXPIRED, CODICE_MISSING, CODICE_NOT_VALID } from './rules.ts'

const VALID_FOR_MS = 3_600_000
const PER_ADDRESS = [
  { max: 6, secondi: 60 },
  { max: 30, secondi: 3600 },
]

/**
 * Makes the code of the first start, in place of that of an earlier start; the database keeps its hash only.
 * @returns the code, or null when the database has users
 */
export async function prepareCodice(db: Db): Promise<string | null> {
  if ((await db.user.count()) > 0) {
    await db.codiceAvvio.deleteMany()
    return null
  }
  const codice = newSecret()
  const data = { hash: fingerprint(codice), scadeIl: new Date(Date.now() + VALID_FOR_MS), passo: '' }
  await db.codiceAvvio.upsert({ where: { id: 1 }, create: data, update: data })
  return codice
}

/** The address of the page of the first start, below that of the product. */
export const startPath = (codice: string): string => `/avvio?codice=${codice}`

export interface StartStato {
  /** Why the first start cannot be made with this code, in Italian; null when it can. */
  motivo: string | null
  /** What is being done now, in Italian; '' when nothing. */
  passo: string
}

/** Whether a code opens the first start now. */
export async function startStato(db: Db | Tx, codice: string): Promise<StartStato> {
  const no = (reason: string): StartStato => ({ motivo: reason, passo: '' })
  if ((await db.user.count()) > 0) return no(ALREADY_STARTED)
  if (codice === '') return no(CODICE_MISSING)
  const riga = await db.codiceAvvio.findUnique({ where: { id: 1 } })
  if (riga?.hash !== fingerprint(codice)) return no(CODICE_NOT_VALID)
  if (riga.scadeIl.getTime() <= Date.now()) return no(CODICE_EXPIRED)
  return { motivo: null, passo: riga.passo }
}

/**
 * As `startStato`, for whoever comes from outside: wrong codes are counted for each address.
 * @throws Refusal THROTTLED
 */
export async function tryCodice(codice: string, ctx: Context): Promise<StartStato> {
  const { db, config } = ctx.services
  if (!config.loginThrottle) return startStato(db, codice)
  const key = `avvio:${ctx.indirizzo}`
  const { ok, retryAfter } = await consume(db, key, PER_ADDRESS)
  if (!ok) {
    throw new Refusal('THROTTLED', `Troppi tentativi. Riprova fra ${retryAfter} secondi.`, { retryAfter })
  }
  const stato = await startStato(db, codice)
  if (stato.motivo !== CODICE_NOT_VALID) await refund(db, key, PER_ADDRESS)
  return stato
}
