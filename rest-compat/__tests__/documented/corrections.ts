// Where the pages say in prose, or by a sign that means something else, what their lists do not: each with its reason.

interface Correction {
  /** Names that are no fields, or are told whole in `add`. */
  drop?: string
  add?: string
  why: string
}

const WORDS = 'said in words'
const APART = 'what it holds is listed elsewhere'
const NAMES = '{first_name last_name}'
const SUPPLY = 'ordine_fornitore ordine_fornitore_nome stato data_arrivo valore_percentuale'
const VALUES = `materiale valore_economico_materiale valore_economico_materiale_avanzamento totale_percentuale_materiali
  ordini_fornitori{${SUPPLY}} ordini_fornitori_non_arrivati{${SUPPLY}}`

/** What the pages say of an object in prose, or in brackets that mean something else. */
export const corrections: Readonly<Record<string, Correction>> = {
  'Quote request as submitted (preventivo)': {
    drop: 'serramenti',
    add: 'serramenti{tipo_serramento tipo_apertura accessori quantita altezza larghezza}',
    why: APART,
  },
  Agent: { drop: 'user', add: `user${NAMES}`, why: WORDS },
  'Order (ordine)': {
    drop: 'check_list righe_ordine',
    add: `agente_data{user${NAMES}} check_list{id done}`,
    why: `${WORDS}; the lines come with the order alone, not with the list`,
  },
  'Bench planning form': { drop: 'configurazioni', add: 'configurazioni', why: 'the brackets say what is chosen from' },
  'Customer (cliente)': { drop: 'agente_data', add: `agente_data{user${NAMES}}`, why: WORDS },
  'Staff (persona)': { drop: 'reparto', add: 'reparto', why: 'the brackets list the values' },
  'Supplier order row (riga ordine fornitore)': { add: 'fornitore_data{nome}', why: WORDS },
  'Supplier order (ordine fornitore)': {
    drop: 'ordine_data',
    add: `ordine_data{numero_commessa cliente{nome} progetto riferimento data_consegna
      agente_data{user${NAMES} tipo_agente}}`,
    why: WORDS,
  },
  'Supplier (fornitore)': { add: 'id', why: 'every object has its number' },
  'Operator activity (attivita)': {
    drop: 'lavorazione_data ordine_data',
    add: 'pezzi lavorazione_data{nome} ordine_data{numero_commessa cliente{nome} id netto}',
    why: WORDS,
  },
  'Order operation record': { add: `operatore${NAMES}`, why: WORDS },
  'Operator totals': { add: 'first_name last_name', why: WORDS },
  'Progress row': {
    drop: `valori_materiali valori_materiali_fuori_range valore_economico_materiale_avanzamento warnings
      totale_percentuale_materiali ordini_fornitori ordini_fornitori_non_arrivati`,
    add: `valori_materiali{${VALUES}} valori_materiali_fuori_range{${VALUES}} warnings{tipologia ${SUPPLY}}`,
    why: `${WORDS}: each is held by the values of a material`,
  },
  'Event row': {
    drop: 'attivita_numero lavorazione_data',
    add: 'lavorazione_data{nome attivita_numero} operatore fornitore',
    why: WORDS,
  },
  'Analysis (analisi postazione)': {
    drop: 'rimanenze',
    add: 'rimanenze',
    why: 'a map of maps, by order and workstation',
  },
  Folder: {
    drop: 'child_folders shared_files accounts',
    add: 'child_folders{id name}',
    why: `${APART}; files and accounts are objects of their own`,
  },
}

/** Names that the program reads in the pages and that are not sent so: call → names. */
export const misread: Readonly<Record<string, { drop: string; why: string }>> = {
  'PUT /api/planner/ordini/{id}/save-tempi/': {
    drop: 'nome_fase inizio fine durata',
    why: 'the body is a list, whose records have them',
  },
  'POST /api/planner/ordini-stats-config/': { drop: 'operations', why: 'each field of the configuration has them' },
}

/** Objects of the pages that no call takes or answers whole. */
export const notAsked: Readonly<Record<string, string>> = {
  'Window line': 'held by the quote that is sent',
  'Mail scheduling fields on an order': 'held by the order',
  'Order domain': 'read from the page',
  'Import results': 'prose: each import says what it answers',
  'Supplier order (ordine fornitore): Supplier order types': 'values of a field',
  'Progress row: Supplier order in progress': 'held by the row',
  'Stats configuration': 'its lists of fields are one in the other',
  'Planner configuration read from the page': 'read from the page',
}
