import { setTimeout } from 'node:timers/promises'
import { isTransient } from '../../platform/db/faults.ts'
import type { Db } from '../../platform/db/prisma.ts'
import type { CronKind } from '../../platform/jobs/kind.ts'
import { rigeneraOrdini } from './regenerate.ts'

/** Orders that are written in one transaction: few, as the process does nothing else while it reckons them. */
const LOTTO = 5
/** What a reader writes in any case. */
const PER_LETTURA = 20
/** How long a reader goes on writing beyond the first ones, in ms: nobody waits for what has marked all of them. */
const TEMPO_LETTURA = 100
/** Marks that are looked at together. */
const SEGNI = 2000

interface Misura {
  /** Orders at least, as far as there are. */
  quanti?: number
  /** Only this one, when it is marked. */
  ordine?: number | undefined
  /** Given up between two transactions. */
  signal?: AbortSignal | undefined
}

/**
 * Writes the progress of the marked orders anew, the oldest marks first; beyond those that were asked for it stops after
 * a tenth of a second.
 * @returns how many orders stay marked
 */
export async function alignAvanzamenti(db: Db, { quanti = PER_LETTURA, ordine, signal }: Misura = {}): Promise<number> {
  const inizio = performance.now()
  const soloUno = ordine ?? null
  let fatti = 0
  while (!signal?.aborted && (fatti < quanti || performance.now() - inizio < TEMPO_LETTURA)) {
    const lotto = await readLotto(db, soloUno)
    if (lotto.length === 0) return 0
    await rigeneraLotto(db, lotto)
    fatti += lotto.length
  }
  const [resto] = await db.$queryRaw<[{ quanti: number }]>`
    SELECT count(DISTINCT ordine_id)::int AS quanti FROM avanzamenti_da_rifare
    WHERE ${soloUno}::int IS NULL OR ordine_id = ${soloUno}::int`
  return resto.quanti
}

/** The orders that were marked first and have something to be reckoned; the marks of the others go. */
async function readLotto(db: Db, soloUno: number | null): Promise<number[]> {
  for (;;) {
    // Most of the orders that are written have nothing done yet, and so no progress.
    const segni = await db.$queryRaw<{ id: bigint; ordine: number; niente: boolean }[]>`
      SELECT d.id, d.ordine_id AS ordine, NOT EXISTS (SELECT FROM attivita a WHERE a.ordine_id = d.ordine_id)
        AND NOT EXISTS (SELECT FROM ordini_fornitore f WHERE f.ordine_id = d.ordine_id AND f.data_arrivo IS NOT NULL)
        AND NOT EXISTS (SELECT FROM avanzamenti_ordine k WHERE k.ordine_id = d.ordine_id) AS niente
      FROM (SELECT id, ordine_id FROM avanzamenti_da_rifare
        WHERE ${soloUno}::int IS NULL OR ordine_id = ${soloUno}::int ORDER BY id LIMIT ${SEGNI}) d ORDER BY d.id`
    const inutili = segni.filter(({ niente }) => niente).map(({ id }) => id)
    if (inutili.length > 0) await db.$executeRaw`DELETE FROM avanzamenti_da_rifare WHERE id = ANY(${inutili}::bigint[])`
    const ordini = new Set(segni.flatMap(({ ordine, niente }) => (niente ? [] : ordine)))
    if (ordini.size > 0 || segni.length < SEGNI) return [...ordini].slice(0, LOTTO)
  }
}

const TENTATIVI = 5

async function rigeneraLotto(db: Db, lotto: readonly number[]): Promise<void> {
  for (let tentativo = 1; ; tentativo++) {
    try {
      await db.$transaction((tx) => rigeneraOrdini(tx, lotto), { timeout: 30_000, maxWait: 10_000 })
      return
    } catch (error) {
      if (tentativo >= TENTATIVI || !isTransient(error)) throw error
    }
  }
}

/** How long a round of the clock goes on, and how often it looks meanwhile, in ms. */
const GIRO_MS = 50_000
const SGUARDO_MS = 2_000

/** All day: what changes is written within some seconds, so that who reads figures rarely waits for it. */
export const avanzamentiCron: CronKind = {
  nome: 'avanzamenti',
  quando: '* * * * *',
  async run({ db, signal }) {
    const fine = performance.now() + GIRO_MS
    while (!signal.aborted && performance.now() < fine) {
      const inizio = performance.now()
      const restano = await alignAvanzamenti(db, { quanti: LOTTO, signal })
      // It leaves the process to people for as long as it has had it.
      const pausa = restano === 0 ? SGUARDO_MS : performance.now() - inizio
      await setTimeout(pausa, undefined, { signal }).catch(() => undefined)
    }
  },
}
