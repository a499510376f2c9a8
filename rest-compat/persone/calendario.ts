import { booleano, giorno, numero, pk } from '../core/campi.ts'
import type { Endpoint } from '../core/endpoint.ts'
import { CAMPI_PERIODO, campiPeriodo, intervallo, VARIABILI_PERIODO } from './periodo.ts'

const FESTIVITA = `fragment FestivitaLetta on Festivita {
  id: pk
  giorno_da: giornoDa
  giorno_a: giornoA
  ora_da: oraDa
  ora_a: oraA
  title
  versione
}`

const ORE = `fragment OreLette on OreLavorative {
  id: pk
  giorno
  ore_lavorative_macchine: oreLavorativeMacchine
  ore_lavorative_banchi: oreLavorativeBanchi
  versione
}`

const ore = (obbligatorio: boolean) => ({
  ore_lavorative_macchine: numero({
    obbligatorio,
    messaggio: 'È richiesto un numero valido.',
    descrizione: 'Da 0 a 24.',
  }),
  ore_lavorative_banchi: numero({
    obbligatorio,
    messaggio: 'È richiesto un numero valido.',
    descrizione: 'Da 0 a 24.',
  }),
})
const campiOre = { giorno: giorno({ obbligatorio: true }), ...ore(true) }
const VARIABILI_ORE = '$oreLavorativeMacchine: Float, $oreLavorativeBanchi: Float'
const CAMPI_ORE = 'oreLavorativeMacchine: $oreLavorativeMacchine, oreLavorativeBanchi: $oreLavorativeBanchi'
const versione = pk({ descrizione: 'Quella letta: se nel frattempo è cambiata, il salvataggio è rifiutato.' })

/** Holidays and working hours. */
export const calendario: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/festivita/',
    summary: 'Le festività, dal primo giorno.',
    risposta: 'elenco',
    query: intervallo,
    ordinamenti: { id: 'id', giorno_da: 'giornoDa', giorno_a: 'giornoA' },
    document: `query ($pagina: Int!, $perPagina: Int, $ordinamento: [String!], $filtro: FiltroFestivita) {
      dati: festivita(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro) {
        results: nodes { ...FestivitaLetta }
        count: totalCount
        num_pages: numeroPagine
      }
    } ${FESTIVITA}`,
  },
  {
    method: 'POST',
    path: '/api/planner/festivita/',
    summary: 'Aggiunge una festività.',
    risposta: 'dati',
    status: 201,
    body: campiPeriodo,
    document: `mutation (${VARIABILI_PERIODO}) {
      esito: createFestivita(input: { ${CAMPI_PERIODO} }) {
        errors { code field message }
        dati: festivita { ...FestivitaLetta }
      }
    } ${FESTIVITA}`,
  },
  {
    method: 'PUT',
    path: '/api/planner/festivita/{id}/',
    summary: 'Cambia una festività; i campi facoltativi che mancano restano come sono.',
    risposta: 'dati',
    body: { ...campiPeriodo, versione },
    document: `mutation ($id: Int!, $versione: Int, ${VARIABILI_PERIODO}) {
      esito: updateFestivita(input: { pk: $id, versione: $versione, ${CAMPI_PERIODO} }) {
        errors { code field message }
        dati: festivita { ...FestivitaLetta }
      }
    } ${FESTIVITA}`,
  },
  {
    method: 'DELETE',
    path: '/api/planner/festivita/{id}/',
    summary: 'Elimina una festività.',
    risposta: 'vuota',
    document: 'mutation ($id: Int!) { esito: deleteFestivita(input: { pk: $id }) { errors { code field message } } }',
  },
  {
    method: 'GET',
    path: '/api/planner/calendario-ore-lavorative/',
    summary: 'I giorni con un orario loro; gli altri hanno quello predefinito del giorno della settimana.',
    risposta: 'elenco',
    query: { from_date: giorno(), to_date: giorno({ descrizione: 'Compreso.' }) },
    ordinamenti: { id: 'id', giorno: 'giorno' },
    document: `query ($pagina: Int!, $perPagina: Int, $ordinamento: [String!], $filtro: FiltroOreLavorative) {
      dati: oreLavorative(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro) {
        results: nodes { ...OreLette }
        count: totalCount
        num_pages: numeroPagine
      }
    } ${ORE}`,
  },
  {
    method: 'POST',
    path: '/api/planner/calendario-ore-lavorative/create-multiple/',
    summary: 'Dà un orario a ogni giorno di un intervallo, o lo riporta a quello predefinito.',
    risposta: 'dati',
    status: 201,
    body: {
      date_start: giorno(),
      date_end: giorno({ descrizione: 'Compreso.' }),
      ...ore(false),
      reset_default: booleano({ descrizione: 'Riporta al predefinito: allora le ore non servono.' }),
    },
    document: `mutation ($dateStart: String, $dateEnd: String, ${VARIABILI_ORE}, $resetDefault: Boolean) {
      esito: setOreLavorative(
        input: { dateStart: $dateStart, dateEnd: $dateEnd, ${CAMPI_ORE}, resetDefault: $resetDefault }
      ) {
        errors { code field message }
        dati: giorniScritti { ...OreLette }
      }
    } ${ORE}`,
  },
  {
    method: 'POST',
    path: '/api/planner/calendario-ore-lavorative/',
    summary: 'Dà un orario a un giorno.',
    risposta: 'dati',
    status: 201,
    body: campiOre,
    document: `mutation ($giorno: String, ${VARIABILI_ORE}) {
      esito: createOreLavorative(input: { giorno: $giorno, ${CAMPI_ORE} }) {
        errors { code field message }
        dati: oreLavorative { ...OreLette }
      }
    } ${ORE}`,
  },
  {
    method: 'PUT',
    path: '/api/planner/calendario-ore-lavorative/{id}/',
    summary: 'Cambia l’orario di un giorno.',
    risposta: 'dati',
    body: { ...campiOre, versione },
    document: `mutation ($id: Int!, $versione: Int, $giorno: String, ${VARIABILI_ORE}) {
      esito: updateOreLavorative(input: { pk: $id, versione: $versione, giorno: $giorno, ${CAMPI_ORE} }) {
        errors { code field message }
        dati: oreLavorative { ...OreLette }
      }
    } ${ORE}`,
  },
  {
    method: 'DELETE',
    path: '/api/planner/calendario-ore-lavorative/{id}/',
    summary: 'Riporta un giorno all’orario predefinito.',
    risposta: 'vuota',
    document:
      'mutation ($id: Int!) { esito: deleteOreLavorative(input: { pk: $id }) { errors { code field message } } }',
  },
]
