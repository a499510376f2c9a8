// The planner: what is measured of the timeline, as in cases.ts. Promised: cells under 100 ms, a dry run under 50 ms.
import type { BenchCase } from './benchCase.ts'

const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10)
/** Two months back to nine months ahead. */
const span = { dal: day(-61), al: day(274) }
/** What is read at once. */
const near = { dal: day(0), al: day(13) }

/** Orders that are not scheduled yet and can be. */
const TO_SCHEDULE = `SELECT o.id FROM ordini o WHERE NOT o.non_schedulabile
  AND NOT EXISTS (SELECT FROM schedulazioni_ordine s WHERE s.ordine_id = o.id) ORDER BY random() LIMIT 500`

export const schedulatoreCases: BenchCase[] = [
  {
    // More than any zoom asks at once: it tells who fills a cell only where the screen does.
    nome: 'Schedulatore: celle di undici mesi',
    prodotto: `query ($periodo: Periodo!) { schedulerSlots(periodo: $periodo) {
      giorno reparto capacita occupato libero stato ore quantiOrdini minutiDi(ordinePk: 0) } }`,
    variables: { periodo: span },
    sql: `SELECT json_build_object('schedulerSlots', (SELECT json_agg(c) FROM (
      SELECT giorno, reparto, sum(minuti) AS occupato, count(DISTINCT ordine_id) AS quanti FROM prenotazioni
      WHERE giorno BETWEEN '${span.dal}' AND '${span.al}' GROUP BY giorno, reparto) c)) AS json`,
  },
  {
    nome: 'Schedulatore: due settimane con gli ordini',
    prodotto: `query ($periodo: Periodo!) { schedulerSlots(periodo: $periodo) {
      giorno reparto capacita occupato libero stato ore quantiOrdini minutiDi(ordinePk: 0)
      ordini { pk numeroCommessa minuti } }
      fasiInArco(periodo: $periodo) }`,
    variables: { periodo: near },
    sql: `SELECT json_build_object('schedulerSlots', (SELECT json_agg(c) FROM (
      SELECT p.giorno, p.reparto, sum(p.minuti) AS occupato,
        json_agg(json_build_object('id', p.ordine_id, 'numero_commessa', o.numero_commessa, 'time', p.minuti)
          ORDER BY o.numero_commessa) AS ordini
      FROM prenotazioni p JOIN ordini o ON o.id = p.ordine_id
      WHERE p.giorno BETWEEN '${near.dal}' AND '${near.al}' GROUP BY p.giorno, p.reparto) c),
      'fasiInArco', (SELECT json_agg(json_build_array(f.ordine_id, o.numero_commessa, f.nome_fase, f.inizio, f.fine))
        FROM schedulazioni_fase f JOIN fasi c ON c.nome = f.nome_fase AND c.infinite_capacity
        JOIN ordini o ON o.id = f.ordine_id
        WHERE f.inizio < '${near.al}'::date + 1 AND f.fine >= '${near.dal}')) AS json`,
  },
  {
    nome: 'Schedulatore: prova di un ordine',
    prodotto: `query ($pk: Int!) { scheduleOrder(pk: $pk, autoStart: true) { schedulazioni { nomeFase inizio fine durata
      fornitorePk nomeFornitore occupations { date time } spiegazione { codice testo } } errors { testo } complete } }`,
    variables: { pk: '{pk}' },
    ids: TO_SCHEDULE,
    // The limit is only to find the order, its lines and the ledger.
    sql: `SELECT json_build_object('ordine', (SELECT row_to_json(o) FROM ordini o WHERE o.id = {pk}),
      'righe', (SELECT json_agg(r) FROM righe_ordine r WHERE r.ordine_id = {pk}),
      'libro', (SELECT json_agg(c) FROM (SELECT giorno, reparto, sum(minuti) AS minuti FROM prenotazioni
        WHERE giorno >= current_date GROUP BY giorno, reparto) c)) AS json`,
  },
]
