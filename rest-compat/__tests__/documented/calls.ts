import { namedFields, object, requiredOf, sumsOf, writtenFields } from './objects.ts'

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

const ORDINE_READ_ONLY = `id settimana_approntamento cliente_data listino netto agente_data numero_serramenti data_invio_mail
  ordini_fornitore_mancanti allegati schedulazione_ordine`
const LIMITS = 'altezza_min altezza_max larghezza_min larghezza_max'
const VINCOLO = object('Measure constraint (vincolo)', 'id')
const ORDINE = object('Order (ordine)')
const RIGA = object('Order line', 'id tipo_serramento codice_serramento numero_immagini')
/** Of an order what is computed, or told of something else, is only read. */
const WRITTEN_ORDINE = `${object('Order (ordine)', ORDINE_READ_ONLY)} righe_ordine{id ${RIGA}}`
const CONFERMA = `${object('Order confirmation', 'messaggi')} messaggi{${object('Confirmation message')}}`
const ORDINI_DATA = writtenFields({
  ordini_data: namedFields(object('Analysis (analisi postazione)')).ordini_data ?? {},
})
const TEMPISTICA = object('Installation timing (tempistica)')
const WRITTEN_ORDINE_FORNITORE = object(
  'Supplier order (ordine fornitore)',
  'id fornitore_data data_inserimento righe_count email_pdf email_sent_at allegati_data storico_stati ordine_data',
)
/** A supplier order as its supplier reads it. */
const ORDINE_PER_FORNITORE = `id tipologia stato valore_percentuale numero_documento data_ordine data_consegna data_arrivo
  note righe_count email_pdf allegati_data{id allegato original_name file}
  ${object('Supplier order (ordine fornitore): In the supplier portal the order also carries')}`
const RIGA_FORNITORE = object('Supplier order row (riga ordine fornitore)', 'id fornitore_data')
const LAVORAZIONE_WITH_CONTROLLI = `${object('CE control: Work phase', 'controlli')}
  controlli{${object('CE control: Control')}}`
/** Read with one activity, not with a list. */
const PIECES = 'pezzi righe_ordini_lavorazione attivita_ordine_lavorazione'
/** What an activity is saved with: the form, not what is computed from it. */
const ATTIVITA_WRITTEN = 'operatore data ordine lavorazione seconda_lavorazione ora_inizio ora_fine note pezzi'
const RIMANENZA = 'tempo_teorico_usato lavorazioni_pezzi{lavorazione pezzi_totali pezzi_eseguiti}'
const USER = namedFields(object('User', 'password'))
/** The parts of a user are objects of their own when they are written. */
const WRITTEN_UTENTE = object('User', 'id password operatore app_account agente')
const OPERATORE_UTENTE = writtenFields(USER.operatore ?? {})
const FILE = object('File', 'permalink_code')
const CARTELLA = `${object('Folder', 'parent_folder')} shared_files{${FILE}} accounts{${object('Account')}}`
const RANGE = 'from_date to_date'
const RIGHE = `ordini search nome_fase stato empty ${RANGE} tipo_serramento agente codice categoria forma tipo_cliente
  from_data to_data`
const FASI = `nome_fase search senza_misure stato empty ${RANGE} materiali stati_materiali`
const TEMPISTICHE_MANCANTI = `tempistiche_mancanti{${object('Missing timing')}}`
const TEMPI = { answer: `schedulazioni{${object('Phase scheduling item')}} tempi errors{${TEMPISTICHE_MANCANTI}}` }
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
  'POST /api/preventivi-create/': { body: object('Quote request as submitted (preventivo)') },
  'GET /api/famiglie/': { answer: object('Family (famiglia)') },
  'GET /api/tipi-serramento/': { answer: object('Window type (tipo_serramento)') },
  'GET /api/tipi-apertura/': { answer: 'id nome immagine' },
  'GET /api/vincoli-misura/': { answer: `id ${VINCOLO}` },
  'PATCH /api/tipi-serramento/{id}/': { body: LIMITS, answer: object('Window type (tipo_serramento)') },
  'PUT /api/tipi-serramento/{id}/update_aperture/': { answer: object('Window type (tipo_serramento)') },
  ...written('/api/vincoli-misura', VINCOLO, `id ${VINCOLO}`, LIMITS),
  'GET /api/preventivi/': { answer: object('Quote as read') },
  'GET /api/preventivi/{id}/': { answer: object('Quote as read') },
  'GET /api/email-templates': { answer: object('E-mail template') },
  'GET /api/agenti': { query: 'q page', answer: object('Agent') },
  'GET /api/stati-preventivo': { answer: object('Quote status') },
  'GET /api/regioni/': { answer: 'id nome latitudine longitudine showAlert' },
  'GET /api/province/': {
    answer: 'id id_regione codice_citta_metropolitana nome sigla_automobilistica latitudine longitudine',
  },
  [`GET ${PLANNER}/clienti/`]: { query: 'tipo_cliente ordering', answer: object('Customer (cliente)') },
  [`GET ${PLANNER}/clienti/{id}/`]: { answer: object('Customer (cliente)') },
  ...written(
    `${PLANNER}/clienti`,
    object('Customer (cliente)', 'id agente_data numero_ordini'),
    object('Customer (cliente)'),
    requiredOf('Customer (cliente)'),
  ),
  [`GET ${PLANNER}/clienti-autocomplete/`]: { query: CHOICES, answer: 'id text' },
  [`GET ${PLANNER}/messaggi-ordine-emails/`]: { query: 'search', answer: object('E-mail message template') },
  ...written(
    `${PLANNER}/messaggi-ordine-emails`,
    object('E-mail message template', 'id'),
    object('E-mail message template'),
    requiredOf('E-mail message template'),
  ),
  [`POST ${PLANNER}/import-clienti/`]: { answer: 'insert_clients updated_clients skipped_clients' },
}

const ordini: Record<string, DocumentedCall> = {
  [`GET ${PLANNER}/ordini/`]: { query: 'search page ordering', answer: ORDINE },
  [`GET ${PLANNER}/ordini/{id}/`]: { answer: `${ORDINE} righe_ordine{${object('Order line')}}` },
  [`PATCH ${PLANNER}/ordini/{id}/`]: { body: `id ${WRITTEN_ORDINE}` },
  ...written(
    `${PLANNER}/ordini`,
    WRITTEN_ORDINE,
    `${ORDINE} righe_ordine{${object('Order line')}}`,
    'cliente data numero_commessa tipo_cliente',
  ),
  [`PUT ${PLANNER}/ordini/{id}/`]: {
    body: WRITTEN_ORDINE,
    answer: `${ORDINE} righe_ordine{${object('Order line')}}`,
  },
  [`GET ${PLANNER}/ordini-autocomplete/`]: { query: `${CHOICES} ordini`, answer: 'id text' },
  [`GET ${PLANNER}/ordini/{id}/options-righe-rivendita/`]: { answer: object('Order line') },
  [`GET ${PLANNER}/righe-ordini/`]: { answer: object('Order line') },
  [`POST ${PLANNER}/allegati-ordine/`]: {
    required: 'allegato',
    answer: 'id allegato original_name',
  },
  [`DELETE ${PLANNER}/allegati-ordine/{id}/`]: {},
  [`GET ${PLANNER}/righe-ordini/{id}/immagini/`]: { answer: object('Line image') },
  [`POST ${PLANNER}/righe-ordini/{id}/save-immagine/`]: { body: 'posizione immagine', answer: object('Line image') },
  [`PUT ${PLANNER}/righe-ordini/{id}/update-extra-fields/`]: { body: 'extra_fields', answer: object('Order line') },
  'POST /api/localservices/svc/shot': { answer: 'result{image}' },
  'GET /api/localservices/svc/bom': {
    answer: `result{data{${object('BOM row')}}}`,
  },
  [`POST ${PLANNER}/import-orders/`]: { answer: 'imported exists' },
  [`POST ${PLANNER}/import-righe-ordini-fornitore/`]: {
    answer: 'rows_count orders{id numero_commessa}',
  },
  [`GET ${PLANNER}/conferme-ordine/`]: { answer: CONFERMA },
  [`GET ${PLANNER}/conferme-ordine/{id}/`]: { answer: CONFERMA },
  ...written(
    `${PLANNER}/conferme-ordine`,
    object('Order confirmation', 'id data_invio ordine messaggi'),
    CONFERMA,
    `${requiredOf('Order confirmation')} preventivo_da_firmare`,
  ),
  [`POST ${PLANNER}/messaggi-conferme-ordine/`]: {
    body: object('Confirmation message', 'id data'),
    answer: `id ${object('Confirmation message', 'id data')} data`,
  },
}

const produzione: Record<string, DocumentedCall> = {
  [`GET ${PLANNER}/scheduler-slots/`]: { query: RANGE },
  [`GET ${PLANNER}/ordini/{id}/tempi/`]: TEMPI,
  [`POST ${PLANNER}/order-schedule/{id}/`]: {
    query: 'not_relaxed_fasi',
    body: 'fasi{from_date fornitore durata_override}',
    answer: `schedulazioni{${object('Phase scheduling item')} errors} occupations{date time} errors`,
  },
  [`PUT ${PLANNER}/ordini/{id}/save-tempi/`]: { body: 'fasi{nome_fase inizio fine fornitore durata durata_override}' },
  [`PUT ${PLANNER}/ordini/{id}/remove-schedulazione/`]: { body: 'fasi' },
  [`PUT ${PLANNER}/ordini/{id}/move-fine/`]: { body: 'fine nome_fase' },
  [`GET ${PLANNER}/fasi-schedulate/`]: {
    query: `${FASI} ordering page`,
    answer: object('Scheduled phase (list row)'),
    totals: sumsOf('Scheduled phase (list row)'),
  },
  [`GET ${PLANNER}/fasi-schedulate/csv/`]: { query: FASI },
  [`GET ${PLANNER}/fasi/`]: { answer: object('Phase configuration') },
  [`PUT ${PLANNER}/stati-fasi-ordine/set_stato/`]: {
    answer: object('Phase status record'),
  },
  [`GET ${PLANNER}/valori-stato/`]: { answer: 'id nome contesto' },
  [`GET ${PLANNER}/ordini-scheduler/`]: { query: 'search ordini page scheduled non_schedulabile', answer: 'id text' },
  [`POST ${PLANNER}/pianificazione-banchi/`]: {
    body: object('Bench planning form'),
    required: 'nome ordini configurazioni',
  },
  [`GET ${PLANNER}/configurazione-postazione/`]: {
    answer: object('Analysis (analisi postazione): Workstation configuration'),
  },
  [`GET ${PLANNER}/analisi-postazione/`]: {
    query: 'search page page_size',
    answer: `id nome data ordini ${ORDINI_DATA} configurazione totali`,
  },
  ...written(
    `${PLANNER}/analisi-postazione`,
    'nome ordini configurazione',
    object('Analysis (analisi postazione)'),
    'nome ordini',
  ),
  [`GET ${PLANNER}/codici-serramento/`]: { answer: 'codice forma categoria' },
  [`GET ${PLANNER}/tempistiche/`]: {
    query: 'tipo_serramento page',
    answer: `id ${TEMPISTICA} codice_serramento{codice forma categoria}`,
  },
  ...written(`${PLANNER}/tempistiche`, TEMPISTICA, `id ${TEMPISTICA}`, requiredOf('Installation timing (tempistica)')),
  [`POST ${PLANNER}/import-tempi`]: { answer: 'added updated' },
}

const persone: Record<string, DocumentedCall> = {
  [`GET ${PLANNER}/operatori/`]: { query: 'page_size', answer: object('Operator') },
  [`GET ${PLANNER}/personale/`]: { query: `search ${RANGE} page`, answer: `id ${object('Staff (persona)', 'id')}` },
  [`GET ${PLANNER}/personale/{id}/`]: { answer: `id ${object('Staff (persona)', 'id')}` },
  ...written(
    `${PLANNER}/personale`,
    object('Staff (persona)', 'id'),
    `id ${object('Staff (persona)', 'id')}`,
    requiredOf('Staff (persona)'),
  ),
  [`GET ${PLANNER}/personale/{id}/assenze/`]: { query: RANGE, answer: `id ${object('Absence')}` },
  [`GET ${PLANNER}/assenze/`]: { query: RANGE, answer: `id ${object('Absence')}` },
  ...written(`${PLANNER}/assenze`, object('Absence'), `id ${object('Absence')}`, `persona ${requiredOf('Absence')}`),
  [`GET ${PLANNER}/festivita/`]: { query: RANGE, answer: `id ${object('Holiday')}` },
  ...written(`${PLANNER}/festivita`, object('Holiday'), `id ${object('Holiday')}`, 'giorno_da giorno_a'),
  [`GET ${PLANNER}/calendario-ore-lavorative/`]: { query: RANGE, answer: `id ${object('Working-day record', 'id')}` },
  [`POST ${PLANNER}/calendario-ore-lavorative/create-multiple/`]: {
    required: 'date_start date_end',
  },
  ...written(
    `${PLANNER}/calendario-ore-lavorative`,
    object('Working-day record', 'id'),
    `id ${object('Working-day record', 'id')}`,
    object('Working-day record', 'id'),
  ),
}

/** The paths of supplier orders, rows, suppliers and progress are not in the documentation: their objects are. */
const acquisti: Record<string, DocumentedCall> = {
  [`GET ${PLANNER}/ordini-fornitore/`]: {
    query: `fornitore_nome ordine progetto tipologia rilievo co magazzino agente stato note cliente riferimento
      numero_commessa tipo_agente ordering materiali stati_materiali page data_consegna_da data_consegna_a
      data_consegna_fornitore_da data_consegna_fornitore_a data_arrivo_da data_arrivo_a data_ordine_fornitore_da
      data_ordine_fornitore_a data_inserimento_da data_inserimento_a`,
    answer: object('Supplier order (ordine fornitore)', 'remove_immagine_pdf'),
  },
  [`GET ${PLANNER}/ordini-fornitore/{id}/`]: {
    answer: object('Supplier order (ordine fornitore)', 'remove_immagine_pdf'),
  },
  ...written(
    `${PLANNER}/ordini-fornitore`,
    WRITTEN_ORDINE_FORNITORE,
    object('Supplier order (ordine fornitore)', 'remove_immagine_pdf'),
    'ordine tipologia fornitore',
  ),
  [`GET ${PLANNER}/righe-ordini-fornitore/`]: { answer: `id ${RIGA_FORNITORE} fornitore_data{nome}` },
  ...written(
    `${PLANNER}/righe-ordini-fornitore`,
    RIGA_FORNITORE,
    `id ${RIGA_FORNITORE} fornitore_data{nome}`,
    'tipologia fornitore quantita',
  ),
  [`GET ${PLANNER}/fornitore-ordini/`]: {
    answer: ORDINE_PER_FORNITORE,
  },
  [`PATCH ${PLANNER}/fornitore-ordini/{id}/`]: {
    body: 'data_arrivo stato valore_percentuale',
    answer: ORDINE_PER_FORNITORE,
  },
  [`GET ${PLANNER}/fornitori/`]: {
    query: 'search page page_size',
    answer: object('Supplier (fornitore)', 'remove_immagine'),
  },
  ...written(
    `${PLANNER}/fornitori`,
    object('Supplier (fornitore)', 'id'),
    object('Supplier (fornitore)', 'remove_immagine'),
    requiredOf('Supplier (fornitore)'),
  ),
  [`GET ${PLANNER}/materiali/`]: {
    query: 'search page',
    answer: `${object('Material', 'per_schedulazione')} per_schedulazione`,
  },
  [`POST ${PLANNER}/materiali/`]: { body: object('Material', 'per_schedulazione'), required: 'nome' },
  [`PUT ${PLANNER}/materiali/{materiale}/`]: { body: object('Material', 'per_schedulazione') },
  [`DELETE ${PLANNER}/materiali/{materiale}/`]: {},
}

const ADMIN = {
  query: 'operatore lavorazioni from_data to_data',
  answer: object('Operator activity (attivita)', PIECES),
}

const officina: Record<string, DocumentedCall> = {
  [`GET ${PLANNER}/lavorazioni/`]: { answer: object('Operation (lavorazione)') },
  [`GET ${PLANNER}/lavorazioni-operatore-admin/`]: ADMIN,
  [`GET ${PLANNER}/lavorazioni-operatore-automatica-admin/`]: ADMIN,
  [`GET ${ATTIVITA_PATH}`]: { answer: object('Operator activity (attivita)', PIECES) },
  [`POST ${ATTIVITA_PATH}`]: { body: ATTIVITA_WRITTEN, answer: object('Operator activity (attivita)') },
  [`PUT ${ATTIVITA_PATH}{id}/`]: { body: ATTIVITA_WRITTEN, answer: object('Operator activity (attivita)') },
  [`GET ${PLANNER}/ordini/{id}/controlli/`]: { answer: LAVORAZIONE_WITH_CONTROLLI },
  [`PUT ${PLANNER}/ordini/{id}/controlli/`]: {
    body: 'controlli{id controllo data operatore conforme note}',
    answer: LAVORAZIONE_WITH_CONTROLLI,
  },
  [`GET ${PLANNER}/ordini/{id}/lista-lavorazioni-secondarie/{lavorazione}/`]: { answer: 'id nome' },
  [`GET ${PLANNER}/ordini/{id}/rimanenze-attivita-operatore/`]: { answer: RIMANENZA },
  [`GET ${PLANNER}/ordini/{id}/rimanenze-attivita-operatore-filtered/`]: {
    answer: RIMANENZA,
  },
  [`GET ${PLANNER}/lavorazioni-ordine-operatore/`]: {
    query: `operatore tipo_agente lavorazione ordine ${RANGE} lavorazioni page page_size`,
    answer: object('Order operation record'),
    totals: sumsOf('Order operation record'),
  },
  [`GET ${PLANNER}/lavorazioni-operatori-totals/`]: {
    query: RANGE,
    answer: object('Operator totals'),
  },
  [`GET ${PLANNER}/lavorazioni-nome-fase-pianificazione-totals/`]: {
    query: RANGE,
    answer: object('Phase totals'),
  },
  [`GET ${PLANNER}/manipolazioni-macchina-list/`]: { query: RANGE, answer: object('Machine manipulation record') },
  [`GET ${PLANNER}/avanzamento-ordini/`]: { answer: object('Progress row') },
  [`GET ${PLANNER}/avanzamento-ordini/{ordine}/eventi/`]: {
    answer: `results{${object('Event row')}} totals{${sumsOf('Event row')}}`,
  },
}

const CONFIGURATION = 'name fields_conf{fields{name operations}}'
const VENDITE_QUERY = 'data_inizio data_fine agenti page page_size'

const numeri: Record<string, DocumentedCall> = {
  [`GET ${PLANNER}/ordini-stats-config/`]: { query: 'page', answer: `id ${CONFIGURATION}` },
  [`GET ${PLANNER}/ordini-stats-config/{id}/`]: { answer: `id ${CONFIGURATION}` },
  ...written(`${PLANNER}/ordini-stats-config`, CONFIGURATION, `id ${CONFIGURATION}`, 'name'),
  [`GET ${PLANNER}/righe-ordini-stats/{configId}/`]: {
    query: `page ${RIGHE}`,
    answer: object('Order line (statistics)'),
    totals: sumsOf('Order line (statistics)'),
  },
  [`GET ${PLANNER}/righe-ordini-stats/{configId}/csv/`]: { query: RIGHE },
  [`GET ${PLANNER}/righe-ordini/csv/`]: { query: RIGHE },
  [`GET ${PLANNER}/statistiche-clienti/`]: {
    query: VENDITE_QUERY,
    answer: object('Client statistics row'),
    totals: sumsOf('Client statistics row'),
  },
  [`GET ${PLANNER}/statistiche-agenti/`]: {
    query: VENDITE_QUERY,
    answer: object('Agent statistics row'),
    totals: `totale_clienti ${sumsOf('Client statistics row')}`,
  },
}

const APP_ACCOUNT = 'visualizza_stati_ordine visualizza_ecommerce'

const amministrazione: Record<string, DocumentedCall> = {
  'GET /api/user/': { answer: object('Current user') },
  [`GET ${UTENTI}/users/`]: {
    answer: object('User', 'password'),
  },
  [`GET ${UTENTI}/users/{id}/`]: { answer: object('User', 'password') },
  [`PUT ${UTENTI}/users/{id}/`]: { body: `${WRITTEN_UTENTE} password`, answer: object('User', 'password') },
  [`POST ${UTENTI}/users/`]: {
    body: `${WRITTEN_UTENTE} password confirm_password`,
    required: 'username password',
    answer: object('User', 'password'),
  },
  ...written(`${UTENTI}/operators`, OPERATORE_UTENTE, `id ${OPERATORE_UTENTE}`, ''),
  ...written(`${UTENTI}/agenti`, 'codice capo_area tipo_agente', 'id codice capo_area tipo_agente', 'codice'),
  ...written(`${UTENTI}/accounts`, APP_ACCOUNT, `${APP_ACCOUNT} ultimo_accesso accesso_clienti{id nome codice}`, ''),
  [`PUT ${UTENTI}/accounts/{id}/accesso_clienti/`]: { answer: 'accesso_clienti{id nome codice}' },
}

const documenti: Record<string, DocumentedCall> = {
  [`GET ${AREA}/folders/`]: { answer: CARTELLA },
  [`POST ${AREA}/folders/`]: { required: 'name', answer: CARTELLA },
  [`GET ${AREA}/folders/{id}/`]: { answer: CARTELLA },
  [`PATCH ${AREA}/folders/{id}/`]: {
    body: 'name description parent_folder',
    answer: CARTELLA,
  },
  [`PUT ${AREA}/folders/{id}/share_folder/`]: { answer: CARTELLA },
  [`POST ${AREA}/files/`]: {
    required: 'folder file',
    answer: FILE,
  },
  [`PATCH ${AREA}/files/{id}/`]: { body: 'title description permalink_code', answer: FILE },
  [`GET ${AREA}/accounts/`]: { answer: object('Account') },
}

/** What the pages do not say of calls so that a program reads it, by call. */
export const toldCalls: Readonly<Record<string, DocumentedCall>> = {
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
