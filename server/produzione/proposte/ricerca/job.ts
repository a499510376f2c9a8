import { toJson } from '#platform/db/json.ts'
import { defineJob, type JobKind } from '#platform/jobs/kind.ts'
import { loadFasi } from '../../schedulazione/data/fasi.ts'
import { readScostamenti } from '../../schedulazione/promessa/readScostamenti.ts'
import type { SearchParameters } from '../rules.ts'
import { searchInThread } from './inThread.ts'
import { loadSearch } from './load.ts'

interface SearchData {
  proposta: number
}

/** How often it is asked whether the search was cancelled, milliseconds. */
const EVERY_MS = 500

/** Searches a plan in a thread, and keeps what it finds. Cut short it has kept nothing, and begins again. */
export const searchJob: JobKind<SearchData, { ordini: number }> = defineJob<SearchData, { ordini: number }>({
  nome: 'ricercaPiano',
  annullabile: true,
  scadenzaSecondi: 180,
  async run({ proposta }, { db, signal, progresso, concludi }) {
    const { parametri } = await db.propostaPiano.findUniqueOrThrow({
      where: { id: proposta },
      select: { parametri: true },
    })
    const asked = parametri as SearchParameters
    const data = { ...(await loadSearch(db, asked)), scostamenti: await readScostamenti(db, await loadFasi(db)) }
    const standing = new AbortController()
    const inizio = performance.now()
    const clock = setInterval(() => {
      const done = Math.min(98, ((performance.now() - inizio) / (asked.secondi * 1000)) * 98)
      // Cancelled: the thread ends at once.
      progresso(done).catch((error: unknown) => standing.abort(error))
    }, EVERY_MS)
    try {
      const result = await searchInThread(data, AbortSignal.any([signal, standing.signal]))
      const done = { ordini: result.ordini.length }
      await db.$transaction(async (tx) => {
        await tx.propostaPiano.update({ where: { id: proposta }, data: { risultato: toJson(result) } })
        await concludi(tx, done)
      })
      return done
    } finally {
      clearInterval(clock)
    }
  },
})
