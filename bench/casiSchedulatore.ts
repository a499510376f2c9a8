// The planner: what is measured of the timeline, as in casi.ts. Promised: cells under 100 ms, a dry run under 50 ms.
import type { Caso } from './casi.ts'

const giorno = (traGiorni: number) => new Date(Date.now() + traGiorni * 86_400_000).toISOString().slice(0, 10)
/** Two months back to nine months ahead (spec/001 §9). */
const arco = { fromDate: giorno(-61), toDate: giorno(274) }

/** Orders that are not scheduled yet and can be. */
const DA_SCHEDULARE = `SELECT o.id FROM ordini o WHERE NOT o.non_schedulabile
  AND NOT EXISTS (SELECT FROM schedulazioni_ordine s WHERE s.ordine_id = o.id) ORDER BY random() LIMIT 500`

export const casiSchedulatore: Caso[] = [
  {
    nome: 'Schedulatore: celle di undici mesi',
    prodotto: `query ($fromDate: String!, $toDate: String!) { schedulerSlots(fromDate: $fromDate, toDate: $toDate) {
      giorno reparto capacita occupato libero stato ore ordini } }`,
    variables: arco,
    sql: `SELECT json_build_object('schedulerSlots', (SELECT json_agg(c) FROM (
      SELECT p.giorno, p.reparto, sum(p.minuti) AS occupato,
        json_agg(json_build_object('id', p.ordine_id, 'numero_commessa', o.numero_commessa, 'time', p.minuti)
          ORDER BY o.numero_commessa) AS ordini
      FROM prenotazioni p JOIN ordini o ON o.id = p.ordine_id
      WHERE p.giorno BETWEEN '${arco.fromDate}' AND '${arco.toDate}' GROUP BY p.giorno, p.reparto) c)) AS json`,
  },
  {
    nome: 'Schedulatore: prova di un ordine',
    prodotto: `query ($pk: Int!) { scheduleOrder(pk: $pk, autoStart: true) { schedulazioni { nomeFase inizio fine durata
      fornitore { pk nome } occupations { date time } spiegazione { codice testo } } errors { testo } complete } }`,
    variables: { pk: '{pk}' },
    ids: DA_SCHEDULARE,
    // The limit is only to find the order, its lines and the ledger.
    sql: `SELECT json_build_object('ordine', (SELECT row_to_json(o) FROM ordini o WHERE o.id = {pk}),
      'righe', (SELECT json_agg(r) FROM righe_ordine r WHERE r.ordine_id = {pk}),
      'libro', (SELECT json_agg(c) FROM (SELECT giorno, reparto, sum(minuti) AS minuti FROM prenotazioni
        WHERE giorno >= current_date GROUP BY giorno, reparto) c)) AS json`,
  },
]
