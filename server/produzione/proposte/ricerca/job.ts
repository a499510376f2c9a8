import type { Prisma } from '../../../../prisma/generated/client.ts'
import { defineJob, type JobKind } from '../../../platform/jobs/kind.ts'
import type { ParametriRicerca } from '../rules.ts'
import { caricaRicerca } from './carica.ts'
import { cercaInThread } from './inThread.ts'

interface RicercaData {
  proposta: number
}

/** How often it is asked whether the search was cancelled, milliseconds. */
const OGNI_MS = 500

/** Searches a plan in a thread, and keeps what it finds. Cut short it has kept nothing, and begins again. */
export const ricercaJob: JobKind<RicercaData, { ordini: number }> = defineJob<RicercaData, { ordini: number }>({
  nome: 'ricercaPiano',
  annullabile: true,
  scadenzaSecondi: 180,
  async run({ proposta }, { db, signal, progresso, concludi }) {
    const { parametri } = await db.propostaPiano.findUniqueOrThrow({
      where: { id: proposta },
      select: { parametri: true },
    })
    const chiesti = parametri as unknown as ParametriRicerca
    const dati = await caricaRicerca(db, chiesti)
    const fermo = new AbortController()
    const inizio = performance.now()
    const orologio = setInterval(() => {
      const fatto = Math.min(98, ((performance.now() - inizio) / (chiesti.secondi * 1000)) * 98)
      // Cancelled: the thread ends at once.
      progresso(fatto).catch((error: unknown) => fermo.abort(error))
    }, OGNI_MS)
    try {
      const risultato = await cercaInThread(dati, AbortSignal.any([signal, fermo.signal]))
      const fatto = { ordini: risultato.ordini.length }
      await db.$transaction(async (tx) => {
        const tenuto = risultato as unknown as Prisma.InputJsonValue
        await tx.propostaPiano.update({ where: { id: proposta }, data: { risultato: tenuto } })
        await concludi(tx, fatto)
      })
      return fatto
    } finally {
      clearInterval(orologio)
    }
  },
})
