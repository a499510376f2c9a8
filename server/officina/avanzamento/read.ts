import type { Db, Tx } from '#platform/db/prisma.ts'
import { readSettings } from '#platform/settings/read.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { pezziOfRiga } from '../attivita/rules.ts'
import {
  countToDo,
  type LavorazioneToDo,
  minutesOfLavorazione,
  pezzoMinutes,
  type RigaToWork,
  readLavorazioniToDo,
  readRigheToWork,
} from '../attivita/work.ts'
import { officinaSettings, quoteOf } from '../impostazioni/rules.ts'
import type { AvanzamentoData, DoneLavoro, Fornitura } from './rules.ts'

/** What all orders are reckoned by. */
export interface AvanzamentoWorld {
  lavorazioni: LavorazioneToDo[]
  quote: ReadonlyMap<string, number>
  /** The phases that a supplier does. */
  fasi: readonly { nome: string; soloConTelai: boolean }[]
}

export async function readMondo(db: Db | Tx): Promise<AvanzamentoWorld> {
  const [lavorazioni, { quote_materiali }, fasi] = await Promise.all([
    readLavorazioniToDo(db),
    readSettings(db, officinaSettings),
    db.fase.findMany({ where: { withFornitore: true }, select: { nome: true, soloConTelai: true } }),
  ])
  return { lavorazioni, quote: quoteOf(quote_materiali), fasi }
}

/** Exact whole number of hundredths. */
const hundredths = (value: { toNumber(): number } | null) =>
  value === null ? null : Math.round(value.toNumber() * 100)

/** What the progress of orders comes from, as it is now, in as many statements as of one; without those that there are not. */
export async function readAvanzamentiData(
  db: Db | Tx,
  pks: readonly number[],
  mondo: AvanzamentoWorld,
): Promise<Map<number, AvanzamentoData>> {
  const which = [...pks]
  // One after the other: within a transaction they share one connection.
  const ordini = await readOrdini(db, which)
  if (ordini.length === 0) return new Map()
  const righe = Map.groupBy(await readRigheToWork(db, which), ({ ordinePk }) => ordinePk)
  const forniture = await readForniture(db, which)
  const lavori = await readLavori(db, which)
  const done = await readDone(db, which)
  return new Map(
    ordini.map((ordine) => {
      const own = righe.get(ordine.pk) ?? []
      const toDo = left(own, mondo.lavorazioni, done.get(ordine.pk) ?? [])
      const needed = ordine.nonSchedulabile
        ? []
        : mondo.fasi.filter(
            ({ nome, soloConTelai }) => (!soloConTelai || ordine.conTelaio) && !ordine.fasiSpente.includes(nome),
          )
      const data: AvanzamentoData = {
        netto: Math.round((ordine.netto ?? 0) * 100),
        rivendita: Math.round(ordine.rivendita * 100),
        necessari: needed.map(({ nome }) => nome),
        quote: mondo.quote,
        forniture: forniture.get(ordine.pk) ?? [],
        lavori: (lavori.get(ordine.pk) ?? []).map(({ ordine: _, ...lavoro }) => {
          const lavorazione = mondo.lavorazioni.find(({ pk }) => pk === lavoro.lavorazione)
          return { ...lavoro, pezziTotali: lavorazione ? countToDo(own, lavorazione) : 0 }
        }),
        minutiRimasti: toDo.minuti,
        leftPezzi: toDo.pezzi,
      }
      return [ordine.pk, data]
    }),
  )
}

interface ReadOrdine {
  pk: number
  netto: number | null
  nonSchedulabile: boolean
  fasiSpente: string[]
  rivendita: number
  conTelaio: boolean
}

const readOrdini = (db: Db | Tx, which: number[]) => db.$queryRaw<ReadOrdine[]>`
  SELECT o.id AS pk, o.netto::float8 AS netto, o.non_schedulabile AS "nonSchedulabile", o.fasi_spente AS "fasiSpente",
    coalesce((SELECT sum(r.netto) FROM righe_ordine r WHERE r.ordine_id = o.id AND r.rivendita), 0)::float8 AS rivendita,
    EXISTS (SELECT FROM righe_ordine r JOIN tipi_serramento t ON t.id = r.tipo_serramento_id
      WHERE r.ordine_id = o.id AND t.con_telaio) AS "conTelaio"
  FROM ordini o WHERE o.id = ANY(${which}::int[])`

async function readForniture(db: Db | Tx, which: number[]): Promise<Map<number, Fornitura[]>> {
  const righe = await db.ordineFornitore.findMany({
    where: { ordineId: { in: which } },
    select: {
      id: true,
      ordineId: true,
      tipologia: true,
      rivendita: true,
      venditaMateriale: true,
      costoMateriale: true,
      valorePercentuale: true,
      dataArrivo: true,
      stato: { select: { nome: true } },
    },
    orderBy: { id: 'asc' },
  })
  const read = righe.map((riga) => ({
    ordine: riga.ordineId,
    fornitura: {
      pk: riga.id,
      materiale: riga.tipologia,
      rivendita: riga.rivendita,
      vendita: hundredths(riga.venditaMateriale),
      costo: hundredths(riga.costoMateriale),
      percentuale: hundredths(riga.valorePercentuale),
      arrivo: riga.stato?.nome === 'ARRIVATO' && riga.dataArrivo ? dayOfDate(riga.dataArrivo) : null,
    },
  }))
  return groups(read, ({ fornitura }) => fornitura)
}

type ReadLavoro = Omit<DoneLavoro, 'pezziTotali'> & { ordine: number }

/** The sessions that have ended, with what their pieces make. */
async function readLavori(db: Db | Tx, which: number[]): Promise<Map<number, ReadLavoro[]>> {
  const righe = await db.$queryRaw<ReadLavoro[]>`
    SELECT a.ordine_id AS ordine, a.id AS pk, a.data::text AS data, a.automatica, a.lavorazione_id AS lavorazione,
      a.operatore_id AS operatore, coalesce(a.tempo, 0) AS tempo, p.minuti, p.pezzi, p."pezziPrima"
    FROM attivita a CROSS JOIN LATERAL (
      SELECT coalesce(sum(z.minuti), 0)::float8 AS minuti, count(*)::int AS pezzi,
        (count(*) FILTER (WHERE z.lavorazione_id = a.lavorazione_id))::int AS "pezziPrima"
      FROM pezzi_attivita z WHERE z.attivita_id = a.id) p
    WHERE a.ordine_id = ANY(${which}::int[]) AND a.ora_fine IS NOT NULL ORDER BY a.id`
  return Map.groupBy(
    righe.map((riga) => ({ ...riga, minuti: Math.round(riga.minuti * 10_000) })),
    ({ ordine }) => ordine,
  )
}

/** The ticked pieces of a line at an operation. */
interface Done {
  ordine: number
  riga: number
  lavorazione: number
  posizioni: number[]
  /** Of sessions that have not ended: how many, and their minutes. */
  inCorso: number
  minutesUnderWay: number
}

async function readDone(db: Db | Tx, which: number[]): Promise<Map<number, Done[]>> {
  const righe = await db.$queryRaw<Done[]>`
    SELECT p.ordine_id AS ordine, p.riga_ordine_id AS riga, p.lavorazione_id AS lavorazione,
      array_agg(p.posizione) AS posizioni, (count(*) FILTER (WHERE a.ora_fine IS NULL))::int AS "inCorso",
      coalesce(sum(p.minuti) FILTER (WHERE a.ora_fine IS NULL), 0)::float8 AS "minutesUnderWay"
    FROM pezzi_attivita p JOIN attivita a ON a.id = p.attivita_id
    WHERE p.ordine_id = ANY(${which}::int[]) GROUP BY 1, 2, 3`
  return Map.groupBy(righe, ({ ordine }) => ordine)
}

function groups<Riga extends { ordine: number }, Read>(righe: readonly Riga[], of: (riga: Riga) => Read) {
  const sets = new Map<number, Read[]>()
  for (const riga of righe) {
    const own = sets.get(riga.ordine)
    if (own) own.push(of(riga))
    else sets.set(riga.ordine, [of(riga)])
  }
  return sets
}

/**
 * Pieces that no ended session has done: those that nobody has ticked of the operations in use, with the minutes that
 * they should take now, and those that are being done, with the minutes that they were ticked with.
 */
function left(
  righe: readonly RigaToWork[],
  lavorazioni: readonly LavorazioneToDo[],
  done: readonly Done[],
): { minuti: number; pezzi: number } {
  const prior = new Map(done.map((one) => [`${one.lavorazione}:${one.riga}`, new Set(one.posizioni)]))
  let minutes = done.reduce((sum, { minutesUnderWay }) => sum + Math.round(minutesUnderWay * 10_000), 0)
  let pezzi = done.reduce((sum, { inCorso }) => sum + inCorso, 0)
  for (const lavorazione of lavorazioni.filter(({ attiva }) => attiva)) {
    for (const riga of righe) {
      const count = pezziOfRiga(riga, lavorazione.tipo)
      if (count === 0) continue
      // All pieces together are as long as the line: only those that are done are looked at one by one.
      pezzi += count
      minutes += Math.round(minutesOfLavorazione([riga], lavorazione) * 10_000)
      for (const posizione of prior.get(`${lavorazione.pk}:${riga.pk}`) ?? []) {
        if (posizione > count) continue
        pezzi--
        minutes -= Math.round(pezzoMinutes(riga, lavorazione, posizione) * 10_000)
      }
    }
  }
  return { minuti: minutes, pezzi }
}
