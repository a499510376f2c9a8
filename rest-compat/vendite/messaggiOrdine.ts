import { pk, testo } from '../core/campi.ts'
import type { Endpoint } from '../core/endpoint.ts'

const MESSAGGIO = `fragment MessaggioLetto on MessaggioOrdineEmail { id: pk titolo testo versione }`

const campi = {
  titolo: testo({ obbligatorio: true }),
  testo: testo({ descrizione: 'Html: ciò che non è ammesso viene tolto.' }),
}

/** Texts for the mails of orders. */
export const messaggiOrdine: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/messaggi-ordine-emails/',
    summary: 'I testi che si possono aggiungere alla mail di un ordine, per titolo.',
    risposta: 'elenco',
    query: { search: testo({ descrizione: 'Ogni parola, nel titolo o nel testo.' }) },
    ordinamenti: { titolo: 'titolo', id: 'id' },
    document: `query ($pagina: Int!, $perPagina: Int, $ordinamento: [String!], $filtro: FiltroMessaggiOrdineEmail) {
      dati: messaggiOrdineEmail(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro) {
        results: nodes { ...MessaggioLetto }
        count: totalCount
        num_pages: numeroPagine
      }
    } ${MESSAGGIO}`,
  },
  {
    method: 'POST',
    path: '/api/planner/messaggi-ordine-emails/',
    summary: 'Aggiunge un testo.',
    risposta: 'dati',
    status: 201,
    body: campi,
    document: `mutation ($titolo: String, $testo: String) {
      esito: createMessaggioOrdineEmail(input: { titolo: $titolo, testo: $testo }) {
        errors { code field message }
        dati: messaggio { ...MessaggioLetto }
      }
    } ${MESSAGGIO}`,
  },
  {
    method: 'PUT',
    path: '/api/planner/messaggi-ordine-emails/{id}/',
    summary: 'Cambia un testo.',
    risposta: 'dati',
    body: {
      ...campi,
      versione: pk({ descrizione: 'Quella letta: se nel frattempo è cambiato, il salvataggio è rifiutato.' }),
    },
    document: `mutation ($id: Int!, $versione: Int, $titolo: String, $testo: String) {
      esito: updateMessaggioOrdineEmail(input: { pk: $id, versione: $versione, titolo: $titolo, testo: $testo }) {
        errors { code field message }
        dati: messaggio { ...MessaggioLetto }
      }
    } ${MESSAGGIO}`,
  },
  {
    method: 'DELETE',
    path: '/api/planner/messaggi-ordine-emails/{id}/',
    summary: 'Elimina un testo.',
    risposta: 'vuota',
    document: `mutation ($id: Int!) {
      esito: deleteMessaggioOrdineEmail(input: { pk: $id }) { errors { code field message } }
    }`,
  },
]
