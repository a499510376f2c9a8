import type { Endpoint } from '#rest/core/endpoint.ts'
import { booleanField, dayField, listOfField, numberField, pkField, rowsField, textField } from '#rest/core/fields.ts'
import { listDocument, ordersOf } from '#rest/core/resource.ts'
import { createdShape, PREVENTIVO_CREATED_SELECTION, PREVENTIVO_SELECTION } from './preventivoSelection.ts'

const mm = (message: string, notWhole: string) =>
  numberField({ messaggio: message, notInteger: notWhole, descrizione: 'mm, intero' })

const mmField = (descrizione: string) => numberField({ descrizione })

/** A field of a composed element; the wizard's form sends it too. */
const specchiatura = {
  x: mmField('mm da sinistra'),
  y: mmField('mm dall’alto'),
  larghezza: mmField('mm, almeno 100'),
  altezza: mmField('mm, almeno 100'),
  tipo_serramento: pkField(),
  tipo_apertura: pkField(),
  ante: numberField({ descrizione: 'Se mancano, quelle del tipo.' }),
}

const request = {
  famiglia: pkField(),
  valori_opzioni: listOfField(pkField(), {
    fills: 'valoreOpzionePks',
    descrizione: 'Un valore per ogni opzione della famiglia.',
  }),
  serramenti: rowsField({
    tipo_serramento: pkField(),
    tipo_apertura: pkField(),
    accessori: listOfField(pkField(), { fills: 'accessorioPks' }),
    quantita: numberField({
      messaggio: 'Campo obbligatorio',
      notInteger: 'La quantità deve essere un numero intero',
      descrizione: 'Intera, da 1.',
    }),
    altezza: mm('Devi inserire un altezza serramento', "L'altezza deve essere un numero intero di millimetri"), // sic
    larghezza: mm('Devi inserire una larghezza serramento', 'La larghezza deve essere un numero intero di millimetri'),
    specchiature: rowsField(specchiatura, {
      descrizione:
        'Di un elemento composto: riempiono larghezza × altezza, divise da tagli da parte a parte, visto dall’interno. Se mancano è una finestra semplice.',
    }),
  }),
  nome_cognome: textField(),
  telefono: textField(),
  email: textField(),
  indirizzo: textField(),
  citta: textField(),
  provincia: textField({ descrizione: 'Nome, sigla o numero.' }),
  indirizzo_posa: textField(),
  citta_posa: textField(),
  provincia_posa: textField(),
  piano_posa: textField(),
  note: textField(),
  messa_in_posa: booleanField(),
  regione_posa: textField({ descrizione: 'Nome o numero.' }),
  tipo_cliente: textField(),
  tipo_intervento: textField(),
  privacy: booleanField({ descrizione: 'Deve essere true.' }),
  chiave_idempotenza: textField({
    descrizione: 'Lo stesso invio due volte fa un preventivo; anche come `Idempotency-Key`.',
  }),
  sito_web: textField({ descrizione: 'Da lasciare vuoto.' }),
}

const filters = {
  search: textField({ descrizione: 'Ogni parola, in qualunque ordine, senza badare ad accenti e maiuscole.' }),
  citta: textField(),
  provincia: textField(),
  regione_posa: textField(),
  stato: pkField({ fills: 'statoPk' }),
  agente: pkField({ fills: 'agentePk' }),
  eliminato: booleanField(),
  start_date: dayField({ fills: 'periodo.dal' }),
  end_date: dayField({ fills: 'periodo.al', descrizione: 'Compreso.' }),
}

/** Quote requests: sent by anybody, read by users who may. */
export const preventiviEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/api/preventivi-create/',
    summary: 'Invia una richiesta di preventivo, senza accesso; 200 se era già stata inviata uguale poco prima.',
    answer: 'dati',
    status: 201,
    body: request,
    idempotenza: 'chiaveIdempotenza',
    rimodella: createdShape,
    document: `mutation ($input: CreatePreventivoInput!) {
      esito: createPreventivo(input: $input) {
        errors { code field message }
        ripetuto
        dati: preventivo { ...PreventivoLetto }
      }
    } ${PREVENTIVO_CREATED_SELECTION}`,
  },
  {
    method: 'POST',
    path: '/api/preventivo-prezzo/',
    summary:
      'Quanto costano i serramenti di una richiesta, senza accesso: euro, IVA e sconti esclusi. Come lo decide l’impostazione «Prezzi nella richiesta»: da … a …, il prezzo di listino (i due estremi sono uguali), o niente.',
    answer: 'dati',
    asks: true,
    body: {
      famiglia: request.famiglia,
      valori_opzioni: request.valori_opzioni,
      serramenti: request.serramenti,
    },
    document: `query ($famiglia: Int, $valoreOpzionePks: [Int], $serramenti: [SerramentoInput]) {
      dati: prezziPreventivo(famigliaPk: $famiglia, valoreOpzionePks: $valoreOpzionePks, serramenti: $serramenti) {
        modo
        serramenti { prezzo { da a } }
        totale { da a }
        da_quotare: daQuotare
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/preventivi/',
    summary: 'I preventivi che si possono vedere, dal più recente.',
    answer: 'elenco',
    query: filters,
    orderings: ordersOf([
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
      fragments: PREVENTIVO_SELECTION,
      beside: `fallback: configurazione { page_size: pageSizePreventivi }`,
    }),
  },
  {
    method: 'GET',
    path: '/api/preventivi/{id}/',
    summary: 'Un preventivo.',
    answer: 'dati',
    document: `query ($id: Int!) { dati: preventivo(pk: $id) { ...PreventivoLetto } } ${PREVENTIVO_SELECTION}`,
  },
  {
    method: 'GET',
    path: '/api/preventivo-pdf/{id}',
    summary: 'Il PDF di un preventivo.',
    answer: 'file',
    mime: 'application/pdf',
    document: 'query ($id: Int!) { dati: preventivoPdf(pk: $id) { nome mime base64 } }',
  },
]
