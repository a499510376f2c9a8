import { booleano, type Campo, numero, pk, scarto, testo } from '../core/campi.ts'
import type { Endpoint } from '../core/endpoint.ts'
import { file } from '../core/file.ts'
import { listDocument } from '../core/resource.ts'
import { RIGA_LETTA } from './ordineLetto.ts'

const OBBLIGATORIO = 'Campo obbligatorio'

/** The fields of a line in the body of an order. */
export const campiRiga = {
  id: pk({ descrizione: 'Manca per una riga nuova.' }),
  tipo_serramento_id: pk({ messaggio: OBBLIGATORIO }),
  codice_serramento_id: pk({ descrizione: 'Non per le righe extra.' }),
  rivendita: booleano({ descrizione: 'Riga extra.' }),
  codice_rivendita: testo({ descrizione: 'Codice della riga extra.' }),
  numero: numero({ messaggio: OBBLIGATORIO, descrizione: 'Pezzi, da 1.' }),
  listino: numero({ descrizione: 'Euro.' }),
  sconto_articolo: numero({ descrizione: 'Per cento.' }),
  sconto_correttivo: numero({ descrizione: 'Per cento, non per le righe extra.' }),
  netto: numero({ descrizione: 'Euro; calcolato, tranne che per le righe extra.' }),
  altezza: numero({ descrizione: 'mm' }),
  larghezza: numero({ descrizione: 'mm' }),
  ante: numero(),
  forma: testo(),
  descrizione: testo(),
}

const IMMAGINE = `fragment ImmagineLetta on ImmagineRiga {
  id: pk riga: rigaPk posizione immagine user: userPk name_user: nameUser
}`

/** A free map; the operation judges what is in it. */
const mappa: Campo = {
  obbligatorio: true,
  tipo: 'field',
  schema: { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean', 'null'] } },
  leggi: (valore) =>
    typeof valore === 'object' && valore !== null && !Array.isArray(valore)
      ? { valore, errori: [] }
      : scarto('È richiesto un elenco di campi'),
}

/** Lines of orders, their photos and extra fields. */
export const righeOrdine: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/righe-ordini/',
    summary: 'Le righe degli ordini che si possono vedere.',
    risposta: 'elenco',
    query: { ordine: pk(), tipo_serramento: pk(), categoria: testo(), forma: testo(), codice: testo() },
    ordinamenti: { id: 'id', numero_commessa: 'ordine' },
    document: listDocument('righeOrdini', '{ ...RigaLetta }', { fragments: RIGA_LETTA }),
  },
  {
    method: 'PUT',
    path: '/api/planner/righe-ordini/{id}/update-extra-fields/',
    summary: 'Sostituisce i campi extra di una riga.',
    risposta: 'dati',
    body: { extra_fields: mappa },
    document: `mutation ($id: Int!, $extraFields: JSON) {
      esito: updateExtraFieldsRiga(input: { riga: $id, extraFields: $extraFields }) {
        errors { code field message }
        dati: riga { ...RigaLetta }
      }
    } ${RIGA_LETTA}`,
  },
  {
    method: 'GET',
    path: '/api/planner/righe-ordini/{id}/immagini/',
    summary: 'Le immagini di una riga, per posizione.',
    risposta: 'dati',
    document: `query ($id: Int!) { dati: immaginiRiga(riga: $id) { ...ImmagineLetta } } ${IMMAGINE}`,
  },
  {
    method: 'POST',
    path: '/api/planner/righe-ordini/{id}/save-immagine/',
    summary: "Salva l'immagine di una posizione, al posto di quella che c'era.",
    risposta: 'dati',
    status: 201,
    body: {
      posizione: numero({ obbligatorio: true, descrizione: 'Da 1 al numero della riga.' }),
      immagine: file({ obbligatorio: true }),
    },
    document: `mutation ($id: Int!, $posizione: Float, $immagine: FileInput) {
      esito: saveImmagineRiga(input: { riga: $id, posizione: $posizione, immagine: $immagine }) {
        errors { code field message }
        dati: immagine { ...ImmagineLetta }
      }
    } ${IMMAGINE}`,
  },
  {
    method: 'GET',
    path: '/api/planner/immagini-righe-ordini/{id}/',
    summary: "Un'immagine.",
    risposta: 'dati',
    document: `query ($id: Int!) { dati: immagineRiga(pk: $id) { ...ImmagineLetta } } ${IMMAGINE}`,
  },
  {
    method: 'DELETE',
    path: '/api/planner/immagini-righe-ordini/{id}/',
    summary: "Elimina un'immagine.",
    risposta: 'vuota',
    document:
      'mutation ($id: Int!) { esito: deleteImmagineRiga(input: { pk: $id }) { errors { code field message } } }',
  },
]
