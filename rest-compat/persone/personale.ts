import { giorno, lista, pk, scelta, testo } from '../core/campi.ts'
import type { Endpoint } from '../core/endpoint.ts'
import { CAMPI_PERIODO, campiPeriodo, intervallo, VARIABILI_PERIODO } from './periodo.ts'

const PERSONA = `fragment PersonaLetta on Persona {
  id: pk
  nome
  reparto
  data_inizio: dataInizio
  data_fine: dataFine
  versione
}`

const ASSENZA = `fragment AssenzaLetta on Assenza {
  id: pk
  persona: personaPk
  persona_data: persona { id: pk nome reparto }
  giorno_da: giornoDa
  giorno_a: giornoA
  ora_da: oraDa
  ora_a: oraA
  title
  versione
}`

const REPARTI = ['ufficio', 'macchine', 'banchi']
const campiPersona = {
  nome: testo({ obbligatorio: true }),
  reparto: scelta(REPARTI, { obbligatorio: true }),
  data_inizio: giorno({ obbligatorio: true }),
  data_fine: giorno({ descrizione: 'Ultimo giorno di lavoro, compreso.' }),
}
const VARIABILI_PERSONA = '$nome: String, $reparto: String, $dataInizio: String, $dataFine: String'
const CAMPI_PERSONA = 'nome: $nome, reparto: $reparto, dataInizio: $dataInizio, dataFine: $dataFine'
const campiAssenza = { persona: pk({ obbligatorio: true }), ...campiPeriodo }
const versione = pk({ descrizione: 'Quella letta: se nel frattempo è cambiata, il salvataggio è rifiutato.' })

/** Staff and absences. */
export const personale: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/operatori/',
    summary: 'Gli operatori attivi, per nome.',
    risposta: 'elenco',
    query: { search: testo(), id: lista(pk()) },
    ordinamenti: { id: 'id', nome: 'nome' },
    document: `query ($pagina: Int!, $perPagina: Int, $ordinamento: [String!], $filtro: FiltroOperatori) {
      dati: operatori(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro) {
        results: nodes { id: pk user { id: pk first_name: firstName last_name: lastName } }
        count: totalCount
        num_pages: numeroPagine
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/personale/',
    summary: 'Il personale, per nome; con le date, chi era in forza in quei giorni.',
    risposta: 'elenco',
    query: {
      search: testo({ descrizione: 'Ogni parola del nome, in qualunque ordine.' }),
      reparto: scelta(REPARTI),
      from_date: giorno({ descrizione: 'In forza in questo giorno o dopo.' }),
      to_date: giorno({ descrizione: 'In forza in questo giorno o prima.' }),
      id: lista(pk()),
    },
    ordinamenti: {
      id: 'id',
      nome: 'nome',
      reparto: 'reparto',
      data_inizio: 'dataInizio',
      data_fine: 'dataFine',
    },
    document: `query ($pagina: Int!, $perPagina: Int, $ordinamento: [String!], $filtro: FiltroPersonale) {
      dati: personale(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro) {
        results: nodes { ...PersonaLetta }
        count: totalCount
        num_pages: numeroPagine
      }
    } ${PERSONA}`,
  },
  {
    method: 'POST',
    path: '/api/planner/personale/',
    summary: 'Aggiunge una persona.',
    risposta: 'dati',
    status: 201,
    body: campiPersona,
    document: `mutation (${VARIABILI_PERSONA}) {
      esito: createPersona(input: { ${CAMPI_PERSONA} }) {
        errors { code field message }
        dati: persona { ...PersonaLetta }
      }
    } ${PERSONA}`,
  },
  {
    method: 'GET',
    path: '/api/planner/personale/{id}/',
    summary: 'Una persona.',
    risposta: 'dati',
    document: `query ($id: Int!) { dati: persona(pk: $id) { ...PersonaLetta } } ${PERSONA}`,
  },
  {
    method: 'PUT',
    path: '/api/planner/personale/{id}/',
    summary: 'Cambia una persona; i campi facoltativi che mancano restano come sono.',
    risposta: 'dati',
    body: { ...campiPersona, versione },
    document: `mutation ($id: Int!, $versione: Int, ${VARIABILI_PERSONA}) {
      esito: updatePersona(input: { pk: $id, versione: $versione, ${CAMPI_PERSONA} }) {
        errors { code field message }
        dati: persona { ...PersonaLetta }
      }
    } ${PERSONA}`,
  },
  {
    method: 'DELETE',
    path: '/api/planner/personale/{id}/',
    summary: 'Elimina una persona con le sue assenze.',
    risposta: 'vuota',
    document: 'mutation ($id: Int!) { esito: deletePersona(input: { pk: $id }) { errors { code field message } } }',
  },
  {
    method: 'GET',
    path: '/api/planner/personale/{id}/assenze/',
    summary: 'Le assenze di una persona, dal primo giorno.',
    risposta: 'dati',
    query: intervallo,
    rimodella: {
      fa: ({ assenze }: { assenze: object[] }) => assenze,
      schema: { type: 'array', items: { type: 'object' } },
    },
    document: `query ($id: Int!, $fromDate: Date, $toDate: Date) {
      dati: persona(pk: $id) { assenze(fromDate: $fromDate, toDate: $toDate) { ...AssenzaLetta } }
    } ${ASSENZA}`,
  },
  {
    method: 'GET',
    path: '/api/planner/assenze/',
    summary: 'Le assenze, dal primo giorno.',
    risposta: 'elenco',
    query: { ...intervallo, persona: pk() },
    ordinamenti: { id: 'id', giorno_da: 'giornoDa', giorno_a: 'giornoA', persona: 'persona' },
    document: `query ($pagina: Int!, $perPagina: Int, $ordinamento: [String!], $filtro: FiltroAssenze) {
      dati: assenze(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro) {
        results: nodes { ...AssenzaLetta }
        count: totalCount
        num_pages: numeroPagine
      }
    } ${ASSENZA}`,
  },
  {
    method: 'POST',
    path: '/api/planner/assenze/',
    summary: 'Aggiunge un’assenza.',
    risposta: 'dati',
    status: 201,
    body: campiAssenza,
    document: `mutation ($persona: Float, ${VARIABILI_PERIODO}) {
      esito: createAssenza(input: { persona: $persona, ${CAMPI_PERIODO} }) {
        errors { code field message }
        dati: assenza { ...AssenzaLetta }
      }
    } ${ASSENZA}`,
  },
  {
    method: 'PUT',
    path: '/api/planner/assenze/{id}/',
    summary: 'Cambia un’assenza; i campi facoltativi che mancano restano come sono.',
    risposta: 'dati',
    body: { ...campiAssenza, versione },
    document: `mutation ($id: Int!, $versione: Int, $persona: Float, ${VARIABILI_PERIODO}) {
      esito: updateAssenza(input: { pk: $id, versione: $versione, persona: $persona, ${CAMPI_PERIODO} }) {
        errors { code field message }
        dati: assenza { ...AssenzaLetta }
      }
    } ${ASSENZA}`,
  },
  {
    method: 'DELETE',
    path: '/api/planner/assenze/{id}/',
    summary: 'Elimina un’assenza.',
    risposta: 'vuota',
    document: 'mutation ($id: Int!) { esito: deleteAssenza(input: { pk: $id }) { errors { code field message } } }',
  },
]
