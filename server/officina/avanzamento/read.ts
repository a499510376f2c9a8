import type { Db, Tx } from '../../platform/db/prisma.ts'
import { readSettings } from '../../platform/settings/read.ts'
import { quoteOf } from '../../platform/settings/rules.ts'
import { dayOfDate } from '../../shared/dates/days.ts'
import { pezziDellaRiga } from '../attivita/rules.ts'
import {
  contaDaFare,
  type LavorazioneDaFare,
  minutiLavorazione,
  minutiPezzo,
  type RigaDaLavorare,
  readLavorazioniDaFare,
  readRigheDaLavorare,
} from '../attivita/work.ts'
import type { DatiAvanzamento, Fornitura, LavoroFatto } from './rules.ts'

/** What all orders are reckoned by. */
export interface MondoAvanzamento {
  lavorazioni: LavorazioneDaFare[]
  quote: ReadonlyMap<string, number>
  /** The phases that a supplier does. */
  fasi: readonly { nome: string; soloConTelai: boolean }[]
}

export async function readMondo(db: Db | Tx): Promise<MondoAvanzamento> {
  const [lavorazioni, { quote_materiali }, fasi] = await Promise.all([
    readLavorazioniDaFare(db),
    readSettings(db),
    db.fase.findMany({ where: { withFornitore: true }, select: { nome: true, soloConTelai: true } }),
  ])
  return { lavorazioni, quote: quoteOf(quote_materiali), fasi }
}

/** Exact whole number of hundredths. */
const hundredths = (valore: { toNumber(): number } | null) =>
  valore === null ? null : Math.round(valore.toNumber() * 100)

/** What the progress of an order comes from, as it is now; null when there is no such order. */
export async function readDatiAvanzamento(
  db: Db | Tx,
  ordineId: number,
  mondo: MondoAvanzamento,
): Promise<DatiAvanzamento | null> {
  return (await readDatiAvanzamenti(db, [ordineId], mondo)).get(ordineId) ?? null
}

/** The same of several orders, in as many statements as of one; without those that there are not. */
export async function readDatiAvanzamenti(
  db: Db | Tx,
  pks: readonly number[],
  mondo: MondoAvanzamento,
): Promise<Map<number, DatiAvanzamento>> {
  const quali = [...pks]
  // One after the other: within a transaction they share one connection.
  const ordini = await readOrdini(db, quali)
  if (ordini.length === 0) return new Map()
  const righe = Map.groupBy(await readRigheDaLavorare(db, quali), ({ ordinePk }) => ordinePk)
  const forniture = await readForniture(db, quali)
  const lavori = await readLavori(db, quali)
  const fatti = await readFatti(db, quali)
  return new Map(
    ordini.map((ordine) => {
      const sue = righe.get(ordine.pk) ?? []
      const daFare = left(sue, mondo.lavorazioni, fatti.get(ordine.pk) ?? [])
      const necessari = ordine.nonSchedulabile
        ? []
        : mondo.fasi.filter(
            ({ nome, soloConTelai }) => (!soloConTelai || ordine.conTelaio) && !ordine.fasiSpente.includes(nome),
          )
      const dati: DatiAvanzamento = {
        netto: Math.round((ordine.netto ?? 0) * 100),
        rivendita: Math.round(ordine.rivendita * 100),
        necessari: necessari.map(({ nome }) => nome),
        quote: mondo.quote,
        forniture: forniture.get(ordine.pk) ?? [],
        lavori: (lavori.get(ordine.pk) ?? []).map(({ ordine: _, ...lavoro }) => {
          const lavorazione = mondo.lavorazioni.find(({ pk }) => pk === lavoro.lavorazione)
          return { ...lavoro, pezziTotali: lavorazione ? contaDaFare(sue, lavorazione) : 0 }
        }),
        minutiRimasti: daFare.minuti,
        pezziRimasti: daFare.pezzi,
      }
      return [ordine.pk, dati]
    }),
  )
}

interface OrdineLetto {
  pk: number
  netto: number | null
  nonSchedulabile: boolean
  fasiSpente: string[]
  rivendita: number
  conTelaio: boolean
}

const readOrdini = (db: Db | Tx, quali: number[]) => db.$queryRaw<OrdineLetto[]>`
  SELECT o.id AS pk, o.netto::float8 AS netto, o.non_schedulabile AS "nonSchedulabile", o.fasi_spente AS "fasiSpente",
    coalesce((SELECT sum(r.netto) FROM righe_ordine r WHERE r.ordine_id = o.id AND r.rivendita), 0)::float8 AS rivendita,
    EXISTS (SELECT FROM righe_ordine r JOIN tipi_serramento t ON t.id = r.tipo_serramento_id
      WHERE r.ordine_id = o.id AND t.con_telaio) AS "conTelaio"
  FROM ordini o WHERE o.id = ANY(${quali}::int[])`

async function readForniture(db: Db | Tx, quali: number[]): Promise<Map<number, Fornitura[]>> {
  const righe = await db.ordineFornitore.findMany({
    where: { ordineId: { in: quali } },
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
  const lette = righe.map((riga) => ({
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
  return groups(lette, ({ fornitura }) => fornitura)
}

type LavoroLetto = Omit<LavoroFatto, 'pezziTotali'> & { ordine: number }

/** The sessions that have ended, with what their pieces make. */
async function readLavori(db: Db | Tx, quali: number[]): Promise<Map<number, LavoroLetto[]>> {
  const righe = await db.$queryRaw<LavoroLetto[]>`
    SELECT a.ordine_id AS ordine, a.id AS pk, a.data::text AS data, a.automatica, a.lavorazione_id AS lavorazione,
      a.operatore_id AS operatore, coalesce(a.tempo, 0) AS tempo, p.minuti, p.pezzi, p."pezziPrima"
    FROM attivita a CROSS JOIN LATERAL (
      SELECT coalesce(sum(z.minuti), 0)::float8 AS minuti, count(*)::int AS pezzi,
        (count(*) FILTER (WHERE z.lavorazione_id = a.lavorazione_id))::int AS "pezziPrima"
      FROM pezzi_attivita z WHERE z.attivita_id = a.id) p
    WHERE a.ordine_id = ANY(${quali}::int[]) AND a.ora_fine IS NOT NULL ORDER BY a.id`
  return Map.groupBy(
    righe.map((riga) => ({ ...riga, minuti: Math.round(riga.minuti * 10_000) })),
    ({ ordine }) => ordine,
  )
}

/** The ticked pieces of a line at an operation. */
interface Fatti {
  ordine: number
  riga: number
  lavorazione: number
  posizioni: number[]
  /** Of sessions that have not ended: how many, and their minutes. */
  inCorso: number
  minutiInCorso: number
}

async function readFatti(db: Db | Tx, quali: number[]): Promise<Map<number, Fatti[]>> {
  const righe = await db.$queryRaw<Fatti[]>`
    SELECT p.ordine_id AS ordine, p.riga_ordine_id AS riga, p.lavorazione_id AS lavorazione,
      array_agg(p.posizione) AS posizioni, (count(*) FILTER (WHERE a.ora_fine IS NULL))::int AS "inCorso",
      coalesce(sum(p.minuti) FILTER (WHERE a.ora_fine IS NULL), 0)::float8 AS "minutiInCorso"
    FROM pezzi_attivita p JOIN attivita a ON a.id = p.attivita_id
    WHERE p.ordine_id = ANY(${quali}::int[]) GROUP BY 1, 2, 3`
  return Map.groupBy(righe, ({ ordine }) => ordine)
}

function groups<Riga extends { ordine: number }, Letto>(righe: readonly Riga[], di: (riga: Riga) => Letto) {
  const insiemi = new Map<number, Letto[]>()
  for (const riga of righe) {
    const suo = insiemi.get(riga.ordine)
    if (suo) suo.push(di(riga))
    else insiemi.set(riga.ordine, [di(riga)])
  }
  return insiemi
}

/**
 * Pieces that no ended session has done: those that nobody has ticked of the operations in use, with the minutes that
 * they should take now, and those that are being done, with the minutes that they were ticked with.
 */
function left(
  righe: readonly RigaDaLavorare[],
  lavorazioni: readonly LavorazioneDaFare[],
  fatti: readonly Fatti[],
): { minuti: number; pezzi: number } {
  const gia = new Map(fatti.map((uno) => [`${uno.lavorazione}:${uno.riga}`, new Set(uno.posizioni)]))
  let minuti = fatti.reduce((somma, { minutiInCorso }) => somma + Math.round(minutiInCorso * 10_000), 0)
  let pezzi = fatti.reduce((somma, { inCorso }) => somma + inCorso, 0)
  for (const lavorazione of lavorazioni.filter(({ attiva }) => attiva)) {
    for (const riga of righe) {
      const quanti = pezziDellaRiga(riga, lavorazione.tipo)
      if (quanti === 0) continue
      // All pieces together are as long as the line: only those that are done are looked at one by one.
      pezzi += quanti
      minuti += Math.round(minutiLavorazione([riga], lavorazione) * 10_000)
      for (const posizione of gia.get(`${lavorazione.pk}:${riga.pk}`) ?? []) {
        if (posizione > quanti) continue
        pezzi--
        minuti -= Math.round(minutiPezzo(riga, lavorazione, posizione) * 10_000)
      }
    }
  }
  return { minuti, pezzi }
}
