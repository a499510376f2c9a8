import type { Db } from '#platform/db/prisma.ts'
import { type CellaAnalisi, hundredths, type RigaAnalisi } from '#produzione/analisi/times.ts'
import { countToDo, minutesOfLavorazione, readLavorazioniToDo, readRigheToWork } from '../attivita/work.ts'
import { readDone } from '../rimanenze/remaining.ts'

/**
 * Minutes and pieces of the orders of an analysis at its workstations, by their operations. An operation of two
 * workstations counts in both.
 */
export async function readTempiAnalisi(db: Db, analisi: number): Promise<RigaAnalisi[]> {
  const found = await db.analisiPostazione.findUnique({
    where: { id: analisi },
    select: {
      postazioni: { select: { postazione: true, campi: true }, orderBy: [{ posizione: 'asc' }, { id: 'asc' }] },
      ordini: { select: { ordineId: true }, orderBy: { id: 'asc' } },
    },
  })
  if (!found) return []
  const pks = found.ordini.map(({ ordineId }) => ordineId)
  const [lavorazioni, righe, done] = await Promise.all([
    readLavorazioniToDo(db),
    readRigheToWork(db, pks),
    readDone(db, pks),
  ])
  const righeOf = Map.groupBy(righe, ({ ordinePk }) => ordinePk)
  const doneBy = new Map(done.map((one) => [`${one.ordine}:${one.lavorazione}`, one]))
  const withName = new Map(lavorazioni.map((one) => [one.nome, one]))
  return pks.map((ordine) => {
    const own = righeOf.get(ordine) ?? []
    return {
      ordine,
      celle: found.postazioni.map(({ postazione, campi }): CellaAnalisi => {
        const here = campi.map((name) => {
          const lavorazione = withName.get(name)
          const completed = lavorazione && doneBy.get(`${ordine}:${lavorazione.pk}`)
          return {
            pk: lavorazione?.pk ?? null,
            lavorazione: name,
            reparto: lavorazione?.reparto ?? null,
            pezziTotali: lavorazione ? countToDo(own, lavorazione) : 0,
            pezziEseguiti: completed?.pezzi ?? 0,
            tempoTeorico: lavorazione ? minutesOfLavorazione(own, lavorazione) : 0,
            tempoTeoricoUsato: completed?.minuti ?? 0,
          }
        })
        const sum = (of: (one: (typeof here)[number]) => number) =>
          hundredths(here.reduce((all, one) => all + of(one), 0))
        const tempoTeorico = sum((one) => one.tempoTeorico)
        const tempoTeoricoUsato = sum((one) => one.tempoTeoricoUsato)
        return {
          postazione,
          tempoTeorico,
          tempoTeoricoUsato,
          tempoRimanente: Math.max(0, hundredths(tempoTeorico - tempoTeoricoUsato)),
          lavorazioni: here,
        }
      }),
    }
  })
}
