import * as of from './entities.ts'

/** A call of the old /api, as its documentation has it. */
export interface DocumentedCall {
  /** Parameters of the query string. */
  query?: string
  /** Fields of the body. */
  body?: string
  /** Of the body what must be there: a POST without it names each. */
  required?: string
  /** Fields of the object that is answered, of each row of a list or of each value of a map. */
  answer?: string
  /** Fields of the sums that stand with a list. */
  totals?: string
}

const RANGE = 'from_date to_date'
const RIGHE = `ordini search nome_fase stato empty ${RANGE} tipo_serramento agente codice categoria forma tipo_cliente
  from_data to_data`
const FASI = `nome_fase search senza_misure stato empty ${RANGE} materiali stati_materiali`
const TEMPI = { answer: `schedulazioni{${of.FASE}} tempi errors{tempistiche_mancanti{tipo famiglia forma codice}}` }
const CHOICES = 'search page id'
const ATTIVITA_PATH = '/api/planner/lavorazioni-operatore/'
const UTENTI = '/api/admin-users'
const AREA = '/api/qrapp/admin'
const PLANNER = '/api/planner'

/** Create and change one kind of object with the same fields. */
function written(path: string, body: string, answer: string, required: string): Record<string, DocumentedCall> {
  return {
    [`POST ${path}/`]: { body, answer, required },
    [`PUT ${path}/{id}/`]: { body, answer },
    [`DELETE ${path}/{id}/`]: {},
  }
}

const vendite: Record<string, DocumentedCall> = {
  'POST /api/preventivi-create/': { body: of.SENT_PREVENTIVO },
  'GET /api/famiglie/': { answer: of.FAMIGLIA },
  'GET /api/tipi-serramento/': { answer: of.TIPO_SERRAMENTO },
  'GET /api/tipi-apertura/': { answer: 'id nome immagine' },
  'GET /api/vincoli-misura/': { answer: `id ${of.VINCOLO}` },
  'PATCH /api/tipi-serramento/{id}/': { body: of.LIMITS, answer: of.TIPO_SERRAMENTO },
  'PUT /api/tipi-serramento/{id}/update_aperture/': { body: 'aperture', answer: of.TIPO_SERRAMENTO },
  ...written('/api/vincoli-misura', of.VINCOLO, `id ${of.VINCOLO}`, of.LIMITS),
  'GET /api/preventivi/': {
    query: 'search citta provincia regione_posa stato agente eliminato start_date end_date page',
    answer: of.PREVENTIVO,
  },
  'GET /api/preventivi/{id}/': { answer: of.PREVENTIVO },
  'PUT /api/preventivi/{id}/set_agente/': { body: 'agente' },
  'PUT /api/preventivi/{id}/set_stato/': { body: 'stato' },
  'PUT /api/preventivi/{id}/set_eliminato/': { body: 'eliminato' },
  'PUT /api/preventivi/set_agente_multi/': { body: 'preventivi agente' },
  'PUT /api/preventivi/set_stato_multi/': { body: 'preventivi stato' },
  'PUT /api/preventivi/set_eliminato_multi/': { body: 'preventivi eliminato' },
  'POST /api/preventivi/{id}/send_email/': { body: 'email_template' },
  'POST /api/preventivi/{id}/send_email_agente/': {},
  'GET /api/email-templates': { query: 'preventivo', answer: 'id label subject_compiled body' },
  'GET /api/agenti': { query: 'q page', answer: 'id user{first_name last_name}' },
  'GET /api/stati-preventivo': { answer: 'id stato' },
  'GET /api/preventivo-pdf/{id}': {},
  'GET /api/regioni/': { answer: 'id nome latitudine longitudine showAlert' },
  'GET /api/province/': {
    answer: 'id id_regione codice_citta_metropolitana nome sigla_automobilistica latitudine longitudine',
  },
  [`GET ${PLANNER}/clienti/`]: { query: 'search tipo_cliente page ordering', answer: of.CLIENTE },
  [`GET ${PLANNER}/clienti/{id}/`]: { answer: of.CLIENTE },
  ...written(`${PLANNER}/clienti`, of.CLIENTE_WRITTEN, of.CLIENTE, 'nome'),
  [`GET ${PLANNER}/clienti-autocomplete/`]: { query: CHOICES, answer: 'id text' },
  [`GET ${PLANNER}/messaggi-ordine-emails/`]: { query: 'search', answer: 'id titolo testo' },
  ...written(`${PLANNER}/messaggi-ordine-emails`, 'titolo testo', 'id titolo testo', 'titolo'),
  [`POST ${PLANNER}/import-clienti/`]: { body: 'files', answer: 'insert_clients updated_clients skipped_clients' },
}

const ordini: Record<string, DocumentedCall> = {
  [`GET ${PLANNER}/ordini/`]: { query: 'search page ordering', answer: of.READ_ORDINE },
  [`GET ${PLANNER}/ordini/{id}/`]: { answer: `${of.READ_ORDINE} righe_ordine{${of.RIGA}}` },
  [`PATCH ${PLANNER}/ordini/{id}/`]: { body: `id ${of.WRITTEN_ORDINE}` },
  ...written(
    `${PLANNER}/ordini`,
    of.NEW_ORDINE,
    `${of.READ_ORDINE} righe_ordine{${of.RIGA}}`,
    'cliente data numero_commessa tipo_cliente',
  ),
  [`PUT ${PLANNER}/ordini/{id}/`]: {
    body: of.WRITTEN_ORDINE,
    answer: `${of.READ_ORDINE} righe_ordine{${of.RIGA}}`,
  },
  [`GET ${PLANNER}/ordini-autocomplete/`]: { query: `${CHOICES} ordini`, answer: 'id text' },
  [`GET ${PLANNER}/ordini/{id}/options-righe-rivendita/`]: { answer: of.RIGA },
  [`GET ${PLANNER}/righe-ordini/`]: { query: 'categoria forma codice page', answer: of.RIGA },
  [`GET ${PLANNER}/ordini/{id}/pdf-controllo-ce/`]: {},
  [`POST ${PLANNER}/allegati-ordine/`]: {
    body: 'allegato original_name ordine',
    required: 'allegato',
    answer: 'id allegato original_name',
  },
  [`DELETE ${PLANNER}/allegati-ordine/{id}/`]: {},
  [`GET ${PLANNER}/righe-ordini/{id}/immagini/`]: { answer: of.IMAGE },
  [`POST ${PLANNER}/righe-ordini/{id}/save-immagine/`]: { body: 'posizione immagine', answer: of.IMAGE },
  [`DELETE ${PLANNER}/immagini-righe-ordini/{id}/`]: {},
  [`PUT ${PLANNER}/righe-ordini/{id}/update-extra-fields/`]: { body: 'extra_fields', answer: of.RIGA },
  'POST /api/localservices/svc/shot': { answer: 'result{image}' },
  'GET /api/localservices/svc/bom': {
    query: 'order riga posizione',
    answer: 'result{data{ORD MAKTX QUANTITY MEINS PIC_URL}}',
  },
  [`POST ${PLANNER}/import-orders/`]: { body: 'senza_misure files', answer: 'imported exists' },
  [`POST ${PLANNER}/import-righe-ordini-fornitore/`]: {
    body: 'file generate_ordini_fornitori collapse_righe import_riga_ordine_column import_only_order',
    answer: 'rows_count orders{id numero_commessa}',
  },
  [`GET ${PLANNER}/conferme-ordine/`]: { query: 'page', answer: of.CONFIRM },
  [`GET ${PLANNER}/conferme-ordine/{id}/`]: { answer: of.CONFIRM },
  ...written(
    `${PLANNER}/conferme-ordine`,
    of.CONFERMA_WRITTEN,
    of.CONFIRM,
    'nome_cliente email_cliente preventivo_da_firmare',
  ),
  [`POST ${PLANNER}/conferme-ordine/{id}/invia/`]: {},
  [`POST ${PLANNER}/messaggi-conferme-ordine/`]: { body: of.MESSAGE, answer: `id ${of.MESSAGE} data` },
}

const produzione: Record<string, DocumentedCall> = {
  [`GET ${PLANNER}/scheduler-slots/`]: { query: RANGE },
  [`GET ${PLANNER}/ordini/{id}/tempi/`]: TEMPI,
  [`POST ${PLANNER}/order-schedule/{id}/`]: {
    query: 'not_relaxed_fasi',
    body: 'fasi{from_date fornitore durata_override}',
    answer: `schedulazioni{${of.FASE} errors} occupations{date time} errors`,
  },
  [`PUT ${PLANNER}/ordini/{id}/save-tempi/`]: { body: 'fasi{nome_fase inizio fine fornitore durata durata_override}' },
  [`PUT ${PLANNER}/ordini/{id}/remove-schedulazione/`]: { body: 'fasi' },
  [`PUT ${PLANNER}/ordini/{id}/move-fine/`]: { body: 'fine nome_fase' },
  [`GET ${PLANNER}/fasi-schedulate/`]: {
    query: `${FASI} ordering page`,
    answer: of.FASE_SCHEDULATA,
    totals: of.FASI_TOTALS,
  },
  [`GET ${PLANNER}/fasi-schedulate/csv/`]: { query: FASI },
  [`GET ${PLANNER}/fasi/`]: { answer: 'nome_fase with_fornitore infinite_capacity' },
  [`PUT ${PLANNER}/stati-fasi-ordine/set_stato/`]: {
    body: 'ordine nome_fase stato',
    answer: 'schedulazione_ordine{ordine{id}} nome_fase stato',
  },
  [`GET ${PLANNER}/valori-stato/`]: { answer: 'id nome contesto' },
  [`GET ${PLANNER}/ordini-scheduler/`]: { query: 'search ordini page scheduled non_schedulabile', answer: 'id text' },
  [`POST ${PLANNER}/pianificazione-banchi/`]: {
    body: 'nome ordini configurazioni',
    required: 'nome ordini configurazioni',
  },
  [`GET ${PLANNER}/configurazione-postazione/`]: { answer: 'id postazione campi' },
  [`GET ${PLANNER}/analisi-postazione/`]: {
    query: 'search page page_size',
    answer: `id nome data ordini ${of.ORDINI_DATA} configurazione totali`,
  },
  ...written(`${PLANNER}/analisi-postazione`, 'nome ordini configurazione', of.ANALISI, 'nome ordini'),
  [`GET ${PLANNER}/codici-serramento/`]: { answer: 'codice forma categoria' },
  [`GET ${PLANNER}/tempistiche/`]: {
    query: 'tipo_serramento page',
    answer: `id ${of.TEMPISTICA} codice_serramento{codice forma categoria}`,
  },
  ...written(
    `${PLANNER}/tempistiche`,
    of.TEMPISTICA,
    `id ${of.TEMPISTICA}`,
    'tempo_reparto_macchine tempo_reparto_banchi',
  ),
  [`POST ${PLANNER}/import-tempi`]: { body: 'file', answer: 'added updated' },
}

const persone: Record<string, DocumentedCall> = {
  [`GET ${PLANNER}/operatori/`]: { query: 'page_size', answer: 'id user{first_name last_name} codice capo_area' },
  [`GET ${PLANNER}/personale/`]: { query: `search ${RANGE} page`, answer: `id ${of.PERSONA}` },
  [`GET ${PLANNER}/personale/{id}/`]: { answer: `id ${of.PERSONA}` },
  ...written(`${PLANNER}/personale`, of.PERSONA, `id ${of.PERSONA}`, 'nome reparto data_inizio'),
  [`GET ${PLANNER}/personale/{id}/assenze/`]: { query: RANGE, answer: `id ${of.ASSENZA}` },
  [`GET ${PLANNER}/assenze/`]: { query: RANGE, answer: `id ${of.ASSENZA}` },
  ...written(`${PLANNER}/assenze`, of.ASSENZA, `id ${of.ASSENZA}`, 'persona giorno_da giorno_a'),
  [`GET ${PLANNER}/festivita/`]: { query: RANGE, answer: `id ${of.FESTIVITA}` },
  ...written(`${PLANNER}/festivita`, of.FESTIVITA, `id ${of.FESTIVITA}`, 'giorno_da giorno_a'),
  [`GET ${PLANNER}/calendario-ore-lavorative/`]: { query: RANGE, answer: `id ${of.DAY}` },
  [`POST ${PLANNER}/calendario-ore-lavorative/create-multiple/`]: {
    body: 'date_start date_end ore_lavorative_macchine ore_lavorative_banchi reset_default',
    required: 'date_start date_end',
  },
  ...written(`${PLANNER}/calendario-ore-lavorative`, of.DAY, `id ${of.DAY}`, of.DAY),
}

/** The paths of supplier orders, rows, suppliers and progress are not in the documentation: their objects are. */
const acquisti: Record<string, DocumentedCall> = {
  [`GET ${PLANNER}/ordini-fornitore/`]: {
    query: `fornitore_nome ordine progetto tipologia rilievo co magazzino agente stato note cliente riferimento
      numero_commessa tipo_agente ordering materiali stati_materiali page data_consegna_da data_consegna_a
      data_consegna_fornitore_da data_consegna_fornitore_a data_arrivo_da data_arrivo_a data_ordine_fornitore_da
      data_ordine_fornitore_a data_inserimento_da data_inserimento_a`,
    answer: of.ORDINE_FORNITORE,
  },
  [`GET ${PLANNER}/ordini-fornitore/{id}/`]: { answer: of.ORDINE_FORNITORE },
  ...written(
    `${PLANNER}/ordini-fornitore`,
    of.WRITTEN_ORDINE_FORNITORE,
    of.ORDINE_FORNITORE,
    'ordine tipologia fornitore',
  ),
  [`GET ${PLANNER}/ordini-fornitore/{id}/pdf/`]: {},
  [`GET ${PLANNER}/ordini-fornitore/pdf_multi/`]: { query: 'ids' },
  [`GET ${PLANNER}/righe-ordini-fornitore/`]: { answer: `id ${of.RIGA_FORNITORE} fornitore_data{nome}` },
  ...written(
    `${PLANNER}/righe-ordini-fornitore`,
    of.RIGA_FORNITORE,
    `id ${of.RIGA_FORNITORE} fornitore_data{nome}`,
    'tipologia fornitore quantita',
  ),
  [`GET ${PLANNER}/fornitore-ordini/`]: {
    query: 'stato note ordering ordine_cliente ordine_note ordine_riferimento',
    answer: of.ORDINE_PER_FORNITORE,
  },
  [`PATCH ${PLANNER}/fornitore-ordini/{id}/`]: {
    body: 'data_arrivo stato valore_percentuale',
    answer: of.ORDINE_PER_FORNITORE,
  },
  [`GET ${PLANNER}/fornitori/`]: { query: 'search page page_size', answer: of.FORNITORE },
  ...written(`${PLANNER}/fornitori`, of.WRITTEN_FORNITORE, of.FORNITORE, 'nome tipologia tempo'),
  [`GET ${PLANNER}/materiali/`]: { query: 'search page', answer: `${of.WRITTEN_MATERIALE} per_schedulazione` },
  [`POST ${PLANNER}/materiali/`]: { body: of.WRITTEN_MATERIALE, required: 'nome' },
  [`PUT ${PLANNER}/materiali/{materiale}/`]: { body: of.WRITTEN_MATERIALE },
  [`DELETE ${PLANNER}/materiali/{materiale}/`]: {},
}

const ADMIN = { query: 'operatore lavorazioni from_data to_data', answer: of.ATTIVITA_READ }

const officina: Record<string, DocumentedCall> = {
  [`GET ${PLANNER}/lavorazioni/`]: { answer: 'id nome' },
  [`GET ${PLANNER}/lavorazioni-operatore-admin/`]: ADMIN,
  [`GET ${PLANNER}/lavorazioni-operatore-automatica-admin/`]: ADMIN,
  [`DELETE ${PLANNER}/lavorazioni-operatore-automatica-admin/{id}/`]: {},
  [`GET ${ATTIVITA_PATH}`]: { answer: of.ATTIVITA_READ },
  [`POST ${ATTIVITA_PATH}`]: { body: of.ATTIVITA_WRITTEN, answer: of.ATTIVITA_WHOLE },
  [`PUT ${ATTIVITA_PATH}{id}/`]: { body: of.ATTIVITA_WRITTEN, answer: of.ATTIVITA_WHOLE },
  [`DELETE ${ATTIVITA_PATH}{id}/`]: {},
  [`GET ${ATTIVITA_PATH}date_attivita_mese/`]: { query: 'data' },
  [`DELETE ${PLANNER}/controlli-ordine/{id}/`]: {},
  [`GET ${PLANNER}/ordini/{id}/controlli/`]: { answer: of.LAVORAZIONE_WITH_CONTROLLI },
  [`PUT ${PLANNER}/ordini/{id}/controlli/`]: {
    body: 'controlli{id controllo data operatore conforme note}',
    answer: of.LAVORAZIONE_WITH_CONTROLLI,
  },
  [`GET ${PLANNER}/ordini/lista-attivita/`]: {},
  [`GET ${PLANNER}/ordini/lista-attivita/{lavorazione}/`]: {},
  [`GET ${PLANNER}/ordini/{id}/lista-lavorazioni-secondarie/{lavorazione}/`]: { answer: 'id nome' },
  [`GET ${PLANNER}/ordini/{id}/rimanenze-attivita-operatore/`]: { answer: of.RIMANENZA },
  [`GET ${PLANNER}/ordini/{id}/rimanenze-attivita-operatore-filtered/`]: {
    query: 'data_inizio data_fine',
    answer: of.RIMANENZA,
  },
  [`GET ${PLANNER}/ordini/{id}/completa-attivita-operatore/`]: {},
  [`GET ${PLANNER}/ordini/{id}/completa-singola-lavorazione/`]: { query: 'lavorazione' },
  [`GET ${PLANNER}/lavorazioni-ordine-operatore/`]: {
    query: `operatore tipo_agente lavorazione ordine ${RANGE} lavorazioni page page_size`,
    answer: of.LAVORAZIONE_ORDINE,
    totals: 'numero_pezzi tempo_teorico_tot tempo_tot',
  },
  [`GET ${PLANNER}/lavorazioni-operatori-totals/`]: {
    query: RANGE,
    answer: 'first_name last_name tempo_teorico tempo',
  },
  [`GET ${PLANNER}/lavorazioni-nome-fase-pianificazione-totals/`]: {
    query: RANGE,
    answer: 'nome_fase_pianificazione tempo_teorico tempo',
  },
  [`GET ${PLANNER}/manipolazioni-macchina-list/`]: { query: RANGE, answer: 'date partial total' },
  [`GET ${PLANNER}/avanzamento-ordini/`]: { answer: of.AVANZAMENTO },
  [`GET ${PLANNER}/avanzamento-ordini/{ordine}/eventi/`]: {
    answer: `results{${of.EVENT}} totals{tempo_teorico_totale tempo_lavorazione_totale costo_materiale_totale
      valore_economico_totale}`,
  },
}

const CONFIGURATION = 'name fields_conf{fields{name operations}}'
const VENDITE_QUERY = 'data_inizio data_fine agenti page page_size'

const numeri: Record<string, DocumentedCall> = {
  [`GET ${PLANNER}/ordini-stats-config/`]: { query: 'page', answer: `id ${CONFIGURATION}` },
  [`GET ${PLANNER}/ordini-stats-config/{id}/`]: { answer: `id ${CONFIGURATION}` },
  ...written(`${PLANNER}/ordini-stats-config`, CONFIGURATION, `id ${CONFIGURATION}`, 'name'),
  [`GET ${PLANNER}/ordini-stats-config/fields/`]: {},
  [`GET ${PLANNER}/righe-ordini-stats/{configId}/`]: {
    query: `page ${RIGHE}`,
    answer: of.RIGA_STATISTICA,
    totals: of.TOTAL_RIGHE,
  },
  [`GET ${PLANNER}/righe-ordini-stats/{configId}/csv/`]: { query: RIGHE },
  [`GET ${PLANNER}/righe-ordini/csv/`]: { query: RIGHE },
  [`GET ${PLANNER}/statistiche-clienti/`]: {
    query: VENDITE_QUERY,
    answer: of.CLIENTE_STATISTICA,
    totals: of.TOTAL_VENDITE,
  },
  [`GET ${PLANNER}/statistiche-agenti/`]: {
    query: VENDITE_QUERY,
    answer: of.AGENTE_STATISTICA,
    totals: `totale_clienti ${of.TOTAL_VENDITE}`,
  },
}

const APP_ACCOUNT = 'visualizza_stati_ordine visualizza_ecommerce'

const amministrazione: Record<string, DocumentedCall> = {
  'GET /api/user/': { answer: 'id username email is_superuser' },
  [`GET ${UTENTI}/users/`]: {
    query: 'search is_staff is_superuser is_app_account is_operatore agente page',
    answer: of.UTENTE,
  },
  [`GET ${UTENTI}/users/{id}/`]: { answer: of.UTENTE },
  [`PUT ${UTENTI}/users/{id}/`]: { body: `${of.WRITTEN_UTENTE} password`, answer: of.UTENTE },
  [`DELETE ${UTENTI}/users/{id}/`]: {},
  [`POST ${UTENTI}/users/`]: {
    body: `${of.WRITTEN_UTENTE} password confirm_password`,
    required: 'username password',
    answer: of.UTENTE,
  },
  [`PUT ${UTENTI}/users/{id}/update_password/`]: { body: 'password' },
  ...written(`${UTENTI}/operators`, of.OPERATORE_UTENTE, `id ${of.OPERATORE_UTENTE}`, ''),
  ...written(`${UTENTI}/agenti`, 'codice capo_area tipo_agente', 'id codice capo_area tipo_agente', 'codice'),
  ...written(`${UTENTI}/accounts`, APP_ACCOUNT, `${APP_ACCOUNT} ultimo_accesso accesso_clienti{id nome codice}`, ''),
  [`PUT ${UTENTI}/accounts/{id}/accesso_clienti/`]: { body: 'ids', answer: 'accesso_clienti{id nome codice}' },
}

const documenti: Record<string, DocumentedCall> = {
  [`GET ${AREA}/folders/`]: { query: 'search page', answer: of.CARTELLA },
  [`POST ${AREA}/folders/`]: { body: 'name description parent_folder', required: 'name', answer: of.CARTELLA },
  [`GET ${AREA}/folders/{id}/`]: { answer: of.CARTELLA },
  [`PATCH ${AREA}/folders/{id}/`]: { body: 'name description parent_folder', answer: of.CARTELLA },
  [`DELETE ${AREA}/folders/{id}/`]: {},
  [`GET ${AREA}/folders/tree/`]: {},
  [`PUT ${AREA}/folders/{id}/share_folder/`]: { body: 'ids', answer: of.CARTELLA },
  [`POST ${AREA}/files/`]: {
    body: 'folder name file title description permalink_code',
    required: 'folder file',
    answer: of.FILE,
  },
  [`PATCH ${AREA}/files/{id}/`]: { body: 'title description permalink_code', answer: of.FILE },
  [`DELETE ${AREA}/files/{id}/`]: {},
  [`GET ${AREA}/accounts/`]: { query: 'search page', answer: 'id user{first_name last_name email}' },
}

/** The documented calls of the old /api: method and path → what they take and answer. */
export const documentedCalls: Readonly<Record<string, DocumentedCall>> = {
  ...vendite,
  ...ordini,
  ...produzione,
  ...persone,
  ...acquisti,
  ...officina,
  ...numeri,
  ...amministrazione,
  ...documenti,
}

/** A field by name, with the fields of what it holds. */
export type NamedFields = { [name: string]: NamedFields }

/** 'a b{c d}' → { a: {}, b: { c: {}, d: {} } } */
export function namedFields(text: string): NamedFields {
  const root: NamedFields = {}
  const open = [root]
  let last = root
  for (const token of text.match(/[^\s{}]+|[{}]/g) ?? []) {
    if (token === '{') open.push(last)
    else if (token === '}') open.pop()
    else {
      last = {}
      const place = open.at(-1)
      if (place) place[token] = last
    }
  }
  return root
}
