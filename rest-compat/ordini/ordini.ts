import { booleano, giorno, lista, pk, righe, scelta, testo } from '../core/campi.ts'
import type { Endpoint } from '../core/endpoint.ts'
import { BY_NUMBER, listDocument, writeDocument } from '../core/resource.ts'
import { filtroFase } from './filtroFase.ts'
import { ORDINE_ELENCO, ORDINE_LETTO } from './ordineLetto.ts'
import { campiRiga } from './righeOrdine.ts'
import { scheduled } from './scheduled.ts'

const TIPI = ['IMPRE', 'PRIVA', 'RIVEN']
const AREE = ['EST', 'OVEST']
const STATI_MAIL = ['in_attesa_invio', 'inviata']

const campi = (obbligatorio: boolean) => ({
  numero_commessa: testo({ obbligatorio }),
  data: giorno({ obbligatorio }),
  data_consegna: giorno({ descrizione: 'Approntamento.' }),
  data_posa: giorno(),
  progetto: testo(),
  riferimento: testo(),
  stato: pk(),
  cliente: pk({ obbligatorio }),
  tipo_cliente: scelta(TIPI, { obbligatorio }),
  codice_sistema: testo(),
  agente: pk(),
  area_consegna: scelta(AREE),
  senza_misure: booleano(),
  note: testo(),
  non_schedulabile: booleano(),
  auto_schedulazione: booleano(),
  righe_ordine: righe(campiRiga, { descrizione: 'Tutte le righe: quelle che mancano vengono tolte.' }),
})

const risposta = {
  payload: 'ordine',
  read: '{ ...OrdineLetto }',
  fragments: ORDINE_LETTO,
  inputs: { righeOrdine: 'righe' },
}

const versione = pk({ descrizione: 'Quella letta: se nel frattempo è cambiato, il salvataggio è rifiutato.' })
const parte = {
  ...campi(false),
  versione,
  stato_invio_mail: testo({ descrizione: '`in_attesa_invio` programma la mail, vuoto la annulla.' }),
  testo_email: testo({ descrizione: 'Html: ciò che non è ammesso viene tolto.' }),
}
const nomiErrori = { righe: 'righeOrdine' }
const cerca = testo({ descrizione: 'Ogni parola, in qualunque ordine, senza badare ad accenti e maiuscole.' })

/** Orders. */
export const ordini: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/ordini/',
    summary: 'Gli ordini che si possono vedere, dal più recente; senza le righe.',
    risposta: 'elenco',
    query: {
      search: cerca,
      numero_commessa: testo(),
      progetto: testo(),
      riferimento: testo(),
      nome_cliente: testo(),
      cliente: pk(),
      data_da: giorno(),
      data_a: giorno({ descrizione: 'Compreso.' }),
      data_consegna_da: giorno(),
      data_consegna_a: giorno(),
      data_posa_da: giorno(),
      data_posa_a: giorno(),
      stato: pk(),
      senza_stato: booleano(),
      tipo_cliente: scelta(TIPI),
      codice_sistema: testo(),
      agente: pk({ descrizione: 'Solo per chi vede gli agenti.' }),
      senza_agente: booleano({ descrizione: 'Solo per chi vede gli agenti.' }),
      area_consegna: scelta(AREE),
      senza_misure: booleano(),
      scheduled,
      ordini_fornitore_mancanti: booleano({ descrizione: 'true: manca qualche ordine a fornitore; false: nessuno.' }),
      check_fatte: lista(pk(), { descrizione: 'Voci della check list fatte.' }),
      check_non_fatte: lista(pk(), { descrizione: 'Voci della check list non fatte.' }),
      stato_invio_mail: scelta(STATI_MAIL, { descrizione: 'Solo per chi amministra gli ordini.' }),
      fasi: lista(filtroFase(), {
        descrizione:
          'Inizio e fine di una fase, «banchi~2026-03-01~2026-03-31~~»; senza nome, di tutta la schedulazione.',
      }),
    },
    ordinamenti: {
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
    document: listDocument('ordini', '{ ...OrdineElenco }', { fragments: ORDINE_ELENCO }),
  },
  {
    method: 'POST',
    path: '/api/planner/ordini/',
    summary: 'Aggiunge un ordine con le sue righe; netti e totali sono calcolati.',
    risposta: 'dati',
    status: 201,
    body: campi(true),
    nomiErrori,
    document: writeDocument('createOrdine', campi(true), risposta),
  },
  {
    method: 'GET',
    path: '/api/planner/ordini/{id}/',
    summary: 'Un ordine con le sue righe.',
    risposta: 'dati',
    document: `query ($id: Int!) { dati: ordine(pk: $id) { ...OrdineLetto } } ${ORDINE_LETTO}`,
  },
  {
    method: 'PUT',
    path: '/api/planner/ordini/{id}/',
    summary: 'Cambia un ordine; i campi facoltativi che mancano restano come sono.',
    risposta: 'dati',
    body: { ...campi(true), versione },
    nomiErrori,
    document: writeDocument('updateOrdine', { ...campi(true), versione }, { ...risposta, key: BY_NUMBER }),
  },
  {
    method: 'PATCH',
    path: '/api/planner/ordini/{id}/',
    summary: 'Cambia una parte di un ordine, o ne programma la mail.',
    risposta: 'dati',
    body: parte,
    nomiErrori,
    document: writeDocument('patchOrdine', parte, { ...risposta, key: BY_NUMBER }),
  },
  {
    method: 'DELETE',
    path: '/api/planner/ordini/{id}/',
    summary: 'Elimina un ordine; 400 finché ha ordini a fornitore già avviati.',
    risposta: 'vuota',
    document: 'mutation ($id: Int!) { esito: deleteOrdine(input: { pk: $id }) { errors { code field message } } }',
  },
  {
    method: 'GET',
    path: '/api/planner/ordini-autocomplete/',
    summary: 'Gli ordini per un campo di scelta, 20 per pagina; con `id` o `ordini` quelli indicati.',
    risposta: 'elenco',
    perPagina: 20,
    query: { search: cerca, id: lista(pk()), ordini: lista(pk()) },
    ordinamenti: {},
    document: listDocument('ordini', '{ id: pk text: etichetta numero_commessa: numeroCommessa riferimento }'),
  },
]
