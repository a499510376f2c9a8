import { type Endpoint, XLSX_TYPE } from '#rest/core/endpoint.ts'
import { dayField, filterText, listOfField, pkField, textField } from '#rest/core/fields.ts'

const query = {
  data_inizio: dayField({
    fills: 'periodo.dal',
    descrizione: 'Primo giorno degli ordini contati; il mese precedente intero, se mancano tutti e due.',
  }),
  data_fine: dayField({ fills: 'periodo.al', descrizione: 'Compreso; se manca, la fine del mese di data_inizio.' }),
  agenti: listOfField(pkField(), { fills: 'agentePks', descrizione: 'Solo gli ordini di questi agenti.' }),
  search: textField({ descrizione: 'Ogni parola, nel nome o nel codice.' }),
}

const digits = `numero_ordini: numeroOrdini
          numero_serramenti: numeroSerramenti
          listino_serramenti: listinoSerramenti
          sconto_serramenti: scontoSerramenti
          media_ordini: mediaOrdini
          media_serramenti: mediaSerramenti
          netto_serramenti: nettoSerramenti
          differenza_netto_budget: differenzaNettoBudget`

const totals = `totale_ordini: numeroOrdini
          totale_serramenti: numeroSerramenti
          totale_listino: listinoSerramenti
          totale_sconto: scontoSerramenti
          totale_media_ordini: mediaOrdini
          totale_media_serramenti: mediaSerramenti
          totale_netto: nettoSerramenti
          totale_budget: budget
          totale_differenza_netto_budget: differenzaNettoBudget`

const sortings = {
  nome: 'nome',
  codice: 'codice',
  numero_ordini: 'numeroOrdini',
  numero_serramenti: 'numeroSerramenti',
  listino_serramenti: 'listinoSerramenti',
  sconto_serramenti: 'scontoSerramenti',
  media_ordini: 'mediaOrdini',
  media_serramenti: 'mediaSerramenti',
  netto_serramenti: 'nettoSerramenti',
  differenza_netto_budget: 'differenzaNettoBudget',
}

const variables = (ordini: string) =>
  `$pagina: Int!, $perPagina: Int, $ordinamento: [${ordini}!], $filtro: FiltroStatistiche`
const argList = 'pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro'

const onlyFilters = '$dataInizio: Date, $dataFine: Date, $agenti: [Int!], $search: String'
const filter = filterText(query)

/** Statistics of customers and of agents. */
export const statisticheEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/statistiche-clienti/',
    summary: 'I clienti con ordini, o con un budget, nel periodo; dal netto più alto, con i totali.',
    answer: 'elenco',
    query,
    // What the screen of the old application asked for.
    perPagina: 100,
    orderings: { ...sortings, tipo_cliente: 'tipoCliente', agenti: 'agenti', budget_cliente: 'budgetCliente' },
    document: `query (${variables('OrdinamentoStatisticheClienti')}) {
      dati: statisticheClienti(${argList}) {
        results: nodes {
          beside: cliente { id: pk nome codice }
          tipo_cliente: tipoCliente
          agenti
          ${digits}
          budget_cliente: budget
        }
        count: totalCount
        num_pages: numeroPagine
        totals: totali {
          ${totals}
        }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/statistiche-agenti/',
    summary: 'Gli agenti con quanto hanno venduto nel periodo; dal netto più alto, con i totali.',
    answer: 'elenco',
    query,
    perPagina: 40,
    orderings: { ...sortings, numero_clienti: 'numeroClienti', budget_agente: 'budgetAgente' },
    document: `query (${variables('OrdinamentoStatisticheAgenti')}) {
      dati: statisticheAgenti(${argList}) {
        results: nodes {
          beside: agente { id: pk codice user_data: user { first_name: firstName last_name: lastName } }
          numero_clienti: numeroClienti
          ${digits}
          budget_agente: budget
        }
        count: totalCount
        num_pages: numeroPagine
        totals: totali {
          totale_clienti: numeroClienti
          ${totals}
        }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/statistiche-clienti/excel/',
    summary: 'Le statistiche dei clienti in un foglio di calcolo, con gli stessi filtri; non più di 20.000.',
    answer: 'file',
    mime: XLSX_TYPE,
    query,
    document: `query (${onlyFilters}) { dati: statisticheClientiExcel(${filter}) { nome mime base64 } }`,
  },
  {
    method: 'GET',
    path: '/api/planner/statistiche-agenti/excel/',
    summary: 'Le statistiche degli agenti in un foglio di calcolo, con gli stessi filtri.',
    answer: 'file',
    mime: XLSX_TYPE,
    query,
    document: `query (${onlyFilters}) { dati: statisticheAgentiExcel(${filter}) { nome mime base64 } }`,
  },
]
