import type { Db } from '../../platform/db/prisma.ts'
import { type CellaAnalisi, hundredths, type RigaAnalisi } from '../../produzione/analisi/times.ts'
import { contaDaFare, minutiLavorazione, readLavorazioniDaFare, readRigheDaLavorare } from '../attivita/work.ts'
import { readFatti } from '../rimanenze/remaining.ts'

/**
 * Minutes and pieces of the orders of an analysis at its workstations, by their operations. An operation of two
 * workstations counts in both.
 */
export async function readTempiAnalisi(db: Db, analisi: number): Promise<RigaAnalisi[]> {
  const trovata = await db.analisiPostazione.findUnique({
    where: { id: analisi },
    select: {
      postazioni: { select: { postazione: true, campi: true }, orderBy: [{ posizione: 'asc' }, { id: 'asc' }] },
      ordini: { select: { ordineId: true }, orderBy: { id: 'asc' } },
    },
  })
  if (!trovata) return []
  const pks = trovata.ordini.map(({ ordineId }) => ordineId)
  const [lavorazioni, righe, fatti] = await Promise.all([
    readLavorazioniDaFare(db),
    readRigheDaLavorare(db, pks),
    readFatti(db, pks),
  ])
  const righeDi = Map.groupBy(righe, ({ ordinePk }) => ordinePk)
  const fattoDi = new Map(fatti.map((uno) => [`${uno.ordine}:${uno.lavorazione}`, uno]))
  const conNome = new Map(lavorazioni.map((una) => [una.nome, una]))
  return pks.map((ordine) => {
    const sue = righeDi.get(ordine) ?? []
    return {
      ordine,
      celle: trovata.postazioni.map(({ postazione, campi }): CellaAnalisi => {
        const qui = campi.map((nome) => {
          const lavorazione = conNome.get(nome)
          const fatto = lavorazione && fattoDi.get(`${ordine}:${lavorazione.pk}`)
          return {
            pk: lavorazione?.pk ?? null,
            lavorazione: nome,
            reparto: lavorazione?.reparto ?? null,
            pezziTotali: lavorazione ? contaDaFare(sue, lavorazione) : 0,
            pezziEseguiti: fatto?.pezzi ?? 0,
            tempoTeorico: lavorazione ? minutiLavorazione(sue, lavorazione) : 0,
            tempoTeoricoUsato: fatto?.minuti ?? 0,
          }
        })
        const somma = (di: (una: (typeof qui)[number]) => number) =>
          hundredths(qui.reduce((tutti, una) => tutti + di(una), 0))
        const tempoTeorico = somma((una) => una.tempoTeorico)
        const tempoTeoricoUsato = somma((una) => una.tempoTeoricoUsato)
        return {
          postazione,
          tempoTeorico,
          tempoTeoricoUsato,
          tempoRimanente: Math.max(0, hundredths(tempoTeorico - tempoTeoricoUsato)),
          lavorazioni: qui,
        }
      }),
    }
  })
}
