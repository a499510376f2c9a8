import { booleano, giorno, lista, numero, pk, righe, testo } from '../../core/campi.ts'
import type { Endpoint } from '../../core/endpoint.ts'
import { listDocument, ordersOf } from '../../core/resource.ts'
import { PREVENTIVO_CREATO, PREVENTIVO_LETTO } from './preventivoLetto.ts'

const mm = (messaggio: string) => numero({ messaggio, descrizione: 'mm, intero' })

const richiesta = {
  famiglia: pk(),
  valori_opzioni: lista(pk(), { descrizione: 'Un valore per ogni opzione della famiglia.' }),
  serramenti: righe({
    tipo_serramento: pk(),
    tipo_apertura: pk(),
    accessori: lista(pk()),
    quantita: numero({ messaggio: 'Campo obbligatorio', descrizione: 'Intera, da 1.' }),
    altezza: mm('Devi inserire un altezza serramento'), // sic
    larghezza: mm('Devi inserire una larghezza serramento'),
  }),
  nome_cognome: testo(),
  telefono: testo(),
  email: testo(),
  indirizzo: testo(),
  citta: testo(),
  provincia: testo({ descrizione: 'Nome, sigla o numero.' }),
  indirizzo_posa: testo(),
  citta_posa: testo(),
  provincia_posa: testo(),
  piano_posa: testo(),
  note: testo(),
  messa_in_posa: booleano(),
  regione_posa: testo({ descrizione: 'Nome o numero.' }),
  tipo_cliente: testo(),
  tipo_intervento: testo(),
  privacy: booleano({ descrizione: 'Deve essere true.' }),
  chiave_idempotenza: testo({
    descrizione: 'Lo stesso invio due volte fa un preventivo; anche come `Idempotency-Key`.',
  }),
  sito_web: testo({ descrizione: 'Da lasciare vuoto.' }),
}

const filtri = {
  search: testo({ descrizione: 'Ogni parola, in qualunque ordine, senza badare ad accenti e maiuscole.' }),
  citta: testo(),
  provincia: testo(),
  regione_posa: testo(),
  stato: pk(),
  agente: pk(),
  eliminato: booleano(),
  start_date: giorno(),
  end_date: giorno({ descrizione: 'Compreso.' }),
}

/** Quote requests: sent by anybody, read by users who may. */
export const preventivi: Endpoint[] = [
  {
    method: 'POST',
    path: '/api/preventivi-create/',
    summary: 'Invia una richiesta di preventivo, senza accesso.',
    risposta: 'dati',
    status: 201,
    body: richiesta,
    // Privacy not accepted is always refused: nothing is stored while the other fields are looked at.
    ostacolo: { privacy: null },
    idempotenza: 'chiaveIdempotenza',
    document: `mutation ($input: CreatePreventivoInput!) {
      esito: createPreventivo(input: $input) {
        errors { code field message }
        dati: preventivo { ...PreventivoLetto }
      }
    } ${PREVENTIVO_CREATO}`,
  },
  {
    method: 'GET',
    path: '/api/preventivi/',
    summary: 'I preventivi che si possono vedere, dal più recente.',
    risposta: 'elenco',
    query: filtri,
    ordinamenti: ordersOf([
      'dataCreazione',
      'nomeCognome',
      'citta',
      'provincia',
      'regionePosa',
      'stato',
      'agente',
      'famiglia',
      'id',
    ]),
    document: listDocument('preventivi', '{ ...PreventivoLetto }', {
      fragments: PREVENTIVO_LETTO,
      beside: `predefinita: configurazione { page_size: pageSizePreventivi }`,
    }),
  },
  {
    method: 'GET',
    path: '/api/preventivi/{id}/',
    summary: 'Un preventivo.',
    risposta: 'dati',
    document: `query ($id: Int!) { dati: preventivo(pk: $id) { ...PreventivoLetto } } ${PREVENTIVO_LETTO}`,
  },
  {
    method: 'GET',
    path: '/api/preventivo-pdf/{id}',
    summary: 'Il PDF di un preventivo.',
    risposta: 'file',
    mime: 'application/pdf',
    document: 'query ($id: Int!) { dati: preventivoPdf(pk: $id) { nome mime base64 } }',
  },
]
