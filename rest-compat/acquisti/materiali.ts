import { booleano, libero, lista, pk, testo } from '../core/campi.ts'
import type { Endpoint } from '../core/endpoint.ts'

const MATERIALE = `fragment MaterialeLetto on Materiale {
  id: pk
  nome
  colonne_list: colonneList
  sort
  labels
  show_reminder_ordine_fornitore: showReminderOrdineFornitore
  per_schedulazione: perSchedulazione
  versione
}`

const campi = {
  nome: testo({ obbligatorio: true }),
  colonne_list: lista(testo(), { descrizione: 'Colonne delle righe stampate, in ordine.' }),
  sort: libero({
    type: ['array', 'null'],
    items: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 },
    description: 'Coppie: colonna in minuscolo, asc o desc.',
  }),
  labels: libero({
    type: ['object', 'null'],
    additionalProperties: { type: 'string' },
    description: 'Colonna in minuscolo → etichetta nel PDF.',
  }),
  show_reminder_ordine_fornitore: booleano(),
}

const VARIABILI = `$nome: String, $colonneList: [String!], $sort: JSON, $labels: JSON,
  $showReminderOrdineFornitore: Boolean`
const CAMPI = `nome: $nome, colonneList: $colonneList, sort: $sort, labels: $labels,
  showReminderOrdineFornitore: $showReminderOrdineFornitore`

/** Materials; they are called by their names. */
export const materiali: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/materiali/',
    summary: 'I materiali, per nome.',
    risposta: 'elenco',
    query: { search: testo({ descrizione: 'Parole del nome e delle colonne.' }) },
    ordinamenti: { nome: 'nome', id: 'id' },
    document: `query ($pagina: Int!, $perPagina: Int, $ordinamento: [String!], $filtro: FiltroMateriali) {
      dati: materiali(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro) {
        results: nodes { ...MaterialeLetto }
        count: totalCount
        num_pages: numeroPagine
      }
    } ${MATERIALE}`,
  },
  {
    method: 'POST',
    path: '/api/planner/materiali/',
    summary: 'Aggiunge un materiale.',
    risposta: 'dati',
    status: 201,
    body: campi,
    document: `mutation (${VARIABILI}) {
      esito: createMateriale(input: { ${CAMPI} }) {
        errors { code field message }
        dati: materiale { ...MaterialeLetto }
      }
    } ${MATERIALE}`,
  },
  {
    method: 'PUT',
    path: '/api/planner/materiali/{materiale}/',
    testi: ['materiale'],
    summary: 'Cambia il materiale che ora ha questo nome; i campi che mancano restano come sono.',
    risposta: 'dati',
    body: {
      ...campi,
      versione: pk({ descrizione: 'Quella letta: se nel frattempo è cambiato, il salvataggio è rifiutato.' }),
    },
    document: `mutation ($materiale: String!, $versione: Int, ${VARIABILI}) {
      esito: updateMateriale(input: { materiale: $materiale, versione: $versione, ${CAMPI} }) {
        errors { code field message }
        dati: materiale { ...MaterialeLetto }
      }
    } ${MATERIALE}`,
  },
  {
    method: 'DELETE',
    path: '/api/planner/materiali/{materiale}/',
    testi: ['materiale'],
    summary: 'Elimina un materiale che non è usato né legato alla schedulazione.',
    risposta: 'vuota',
    document: `mutation ($materiale: String!) {
      esito: deleteMateriale(input: { materiale: $materiale }) { errors { code field message } }
    }`,
  },
]
