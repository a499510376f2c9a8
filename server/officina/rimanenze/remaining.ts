import { Prisma } from '../../../prisma/generated/client.ts'
import type { Db, Tx } from '../../platform/db/prisma.ts'
import {
  contaDaFare,
  type LavorazioneDaFare,
  minutiLavorazione,
  type RigaDaLavorare,
  readLavorazioniDaFare,
  readRigheDaLavorare,
} from '../attivita/work.ts'

/** What is done and left of an operation of an order. */
export interface Rimanenza {
  lavorazione: LavorazioneDaFare
  pezziTotali: number
  pezziEseguiti: number
  /** Minutes that all its pieces should take. */
  tempoTeorico: number
  /** Minutes that the done ones should have taken. */
  tempoTeoricoUsato: number
}

/** Days between which work counts as done, both included; null for an open end. */
export interface PeriodoLavoro {
  da: string | null
  a: string | null
}

/** Pieces done, and their theoretical minutes, for each operation of some orders. */
export async function readFatti(
  db: Db | Tx,
  ordini: readonly number[],
  { da, a }: PeriodoLavoro = { da: null, a: null },
): Promise<{ ordine: number; lavorazione: number; pezzi: number; minuti: number }[]> {
  const giorni = [da && Prisma.sql`a.data >= ${da}::date`, a && Prisma.sql`a.data <= ${a}::date`].filter(
    (una) => una !== null && una !== '',
  )
  const periodo =
    giorni.length === 0
      ? Prisma.empty
      : Prisma.sql`AND EXISTS (SELECT FROM attivita a WHERE a.id = p.attivita_id AND ${Prisma.join(giorni as Prisma.Sql[], ' AND ')})`
  return db.$queryRaw`SELECT p.ordine_id AS ordine, p.lavorazione_id AS lavorazione, count(*)::int AS pezzi,
      sum(p.minuti)::float8 AS minuti
    FROM pezzi_attivita p WHERE p.ordine_id = ANY(${[...ordini]}::int[]) ${periodo} GROUP BY 1, 2`
}

/** The operations that an order needs, with what is done of each; one that is not used any more where some was done. */
export async function readRimanenze(db: Db | Tx, ordine: number, periodo?: PeriodoLavoro): Promise<Rimanenza[]> {
  const [lavorazioni, righe, fatti] = await Promise.all([
    readLavorazioniDaFare(db),
    readRigheDaLavorare(db, [ordine]),
    readFatti(db, [ordine], periodo),
  ])
  return rimanenzeOf(lavorazioni, righe, new Map(fatti.map((uno) => [uno.lavorazione, uno])))
}

/** The same of lines and counts that are at hand. */
export function rimanenzeOf(
  lavorazioni: readonly LavorazioneDaFare[],
  righe: readonly RigaDaLavorare[],
  fatti: ReadonlyMap<number, { pezzi: number; minuti: number }>,
): Rimanenza[] {
  return lavorazioni.flatMap((lavorazione) => {
    const fatto = fatti.get(lavorazione.pk)
    const pezziTotali = contaDaFare(righe, lavorazione)
    if (pezziTotali === 0 || (!lavorazione.attiva && !fatto)) return []
    return [
      {
        lavorazione,
        pezziTotali,
        pezziEseguiti: fatto?.pezzi ?? 0,
        tempoTeorico: minutiLavorazione(righe, lavorazione),
        tempoTeoricoUsato: fatto?.minuti ?? 0,
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
  periodo?: PeriodoLavoro,
): Promise<RimanenzaPostazioni[]> {
  const [rimanenze, configurate] = await Promise.all([
    readRimanenze(db, ordine, periodo),
    db.configurazionePostazione.findMany({ orderBy: [{ posizione: 'asc' }, { id: 'asc' }] }),
  ])
  const blocchi = Map.groupBy(configurate, ({ campi }) => JSON.stringify([...campi].sort()))
  const conPostazione = new Set(configurate.flatMap(({ campi }) => campi))
  const suoi = [...blocchi.values()].map((postazioni) => ({
    postazioni: postazioni.map(({ postazione }) => postazione),
    lavorazioni: rimanenze.filter(({ lavorazione }) => postazioni[0]?.campi.includes(lavorazione.nome)),
  }))
  const senza = rimanenze.filter(({ lavorazione }) => !conPostazione.has(lavorazione.nome))
  return [...suoi, { postazioni: [], lavorazioni: senza }].filter(({ lavorazioni }) => lavorazioni.length > 0)
}
