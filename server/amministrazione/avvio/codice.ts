import type { Context } from '../../platform/context.ts'
import type { Db, Tx } from '../../platform/db/prisma.ts'
import { Refusal } from '../../platform/errors.ts'
import { fingerprint, newSecret } from '../../platform/identity/secrets.ts'
import { consume, refund } from '../../platform/identity/throttle.ts'
import { CODICE_MANCANTE, CODICE_NON_VALIDO, CODICE_SCADUTO, GIA_AVVIATO } from './rules.ts'

const VALE_MS = 3_600_000
const PER_INDIRIZZO = [
  { max: 6, secondi: 60 },
  { max: 30, secondi: 3600 },
]

/**
 * Makes the code of the first start, in place of that of an earlier start; the database keeps its hash only.
 * @returns the code, or null when the database has users
 */
export async function preparaCodice(db: Db): Promise<string | null> {
  if ((await db.user.count()) > 0) {
    await db.codiceAvvio.deleteMany()
    return null
  }
  const codice = newSecret()
  const dati = { hash: fingerprint(codice), scadeIl: new Date(Date.now() + VALE_MS), passo: '' }
  await db.codiceAvvio.upsert({ where: { id: 1 }, create: dati, update: dati })
  return codice
}

/** The address of the page of the first start, below that of the product. */
export const percorsoAvvio = (codice: string): string => `/avvio?codice=${codice}`

export interface StatoAvvio {
  /** Why the first start cannot be made with this code, in Italian; null when it can. */
  motivo: string | null
  /** What is being done now, in Italian; '' when nothing. */
  passo: string
}

/** Whether a code opens the first start now. */
export async function statoAvvio(db: Db | Tx, codice: string): Promise<StatoAvvio> {
  const no = (motivo: string): StatoAvvio => ({ motivo, passo: '' })
  if ((await db.user.count()) > 0) return no(GIA_AVVIATO)
  if (codice === '') return no(CODICE_MANCANTE)
  const riga = await db.codiceAvvio.findUnique({ where: { id: 1 } })
  if (riga?.hash !== fingerprint(codice)) return no(CODICE_NON_VALIDO)
  if (riga.scadeIl.getTime() <= Date.now()) return no(CODICE_SCADUTO)
  return { motivo: null, passo: riga.passo }
}

/**
 * As `statoAvvio`, for whoever comes from outside: wrong codes are counted for each address.
 * @throws Refusal THROTTLED
 */
export async function provaCodice(codice: string, ctx: Context): Promise<StatoAvvio> {
  const { db, config } = ctx.services
  if (!config.loginThrottle) return statoAvvio(db, codice)
  const chiave = `avvio:${ctx.indirizzo}`
  const { ok, riprovaFra } = await consume(db, chiave, PER_INDIRIZZO)
  if (!ok) {
    throw new Refusal('THROTTLED', `Troppi tentativi. Riprova fra ${riprovaFra} secondi.`, { retryAfter: riprovaFra })
  }
  const stato = await statoAvvio(db, codice)
  if (stato.motivo !== CODICE_NON_VALIDO) await refund(db, chiave, PER_INDIRIZZO)
  return stato
}
