// Purchasing: what is measured of supplier orders, their rows and their warnings, as in cases.ts.
import type { BenchCase } from './benchCase.ts'

const rigaGraphql = `pk versione tipologia fornitorePk fornitore { nome } stato { pk nome } valorePercentuale
  numeroDocumento dataOrdine dataConsegna dataArrivo dataInserimento emailSentAt note rilievo co magazzino rivendita
  costoMateriale venditaMateriale righeCount puoInviareMail ordinePk
  ordine { numeroCommessa progetto riferimento dataConsegna nomeCliente }`

const fieldsSql = `
  'pk', o.id, 'versione', o.versione, 'tipologia', o.tipologia, 'fornitorePk', o.fornitore_id,
  'fornitore', json_build_object('nome', f.nome),
  'stato', (SELECT json_build_object('pk', s.id, 'nome', s.nome) FROM valori_stato s WHERE s.id = o.stato_id),
  'valorePercentuale', o.valore_percentuale, 'numeroDocumento', o.numero_documento, 'dataOrdine', o.data_ordine,
  'dataConsegna', o.data_consegna, 'dataArrivo', o.data_arrivo, 'dataInserimento', o.data_inserimento,
  'emailSentAt', o.email_sent_at, 'note', o.note, 'rilievo', o.rilievo, 'co', o.co, 'magazzino', o.magazzino,
  'rivendita', o.rivendita, 'costoMateriale', o.costo_materiale, 'venditaMateriale', o.vendita_materiale,
  'righeCount', (SELECT count(*) FROM righe_ordine_fornitore r WHERE r.ordine_fornitore_id = o.id),
  'ordinePk', o.ordine_id, 'ordine', json_build_object('numeroCommessa', c.numero_commessa, 'progetto', c.progetto,
    'riferimento', c.riferimento, 'dataConsegna', c.data_consegna, 'nomeCliente', c.nome_cliente)`

const from = `FROM ordini_fornitore o JOIN fornitori f ON f.id = o.fornitore_id JOIN ordini c ON c.id = o.ordine_id`
const fornitureSql = (where: string, order: string, limit = 50) => `(
  SELECT coalesce(json_agg(r.j), '[]') FROM (
    SELECT json_build_object(${fieldsSql}) AS j ${from} WHERE ${where} ORDER BY ${order} LIMIT ${limit}) r)`

const list = (filter: string) => `query ($filtro: FiltroOrdiniFornitore) {
  ordiniFornitore(perPagina: 50, filtro: $filtro${filter}) { totalCount nodes { ${rigaGraphql} } } }`

/** Orders with as many rows to buy as the measures have. */
const WITH_MANY = `SELECT ordine_id AS id FROM righe_ordine_fornitore GROUP BY ordine_id HAVING count(*) > 400 LIMIT 20`

export const acquistiCases: BenchCase[] = [
  {
    nome: 'Elenco ordini fornitore (50 righe, filtri e ordine)',
    entro: 200,
    prodotto: list(', ordinamento: [DATA_CONSEGNA_FORNITORE]'),
    variables: { filtro: { stato: 'IN_RITARDO', tipologia: 'vetro' } },
    sql: `SELECT json_build_object('ordiniFornitore', json_build_object(
      'totalCount', (SELECT count(*) FROM ordini_fornitore o JOIN valori_stato v ON v.id = o.stato_id
        WHERE o.tipologia = 'vetro' AND v.nome = 'IN_RITARDO'),
      'nodes', ${fornitureSql(
        "o.tipologia = 'vetro' AND o.stato_id = (SELECT max(id) FROM valori_stato WHERE nome = 'IN_RITARDO')",
        'o.data_consegna NULLS LAST, o.id',
      )})) AS json`,
  },
  {
    nome: 'Elenco ordini fornitore (ricerca e consegna)',
    entro: 200,
    prodotto: list(''),
    variables: { filtro: { search: 'condominio esposito', dataConsegnaFornitore: { dal: '2026-01-01' } } },
    sql: `SELECT json_build_object('ordiniFornitore', json_build_object('nodes', ${fornitureSql(
      "c.ricerca LIKE '%condominio%' AND c.ricerca LIKE '%esposito%' AND o.data_consegna >= '2026-01-01'",
      'o.data_inserimento DESC, o.id DESC',
    )})) AS json`,
  },
  {
    nome: 'Ordini a cui manca un ordine fornitore',
    entro: 200,
    prodotto: `query ($filtro: FiltroOrdini) { ordini(perPagina: 50, filtro: $filtro) { totalCount
      nodes { pk numeroCommessa data dataConsegna cliente { nome } ordiniFornitoreMancanti { materiale } } } }`,
    variables: { filtro: { ordiniFornitoreMancanti: true } },
    sql: `SELECT json_build_object('ordini', json_build_object(
      'totalCount', (SELECT count(*) FROM ordini o JOIN mancanze m ON m.id = o.mancanza_id WHERE m.mancano),
      'nodes', (SELECT coalesce(json_agg(r), '[]') FROM (
      SELECT o.id AS pk, o.numero_commessa, o.data, o.data_consegna, o.nome_cliente, m.materiali
      FROM ordini o JOIN mancanze m ON m.id = o.mancanza_id WHERE m.mancano ORDER BY o.data DESC, o.id DESC LIMIT 50) r)))
      AS json`,
  },
  {
    nome: 'Avvisi ordini fornitore (mancanti e a rischio)',
    entro: 200,
    prodotto: `{ warningsOrdiniFornitore { oggi totaleMancanti totaleARischio
      mancanti { ordine { pk numeroCommessa dataConsegna cliente { nome } } materiali { materiale necessarioIl ordinareEntro } }
      aRischio { ordine { pk numeroCommessa dataConsegna cliente { nome } } ordineFornitore materiale fornitore previsto
        necessarioIl giorni nuovaFine ritardo } } }`,
    // The limit is only what is read: no plan is made again.
    sql: `SELECT json_build_object('totaleMancanti', (SELECT count(*) FROM ordini o JOIN mancanze m ON m.id = o.mancanza_id
        WHERE m.mancano AND (o.fine_schedulazione IS NULL OR o.fine_schedulazione >= now())),
      'aRischio', (SELECT count(*) FROM schedulazioni_ordine s JOIN ordini_fornitore o ON o.ordine_id = s.ordine_id
        WHERE s.fine >= now() AND o.data_arrivo IS NULL)) AS json`,
  },
  {
    nome: 'Scheda degli ordini a fornitore con 500 righe',
    entro: 300,
    prodotto: `query ($pk: Int!) {
      righeOrdineFornitore(filtro: { ordinePk: $pk }, pagina: 1, perPagina: 1000) { totalCount edges { node { pk tipologia
        codice descrizione quantita um spessore stampato misure misureVetro sezione extraFields rigaOrdinePk
        ordineFornitorePk fornitorePk fornitore { nome } versione } } }
      ordiniFornitore(filtro: { ordinePk: $pk }, pagina: 1, perPagina: 1000, ordinamento: [TIPOLOGIA, ID]) {
        edges { node { ${rigaGraphql} } } }
      materiali(perPagina: 1000) { nodes { nome } }
      fornitori(perPagina: 1000) { nodes { pk nome tipologia isDefault } }
      valoriStato { contesto nome } }`,
    variables: { pk: '{pk}' },
    ids: WITH_MANY,
    sql: `SELECT json_build_object(
      'righeOrdineFornitore', (SELECT json_agg(json_build_object('pk', r.id, 'tipologia', r.tipologia, 'codice', r.codice,
        'descrizione', r.descrizione, 'quantita', r.quantita, 'um', r.um, 'spessore', r.spessore, 'stampato', r.stampato,
        'misure', r.misure, 'misureVetro', r.misure_vetro, 'sezione', r.sezione, 'extraFields', r.extra_fields,
        'ordineFornitorePk', r.ordine_fornitore_id, 'fornitore', (SELECT nome FROM fornitori WHERE id = r.fornitore_id),
        'versione', r.versione) ORDER BY r.id) FROM righe_ordine_fornitore r WHERE r.ordine_id = {pk}),
      'ordiniFornitore', ${fornitureSql('o.ordine_id = {pk}', 'o.tipologia, o.id', 1000)}) AS json`,
  },
]
