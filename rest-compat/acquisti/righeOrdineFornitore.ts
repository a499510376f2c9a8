import { libero, lista, numero, pk, testo } from '../core/campi.ts'
import type { Endpoint } from '../core/endpoint.ts'

const RIGA = `fragment RigaOrdineFornitoreLetta on RigaOrdineFornitore {
  id: pk
  ordine: ordinePk
  tipologia
  riga_ordine: rigaOrdinePk
  fornitore: fornitorePk
  fornitore_data: fornitore { id: pk nome }
  codice
  extra_fields: extraFields
  quantita
  um
  spessore
  stampato
  misure
  misure_vetro: misureVetro
  sezione
  descrizione
  ordine_fornitore: ordineFornitorePk
  versione
}`

const PERCORSO = '/api/planner/righe-ordini-fornitore/'

const campi = {
  tipologia: testo({ obbligatorio: true, descrizione: 'Nome del materiale.' }),
  fornitore: pk({ obbligatorio: true, descrizione: 'Un fornitore di quel materiale.' }),
  codice: testo(),
  descrizione: testo(),
  quantita: numero({ obbligatorio: true, descrizione: 'Più di 0, al massimo 3 decimali.' }),
  um: testo(),
  spessore: testo(),
  stampato: testo(),
  misure: testo(),
  misure_vetro: testo(),
  sezione: testo(),
  riga_ordine: pk({ descrizione: "Riga dell'ordine per cui è." }),
  extra_fields: libero({
    ...{ type: ['object', 'null'], additionalProperties: { type: 'string' } },
    description: 'Chiavi e testi liberi, tutti.',
  }),
}

const VARIABILI = `$tipologia: String, $fornitore: Int, $codice: String, $descrizione: String, $quantita: Float,
  $um: String, $spessore: String, $stampato: String, $misure: String, $misureVetro: String, $sezione: String,
  $rigaOrdine: Int, $extraFields: JSON`
const CAMPI = `tipologia: $tipologia, fornitore: $fornitore, codice: $codice, descrizione: $descrizione,
  quantita: $quantita, um: $um, spessore: $spessore, stampato: $stampato, misure: $misure, misureVetro: $misureVetro,
  sezione: $sezione, rigaOrdine: $rigaOrdine, extraFields: $extraFields`

const ids = lista(pk(), { obbligatorio: true, descrizione: 'Le righe: tutte o nessuna.' })

const modifica = {
  path: `${PERCORSO}{id}/`,
  risposta: 'dati',
  body: {
    ...campi,
    versione: pk({ descrizione: 'Quella letta: se nel frattempo è cambiata, il salvataggio è rifiutato.' }),
  },
  document: `mutation ($id: Int!, $versione: Int, ${VARIABILI}) {
    esito: updateRigaOrdineFornitore(input: { pk: $id, versione: $versione, ${CAMPI} }) {
      errors { code field message }
      dati: riga { ...RigaOrdineFornitoreLetta }
    }
  } ${RIGA}`,
} as const

/** Rows to be bought from suppliers. */
export const righeOrdineFornitore: Endpoint[] = [
  {
    method: 'GET',
    path: PERCORSO,
    summary: 'Le righe degli ordini a fornitore che si possono vedere, per tipologia.',
    risposta: 'elenco',
    query: { ordine: pk(), tipologia: testo(), fornitore: pk(), ordine_fornitore: pk() },
    ordinamenti: { id: 'id', tipologia: 'tipologia', codice: 'codice', fornitore: 'fornitore', quantita: 'quantita' },
    document: `query ($pagina: Int!, $perPagina: Int, $ordinamento: [String!], $filtro: FiltroRigheOrdineFornitore) {
      dati: righeOrdineFornitore(
        pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro
      ) {
        results: nodes { ...RigaOrdineFornitoreLetta }
        count: totalCount
        num_pages: numeroPagine
      }
    } ${RIGA}`,
  },
  {
    method: 'POST',
    path: PERCORSO,
    summary: 'Aggiunge una riga a un ordine.',
    risposta: 'dati',
    status: 201,
    body: { ordine: pk({ obbligatorio: true }), ...campi },
    document: `mutation ($ordine: Int!, ${VARIABILI}) {
      esito: createRigaOrdineFornitore(input: { ordine: $ordine, ${CAMPI} }) {
        errors { code field message }
        dati: riga { ...RigaOrdineFornitoreLetta }
      }
    } ${RIGA}`,
  },
  { method: 'PUT', summary: 'Cambia una riga; i campi che mancano restano come sono.', ...modifica },
  { method: 'PATCH', summary: 'Cambia solo i campi inviati di una riga.', ...modifica },
  {
    method: 'DELETE',
    path: `${PERCORSO}{id}/`,
    summary: 'Elimina una riga.',
    risposta: 'vuota',
    document: `mutation ($id: Int!) {
      esito: deleteRigaOrdineFornitore(input: { pk: $id }) { errors { code field message } }
    }`,
  },
  {
    method: 'POST',
    path: `${PERCORSO}{id}/split/`,
    summary: 'Divide una riga in parti la cui somma è la sua quantità; risponde con le parti.',
    risposta: 'dati',
    body: { quantita: lista(numero(), { obbligatorio: true }) },
    document: `mutation ($id: Int!, $quantita: [Float!]!) {
      esito: splitRigaOrdineFornitore(input: { pk: $id, quantita: $quantita }) {
        errors { code field message }
        dati: righe { ...RigaOrdineFornitoreLetta }
      }
    } ${RIGA}`,
  },
  {
    method: 'POST',
    path: `${PERCORSO}{id}/duplicate/`,
    summary: 'Aggiunge una riga uguale, in attesa di un ordine a fornitore.',
    risposta: 'dati',
    status: 201,
    document: `mutation ($id: Int!) {
      esito: duplicateRigaOrdineFornitore(input: { pk: $id }) {
        errors { code field message }
        dati: riga { ...RigaOrdineFornitoreLetta }
      }
    } ${RIGA}`,
  },
  {
    method: 'POST',
    path: `${PERCORSO}merge/`,
    summary: 'Unisce righe uguali in tutto tranne la quantità, che viene sommata.',
    risposta: 'dati',
    body: { ids },
    nomiErrori: { righe: 'ids' },
    document: `mutation ($ids: [Int!]!) {
      esito: mergeRigheOrdineFornitore(input: { righe: $ids }) {
        errors { code field message }
        dati: riga { ...RigaOrdineFornitoreLetta }
      }
    } ${RIGA}`,
  },
  {
    method: 'POST',
    path: `${PERCORSO}reset/`,
    summary: 'Stacca righe dal loro ordine a fornitore.',
    risposta: 'dati',
    body: { ids },
    nomiErrori: { righe: 'ids' },
    document: `mutation ($ids: [Int!]!) {
      esito: resetRigheOrdineFornitore(input: { righe: $ids }) {
        errors { code field message }
        dati: righe { ...RigaOrdineFornitoreLetta }
      }
    } ${RIGA}`,
  },
  {
    method: 'POST',
    path: `${PERCORSO}sposta/`,
    summary: 'Mette righe in un ordine a fornitore della stessa commessa, tipologia e fornitore.',
    risposta: 'dati',
    body: { ids, ordine_fornitore: pk({ obbligatorio: true }) },
    nomiErrori: { righe: 'ids' },
    document: `mutation ($ids: [Int!]!, $ordineFornitore: Int!) {
      esito: spostaRigheOrdineFornitore(input: { righe: $ids, ordineFornitore: $ordineFornitore }) {
        errors { code field message }
        dati: righe { ...RigaOrdineFornitoreLetta }
      }
    } ${RIGA}`,
  },
  {
    method: 'POST',
    path: `${PERCORSO}genera/`,
    summary: 'Genera gli ordini a fornitore di righe in attesa: uno per commessa, tipologia e fornitore.',
    risposta: 'dati',
    status: 201,
    body: { ids },
    nomiErrori: { righe: 'ids' },
    rimodella: {
      fa: (ordini_fornitore: number[]) => ({ ordini_fornitore }),
      schema: {
        type: 'object',
        required: ['ordini_fornitore'],
        properties: { ordini_fornitore: { type: 'array', items: { type: 'integer' } } },
      },
    },
    document: `mutation ($ids: [Int!]!) {
      esito: generaOrdiniFornitore(input: { righe: $ids }) {
        errors { code field message }
        dati: ordiniFornitore
      }
    }`,
  },
  {
    method: 'POST',
    path: `${PERCORSO}delete-multi/`,
    summary: 'Elimina righe.',
    risposta: 'vuota',
    body: { ids },
    nomiErrori: { righe: 'ids' },
    document: `mutation ($ids: [Int!]!) {
      esito: deleteRigheOrdineFornitore(input: { righe: $ids }) { errors { code field message } }
    }`,
  },
]
