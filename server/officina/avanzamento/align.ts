import { setTimeout as sleep } from 'node:timers/promises'
import { isTransient } from '../../platform/db/faults.ts'
import type { Db } from '../../platform/db/prisma.ts'
import type { CronKind } from '../../platform/jobs/kind.ts'
import { readMondo } from './read.ts'
import { rigenera } from './regenerate.ts'

/** Orders that a reader always writes anew before it reads: those of some changes by people. */
const PER_LETTURA = 20
/** Of more, when a share has marked all of them at once, what can be done in so many ms: nobody waits for the rest. */
const TEMPO_LETTURA = 250
const MASSIMO_LETTURA = 100
/** Orders that the clock writes at a time. */
const PER_GIRO = 2000

/**
 * Writes the progress of the marked orders anew, the oldest marks first.
 * @param quanti orders; beyond them it stops after a quarter of a second
 * @param ordine only this one, when it is marked
 * @returns how many orders stay marked
 */
export async function alignAvanzamenti(db: Db, quanti = PER_LETTURA, ordine?: number): Promise<number> {
  const inizio = performance.now()
  const soloUno = ordine ?? null
  const segnati = await db.$queryRaw<{ ordine: number }[]>`
    SELECT ordine_id AS ordine FROM avanzamenti_da_rifare
    WHERE ${soloUno}::int IS NULL OR ordine_id = ${soloUno}::int
    GROUP BY 1 LIMIT 1`
  if (segnati.length === 0) return 0
  // Orders of which nothing has been done yet have no progress: most of those that are written.
  await db.$executeRaw`
    DELETE FROM avanzamenti_da_rifare d
    WHERE (${soloUno}::int IS NULL OR ordine_id = ${soloUno}::int)
      AND NOT EXISTS (SELECT FROM attivita a WHERE a.ordine_id = d.ordine_id)
      AND NOT EXISTS (SELECT FROM ordini_fornitore f WHERE f.ordine_id = d.ordine_id AND f.data_arrivo IS NOT NULL)
      AND NOT EXISTS (SELECT FROM avanzamenti_ordine k WHERE k.ordine_id = d.ordine_id)`
  const veri = await db.$queryRaw<{ ordine: number }[]>`
    SELECT ordine_id AS ordine FROM avanzamenti_da_rifare
    WHERE ${soloUno}::int IS NULL OR ordine_id = ${soloUno}::int
    GROUP BY 1 ORDER BY min(id) LIMIT ${Math.max(quanti, MASSIMO_LETTURA)}`
  if (veri.length === 0) return 0
  for (const [n, { ordine: pk }] of veri.entries()) {
    if (n >= quanti && performance.now() - inizio > TEMPO_LETTURA) break
    const begun = performance.now()
    await rigeneraUno(db, pk)
    // The clock leaves the process to people for as long as it has had it.
    if (quanti > MASSIMO_LETTURA) await sleep(performance.now() - begun)
  }
  const [resto] = await db.$queryRaw<[{ quanti: number }]>`
    SELECT count(DISTINCT ordine_id)::int AS quanti FROM avanzamenti_da_rifare
    WHERE ${soloUno}::int IS NULL OR ordine_id = ${soloUno}::int`
  return resto.quanti
}

const TENTATIVI = 5

async function rigeneraUno(db: Db, pk: number): Promise<void> {
  for (let tentativo = 1; ; tentativo++) {
    try {
      await db.$transaction(async (tx) => rigenera(tx, pk, await readMondo(tx)))
      return
    } catch (error) {
      if (tentativo >= TENTATIVI || !isTransient(error)) throw error
    }
  }
}

/** Every minute: what no reader has asked for yet, and what a change of the shares has marked. */
export const avanzamentiCron: CronKind = {
  nome: 'avanzamenti',
  quando: '* * * * *',
  async run({ db, log }) {
    const restano = await alignAvanzamenti(db, PER_GIRO)
    if (restano > 0) log.info({ restano }, 'progress still to be written')
  },
}
