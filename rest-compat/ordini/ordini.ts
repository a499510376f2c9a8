import type { Endpoint } from '#rest/core/endpoint.ts'
import {
  booleanField,
  choiceField,
  dayField,
  decimalField,
  keyField,
  listOfField,
  pkField,
  type RestField,
  refusedValue,
  rowsField,
  textField,
} from '#rest/core/fields.ts'
import { BY_NUMBER, listDocument, writeDocument } from '#rest/core/resource.ts'
import { ORDINE_LIST_SELECTION, ORDINE_SELECTION } from './ordineSelection.ts'
import { rigaOrdineFields } from './righeOrdine.ts'
import { scheduledEndpoints } from './scheduled.ts'

const TIPI = ['IMPRE', 'PRIVA', 'RIVEN']
const AREE = ['EST', 'OVEST']
const ACCESSI = ['SCALE', 'ASCENSORE']
const STAYS = 'Se manca resta com’è.'
// Old forms do not have it: left out, it is not a no.
const { assenteNelForm: _no, ...messaInPosa } = booleanField({ descrizione: `È posato, non solo consegnato. ${STAYS}` })
const STATI_MAIL = ['in_attesa_invio', 'inviata']

const fields = (required: boolean) => ({
  numero_commessa: textField({ required: required }),
  data: dayField({ required: required }),
  data_consegna: dayField({ descrizione: 'Approntamento.' }),
  data_posa: dayField(),
  progetto: textField(),
  riferimento: textField(),
  stato: pkField(),
  cliente: pkField({ required: required }),
  tipo_cliente: choiceField(TIPI, { required: required }),
  codice_sistema: textField(),
  agente: pkField(),
  area_consegna: keyField(AREE),
  senza_misure: booleanField(),
  note: textField(),
  messa_in_posa: messaInPosa,
  indirizzo_posa: textField({ descrizione: `Dove è consegnato e posato. ${STAYS}` }),
  citta_posa: textField({ descrizione: STAYS }),
  provincia_posa: textField({ descrizione: STAYS }),
  piano_posa: textField({ descrizione: STAYS }),
  accesso_posa: choiceField(ACCESSI, { descrizione: STAYS }),
  contatto_posa: textField({ descrizione: `Chi cercare in cantiere. ${STAYS}` }),
  telefono_posa: textField({ descrizione: STAYS }),
  non_schedulabile: booleanField(),
  auto_schedulazione: booleanField(),
  righe_ordine: rowsField(rigaOrdineFields, {
    fills: 'righe',
    descrizione: 'Tutte le righe: quelle che mancano vengono tolte.',
  }),
})

const answer = {
  payload: 'ordine',
  read: '{ ...OrdineLetto }',
  fragments: ORDINE_SELECTION,
}

const versione = pkField({ descrizione: 'Quella letta: se nel frattempo è cambiato, il salvataggio è rifiutato.' })
/** What is not of the form, and is written with it. */
const beside = {
  sconto: decimalField({ descrizione: 'Calcolato dalle righe: un altro è rifiutato.' }),
  stato_invio_mail: textField({ descrizione: '`in_attesa_invio` programma la mail, vuoto la annulla.' }),
  testo_email: textField({ descrizione: 'Html: ciò che non è ammesso viene tolto.' }),
  check_list: rowsField(
    { id: pkField({ required: true }), done: booleanField() },
    { descrizione: 'Voci da segnare o no; le altre restano come sono.' },
  ),
}
const fresh = { ...fields(true), ...beside }
const whole = { ...fields(true), versione, ...beside }
const part = { ...fields(false), versione, ...beside }
const search = textField({ descrizione: 'Ogni parola, in qualunque ordine, senza badare ad accenti e maiuscole.' })

const DAYS = 4
const NOT_FASE = 'Atteso «fase~inizio da~inizio a~fine da~fine a», con giorni AAAA-MM-GG o vuoti.'

/**
 * Start and end of a phase of the schedule, in the text that the page's address has too: `banchi~2026-03-01~2026-03-31~~`;
 * without the name, of the whole schedule.
 */
function faseFilter(): RestField {
  const data = dayField()
  return {
    required: false,
    tipo: 'string',
    schema: { type: 'string', example: 'banchi~2026-03-01~2026-03-31~~' },
    read(value, origin) {
      const parts = typeof value === 'string' ? value.split('~') : []
      const [nomeFase = '', ...days] = parts.map((part) => part.trim())
      if (days.length !== DAYS || nomeFase.length > 50) return refusedValue(NOT_FASE)
      const read = days.map((written) => data.read(written, origin))
      const errors = read.flatMap((loaded) => loaded.errori)
      if (errors.length > 0) return { valore: null, errori: errors.slice(0, 1) }
      const periodo = (first: number) => ({ dal: read[first]?.valore ?? null, al: read[first + 1]?.valore ?? null })
      return { valore: { nomeFase: nomeFase || null, inizio: periodo(0), fine: periodo(2) }, errori: [] }
    },
  }
}

/** Orders. */
export const ordiniEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/ordini/',
    summary: 'Gli ordini che si possono vedere, dal più recente; senza le righe.',
    answer: 'elenco',
    query: {
      search: search,
      numero_commessa: textField(),
      progetto: textField(),
      riferimento: textField(),
      nome_cliente: textField(),
      cliente: pkField({ fills: 'clientePk' }),
      data_da: dayField({ fills: 'data.dal' }),
      data_a: dayField({ fills: 'data.al', descrizione: 'Compreso.' }),
      data_consegna_da: dayField({ fills: 'dataConsegna.dal' }),
      data_consegna_a: dayField({ fills: 'dataConsegna.al' }),
      data_posa_da: dayField({ fills: 'dataPosa.dal' }),
      data_posa_a: dayField({ fills: 'dataPosa.al' }),
      stato: pkField({ fills: 'statoPk' }),
      senza_stato: booleanField(),
      tipo_cliente: choiceField(TIPI),
      codice_sistema: textField(),
      agente: pkField({ fills: 'agentePk', descrizione: 'Solo per chi vede gli agenti.' }),
      senza_agente: booleanField({ descrizione: 'Solo per chi vede gli agenti.' }),
      area_consegna: keyField(AREE),
      senza_misure: booleanField(),
      scheduled: scheduledEndpoints,
      ordini_fornitore_mancanti: booleanField({
        descrizione: 'true: manca qualche ordine a fornitore; false: nessuno.',
      }),
      check_fatte: listOfField(pkField(), { fills: 'checkFattaPks', descrizione: 'Voci della check list fatte.' }),
      check_non_fatte: listOfField(pkField(), {
        fills: 'checkNonFattaPks',
        descrizione: 'Voci della check list non fatte.',
      }),
      stato_invio_mail: choiceField(STATI_MAIL, { descrizione: 'Solo per chi amministra gli ordini.' }),
      fasi: listOfField(faseFilter(), {
        descrizione:
          'Inizio e fine di una fase, «banchi~2026-03-01~2026-03-31~~»; senza nome, di tutta la schedulazione.',
      }),
    },
    orderings: {
      id: 'id',
      numero_commessa: 'numeroCommessa',
      progetto: 'progetto',
      riferimento: 'riferimento',
      data: 'data',
      data_consegna: 'dataConsegna',
      settimana_approntamento: 'dataConsegna',
      data_posa: 'dataPosa',
      stato: 'stato',
      nome_cliente: 'nomeCliente',
      tipo_cliente: 'tipoCliente',
      codice_sistema: 'codiceSistema',
      area_consegna: 'areaConsegna',
      numero_serramenti: 'numeroSerramenti',
      senza_misure: 'senzaMisure',
      inizio_schedulazione: 'inizioSchedulazione',
      fine_schedulazione: 'fineSchedulazione',
      listino: 'listino',
      sconto: 'sconto',
      netto: 'netto',
      agente: 'agente',
      stato_invio_mail: 'statoInvioMail',
      data_invio_mail: 'dataInvioMail',
    },
    document: listDocument('ordini', '{ ...OrdineElenco }', { fragments: ORDINE_LIST_SELECTION }),
  },
  {
    method: 'POST',
    path: '/api/planner/ordini/',
    summary: 'Aggiunge un ordine con le sue righe, la mail e la check list; netti e totali sono calcolati.',
    answer: 'dati',
    status: 201,
    body: fresh,
    document: writeDocument('createOrdine', fresh, answer),
  },
  {
    method: 'GET',
    path: '/api/planner/ordini/{id}/',
    summary: 'Un ordine con le sue righe.',
    answer: 'dati',
    document: `query ($id: Int!) { dati: ordine(pk: $id) { ...OrdineLetto } } ${ORDINE_SELECTION}`,
  },
  {
    method: 'PUT',
    path: '/api/planner/ordini/{id}/',
    summary: 'Cambia un ordine; i campi facoltativi che mancano restano come sono.',
    answer: 'dati',
    body: whole,
    document: writeDocument('patchOrdine', whole, { ...answer, key: BY_NUMBER }),
  },
  {
    method: 'PATCH',
    path: '/api/planner/ordini/{id}/',
    summary: 'Cambia una parte di un ordine, o ne programma la mail.',
    answer: 'dati',
    body: part,
    document: writeDocument('patchOrdine', part, { ...answer, key: BY_NUMBER }),
  },
  {
    method: 'DELETE',
    path: '/api/planner/ordini/{id}/',
    summary: 'Elimina un ordine; 400 finché ha ordini a fornitore già avviati.',
    answer: 'vuota',
    document: 'mutation ($id: Int!) { esito: deleteOrdine(input: { pk: $id }) { errors { code field message } } }',
  },
  {
    method: 'GET',
    path: '/api/planner/ordini/{id}/pdf/',
    summary: 'Il PDF di un ordine per il cliente, con i prezzi.',
    answer: 'file',
    mime: 'application/pdf',
    document: 'query ($id: Int!) { dati: ordinePdf(pk: $id) { nome mime base64 } }',
  },
  {
    method: 'GET',
    path: '/api/planner/ordini/{id}/pdf-officina/',
    summary: 'Il PDF di un ordine per l’officina, senza prezzi.',
    answer: 'file',
    mime: 'application/pdf',
    document: 'query ($id: Int!) { dati: ordineOfficinaPdf(pk: $id) { nome mime base64 } }',
  },
  {
    method: 'GET',
    path: '/api/planner/ordini-autocomplete/',
    summary: 'Gli ordini per un campo di scelta, 20 per pagina; con `id` o `ordini` quelli indicati.',
    answer: 'elenco',
    perPagina: 20,
    query: {
      search: search,
      id: listOfField(pkField(), { fills: 'pks' }),
      ordini: listOfField(pkField(), { fills: 'pks' }),
    },
    orderings: {},
    document: listDocument('ordini', '{ id: pk text: etichetta numero_commessa: numeroCommessa riferimento }'),
  },
]
