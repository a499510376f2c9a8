// The order desk: what is measured of orders and customers, as in cases.ts.
import type { BenchCase } from './benchCase.ts'

const rigaGraphql = `pk numeroCommessa progetto riferimento data dataConsegna dataPosa stato { pk nome }
  cliente { pk nome } tipoCliente codiceSistema listino sconto netto agente { pk codice user { firstName lastName } }
  areaConsegna numeroSerramenti senzaMisure nonSchedulabile statoInvioMail
  schedulazione { inizio fine fasi { nomeFase inizio fine } }`

const fieldsSql = `
  'pk', o.id, 'numeroCommessa', o.numero_commessa, 'progetto', o.progetto, 'riferimento', o.riferimento, 'data', o.data,
  'dataConsegna', o.data_consegna, 'dataPosa', o.data_posa,
  'stato', (SELECT json_build_object('pk', s.id, 'nome', s.nome) FROM valori_stato s WHERE s.id = o.stato_id),
  'cliente', (SELECT json_build_object('pk', c.id, 'nome', c.nome) FROM clienti c WHERE c.id = o.cliente_id),
  'tipoCliente', o.tipo_cliente, 'codiceSistema', o.codice_sistema, 'listino', o.listino, 'sconto', o.sconto,
  'netto', o.netto,
  'agente', (SELECT json_build_object('pk', a.id, 'codice', a.codice,
      'user', json_build_object('firstName', u.first_name, 'lastName', u.last_name))
      FROM agenti a JOIN users u ON u.id = a.user_id WHERE a.id = o.agente_id),
  'areaConsegna', o.area_consegna, 'numeroSerramenti', o.numero_serramenti, 'senzaMisure', o.senza_misure,
  'nonSchedulabile', o.non_schedulabile, 'statoInvioMail', o.stato_invio_mail,
  'schedulazione', (SELECT json_build_object('inizio', s.inizio, 'fine', s.fine, 'fasi',
      (SELECT json_agg(json_build_object('nomeFase', f.nome_fase, 'inizio', f.inizio, 'fine', f.fine) ORDER BY f.inizio)
       FROM schedulazioni_fase f WHERE f.ordine_id = s.ordine_id))
      FROM schedulazioni_ordine s WHERE s.ordine_id = o.id)`

const rigaPostgraphile = `rowId numeroCommessa progetto riferimento data dataConsegna dataPosa
  valoriStatoByStatoId { rowId nome } clientiByClienteId { rowId nome } tipoCliente codiceSistema listino sconto netto
  agentiByAgenteId { rowId codice userByUserId { firstName lastName } } areaConsegna numeroSerramenti senzaMisure
  nonSchedulabile statoInvioMail
  schedulazioniOrdineByOrdineId { inizio fine schedulazioniFasesByOrdineId { nodes { nomeFase inizio fine } } }`

const page = (where: string, ordine: string) => `SELECT json_build_object('ordini', json_build_object('nodes', (
  SELECT coalesce(json_agg(r.j), '[]') FROM (
    SELECT json_build_object(${fieldsSql}) AS j FROM ordini o WHERE ${where} ORDER BY ${ordine} LIMIT 50) r))) AS json`

const rigaDetail = `pk posizione numero listino scontoArticolo scontoCorrettivo netto altezza larghezza ante forma
  descrizione rivendita codiceRivendita extraFields tipoSerramento { pk nome } codiceSerramento { pk categoria forma codice }`

const righeSql = `(SELECT coalesce(json_agg(json_build_object('pk', r.id, 'posizione', r.posizione, 'numero', r.numero,
    'listino', r.listino, 'scontoArticolo', r.sconto_articolo, 'scontoCorrettivo', r.sconto_correttivo,
    'netto', r.netto, 'altezza', r.altezza, 'larghezza', r.larghezza, 'ante', r.ante, 'forma', r.forma,
    'descrizione', r.descrizione, 'rivendita', r.rivendita, 'codiceRivendita', r.codice_rivendita,
    'extraFields', r.extra_fields, 'tipoSerramento', json_build_object('pk', t.id, 'nome', t.nome),
    'codiceSerramento', CASE WHEN c.id IS NOT NULL THEN
    json_build_object('pk', c.id, 'categoria', c.categoria, 'forma', c.forma, 'codice', c.codice) END)
    ORDER BY r.posizione), '[]')
  FROM righe_ordine r JOIN tipi_serramento t ON t.id = r.tipo_serramento_id
  LEFT JOIN codici_serramento c ON c.id = r.codice_serramento_id WHERE r.ordine_id = o.id)`

const righePostgraphile = `righeOrdinesByOrdineId(orderBy: POSIZIONE_ASC) { nodes { rowId posizione numero listino scontoArticolo
  scontoCorrettivo netto altezza larghezza ante forma descrizione rivendita codiceRivendita extraFields
  tipiSerramentoByTipoSerramentoId { rowId nome }
  codiciSerramentoByCodiceSerramentoId { rowId categoria forma codice } } }`

const rigaFornitore = 'pk codice descrizione misure quantita um'

/** Orders that are scheduled and have been ordered from suppliers, as those that are worked on. */
const IN_WORK = `SELECT ordine_id AS id FROM ordini_fornitore JOIN schedulazioni_ordine USING (ordine_id)
  GROUP BY 1 HAVING count(*) > 1 ORDER BY random() LIMIT 500`

/** Orders with as many lines as an order may have in the measures. */
const LONG = 'SELECT ordine_id AS id FROM righe_ordine WHERE posizione = 60 ORDER BY random() LIMIT 200'

export const ordiniCases: BenchCase[] = [
  {
    nome: 'Elenco ordini (50 righe, i più recenti)',
    prodotto: `{ ordini(perPagina: 50) { nodes { ${rigaGraphql} } } }`,
    sql: page('TRUE', 'o.data DESC, o.id DESC'),
    postgraphile: `{ allOrdinis(first: 50, orderBy: [DATA_DESC, ROW_ID_DESC]) { nodes { ${rigaPostgraphile} } } }`,
  },
  {
    nome: 'Elenco ordini (50 righe, tre filtri e ordine)',
    prodotto: `query ($filtro: FiltroOrdini) { ordini(perPagina: 50, ordinamento: [NETTO_DESC], filtro: $filtro) {
      nodes { ${rigaGraphql} } } }`,
    variables: { filtro: { tipoCliente: 'RIVEN', codiceSistema: 'PVC', areaConsegna: 'EST' } },
    sql: page(
      "o.tipo_cliente = 'RIVEN' AND o.codice_sistema = 'PVC' AND o.area_consegna = 'EST'",
      'o.netto DESC, o.id DESC',
    ),
    postgraphile: `{ allOrdinis(first: 50, orderBy: [NETTO_DESC, ROW_ID_DESC],
      condition: { tipoCliente: RIVEN, codiceSistema: "PVC", areaConsegna: "EST" }) { nodes { ${rigaPostgraphile} } } }`,
  },
  {
    nome: 'Elenco ordini con ricerca libera',
    prodotto: `query ($filtro: FiltroOrdini) { ordini(perPagina: 50, filtro: $filtro) { nodes { ${rigaGraphql} } } }`,
    variables: { filtro: { search: 'condominio esposito' } },
    sql: page("o.ricerca LIKE '%condominio%' AND o.ricerca LIKE '%esposito%'", 'o.data DESC, o.id DESC'),
  },
  {
    nome: 'Dettaglio di un ordine con 60 righe',
    prodotto: `query ($pk: Int!) { ordine(pk: $pk) { ${rigaGraphql} note versione righe { ${rigaDetail} } } }`,
    variables: { pk: '{pk}' },
    ids: LONG,
    sql: `SELECT json_build_object('ordine', (SELECT json_build_object(${fieldsSql},
      'note', o.note, 'versione', o.versione, 'righe', ${righeSql}) FROM ordini o WHERE o.id = {pk})) AS json`,
    postgraphile: `query ($pk: Int!) { ordiniByRowId(rowId: $pk) { ${rigaPostgraphile} note versione ${righePostgraphile} } }`,
  },
  {
    nome: 'Dettaglio di un ordine in lavoro',
    prodotto: `query ($pk: Int!) { ordine(pk: $pk) { ${rigaGraphql} note versione righe { ${rigaDetail} }
      ordiniFornitore { pk tipologia numeroDocumento dataOrdine dataArrivo fornitore { pk nome }
        righe { ${rigaFornitore} } } } }`,
    variables: { pk: '{pk}' },
    ids: IN_WORK,
    sql: `SELECT json_build_object('ordine', (SELECT json_build_object(${fieldsSql},
      'note', o.note, 'versione', o.versione, 'righe', ${righeSql},
      'ordiniFornitore', (SELECT coalesce(json_agg(json_build_object('pk', x.id, 'tipologia', x.tipologia,
        'numeroDocumento', x.numero_documento, 'dataOrdine', x.data_ordine, 'dataArrivo', x.data_arrivo,
        'fornitore', json_build_object('pk', f.id, 'nome', f.nome),
        'righe', (SELECT coalesce(json_agg(json_build_object('pk', w.id, 'codice', w.codice,
          'descrizione', w.descrizione, 'misure', w.misure, 'quantita', w.quantita, 'um', w.um) ORDER BY w.id), '[]')
          FROM righe_ordine_fornitore w WHERE w.ordine_fornitore_id = x.id)) ORDER BY x.id), '[]')
        FROM ordini_fornitore x JOIN fornitori f ON f.id = x.fornitore_id WHERE x.ordine_id = o.id))
      FROM ordini o WHERE o.id = {pk})) AS json`,
    postgraphile: `query ($pk: Int!) { ordiniByRowId(rowId: $pk) { ${rigaPostgraphile} note versione ${righePostgraphile}
      ordiniFornitoresByOrdineId { nodes { rowId tipologia numeroDocumento dataOrdine dataArrivo
        fornitoriByFornitoreId { rowId nome }
        righeOrdineFornitoresByOrdineFornitoreId { nodes { rowId codice descrizione misure quantita um } } } } } }`,
  },
  {
    nome: 'Autocomplete dei clienti',
    prodotto: `query ($filtro: FiltroClienti) { clienti(pagina: 1, perPagina: 20, filtro: $filtro) {
      totalCount nodes { pk etichetta nome codice citta tipoCliente } } }`,
    variables: { filtro: { search: 'espos mil' } },
    sql: `SELECT json_build_object('clienti', json_build_object(
      'totalCount', (SELECT count(*) FROM clienti WHERE ricerca LIKE '%espos%' AND ricerca LIKE '%mil%'),
      'nodes', (SELECT coalesce(json_agg(r.j), '[]') FROM (
        SELECT json_build_object('pk', c.id, 'etichetta', concat_ws(' · ', c.nome, c.codice, nullif(c.citta, '')),
          'nome', c.nome, 'codice', c.codice, 'citta', c.citta, 'tipoCliente', c.tipo_cliente) AS j
        FROM clienti c WHERE c.ricerca LIKE '%espos%' AND c.ricerca LIKE '%mil%' ORDER BY c.nome, c.id LIMIT 20) r)))
      AS json`,
  },
]
