import type { Db, Tx } from '#platform/db/prisma.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import {
  countToDo,
  type LavorazioneToDo,
  minutesOfLavorazione,
  type RigaToWork,
  readLavorazioniToDo,
  readRigheToWork,
} from '../attivita/work.ts'

/** What is done and left of an operation of an order. */
export interface Rimanenza {
  lavorazione: LavorazioneToDo
  pezziTotali: number
  pezziEseguiti: number
  /** Minutes that all its pieces should take. */
  tempoTeorico: number
  /** Minutes that the done ones should have taken. */
  tempoTeoricoUsato: number
}

/** Pieces done, and their theoretical minutes, for each operation of some orders. @param periodo in which work counts */
export async function readDone(
  db: Db | Tx,
  ordini: readonly number[],
  periodo?: Periodo | null,
): Promise<{ ordine: number; lavorazione: number; pezzi: number; minuti: number }[]> {
  const { dal, al } = periodo ?? {}
  const days = [
    ...(dal ? [Prisma.sql`a.data >= ${dal}::date`] : []),
    ...(al ? [Prisma.sql`a.data <= ${al}::date`] : []),
  ]
  const period =
    days.length === 0
      ? Prisma.empty
      : Prisma.sql`AND EXISTS (SELECT FROM attivita a WHERE a.id = p.attivita_id AND ${Prisma.join(days, ' AND ')})`
  return db.$queryRaw`SELECT p.ordine_id AS ordine, p.lavorazione_id AS lavorazione, count(*)::int AS pezzi,
      sum(p.minuti)::float8 AS minuti
    FROM pezzi_attivita p WHERE p.ordine_id = ANY(${[...ordini]}::int[]) ${period} GROUP BY 1, 2`
}

/** The operations that an order needs, with what is done of each; one that is not used any more where some was done. */
export async function readRimanenze(db: Db | Tx, ordine: number, period?: Periodo | null): Promise<Rimanenza[]> {
  const [lavorazioni, righe, done] = await Promise.all([
    readLavorazioniToDo(db),
    readRigheToWork(db, [ordine]),
    readDone(db, [ordine], period),
  ])
  return rimanenzeOf(lavorazioni, righe, new Map(done.map((one) => [one.lavorazione, one])))
}

/** The same of lines and counts that are at hand. */
export function rimanenzeOf(
  lavorazioni: readonly LavorazioneToDo[],
  righe: readonly RigaToWork[],
  completed: ReadonlyMap<number, { pezzi: number; minuti: number }>,
): Rimanenza[] {
  return lavorazioni.flatMap((lavorazione) => {
    const done = completed.get(lavorazione.pk)
    const pezziTotali = countToDo(righe, lavorazione)
    if (pezziTotali === 0 || (!lavorazione.attiva && !done)) return []
    return [
      {
        lavorazione,
        pezziTotali,
        pezziEseguiti: done?.pezzi ?? 0,
        tempoTeorico: minutesOfLavorazione(righe, lavorazione),
        tempoTeoricoUsato: done?.minuti ?? 0,
      },
    ]
  })
}

/** Workstations at which the same operations are done, with what is left there. */
export interface RimanenzaPostazioni {
  /** Empty for operations of no workstation. */
  postazioni: string[]
  lavorazioni: Rimanenza[]
}

/** What is left of an order by workstations; those with the same operations are one block. */
export async function readRimanenzePostazioni(
  db: Db | Tx,
  ordine: number,
  period?: Periodo | null,
): Promise<RimanenzaPostazioni[]> {
  const [rimanenze, configurate] = await Promise.all([
    readRimanenze(db, ordine, period),
    db.configurazionePostazione.findMany({ orderBy: [{ posizione: 'asc' }, { id: 'asc' }] }),
  ])
  const blocks = Map.groupBy(configurate, ({ campi }) => JSON.stringify([...campi].sort()))
  const withPostazione = new Set(configurate.flatMap(({ campi }) => campi))
  const own = [...blocks.values()].map((postazioni) => ({
    postazioni: postazioni.map(({ postazione }) => postazione),
    lavorazioni: rimanenze.filter(({ lavorazione }) => postazioni[0]?.campi.includes(lavorazione.nome)),
  }))
  const senza = rimanenze.filter(({ lavorazione }) => !withPostazione.has(lavorazione.nome))
  return [...own, { postazioni: [], lavorazioni: senza }].filter(({ lavorazioni }) => lavorazioni.length > 0)
}
