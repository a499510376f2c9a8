import { type Endpoint, XLSX_TYPE } from '../core/endpoint.ts'
import { dayField, listOfField, pkField, textField } from '../core/fields.ts'

const query = {
  data_inizio: dayField({
    descrizione: 'Primo giorno degli ordini contati; il mese precedente intero, se mancano tutti e due.',
  }),
  data_fine: dayField({ descrizione: 'Compreso; se manca, la fine del mese di data_inizio.' }),
  agenti: listOfField(pkField(), { descrizione: 'Solo gli ordini di questi agenti.' }),
  search: textField({ descrizione: 'Ogni parola, nel nome o nel codice.' }),
}

const cifre = `numero_ordini: numeroOrdini
          numero_serramenti: numeroSerramenti
          listino_serramenti: listinoSerramenti
          sconto_serramenti: scontoSerramenti
          media_ordini: mediaOrdini
          media_serramenti: mediaSerramenti
          netto_serramenti: nettoSerramenti
          differenza_netto_budget: differenzaNettoBudget`

const totali = `totale_ordini: totaleOrdini
          totale_serramenti: totaleSerramenti
          totale_listino: totaleListino
          totale_sconto: totaleSconto
          totale_media_ordini: totaleMediaOrdini
          totale_media_serramenti: totaleMediaSerramenti
          totale_netto: totaleNetto
          totale_budget: totaleBudget
          totale_differenza_netto_budget: totaleDifferenzaNettoBudget`

const ordinamenti = {
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

const variabili = (ordini: string) =>
  `$pagina: Int!, $perPagina: Int, $ordinamento: [${ordini}!], $filtro: FiltroStatistiche`
const argomenti = 'pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro'

const soloFiltri = '$dataInizio: Date, $dataFine: Date, $agenti: [Int!], $search: String'
const filtro = 'filtro: { dataInizio: $dataInizio, dataFine: $dataFine, agenti: $agenti, search: $search }'

/** Statistics of customers and of agents. */
export const statisticheEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/statistiche-clienti/',
    summary: 'I clienti con ordini, o con un budget, nel periodo; dal netto più alto, con i totali.',
    risposta: 'elenco',
    query,
    // What the screen of the old application asked for.
    perPagina: 100,
    ordinamenti: { ...ordinamenti, tipo_cliente: 'tipoCliente', agenti: 'agenti', budget_cliente: 'budgetCliente' },
    document: `query (${variabili('OrdinamentoStatisticheClienti')}) {
      dati: statisticheClienti(${argomenti}) {
        results: nodes {
          id: pk
          nome
          codice
          tipo_cliente: tipoCliente
          agenti
          ${cifre}
          budget_cliente: budgetCliente
        }
        count: totalCount
        num_pages: numeroPagine
        totals: totali {
          ${totali}
        }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/statistiche-agenti/',
    summary: 'Gli agenti con quanto hanno venduto nel periodo; dal netto più alto, con i totali.',
    risposta: 'elenco',
    query,
    perPagina: 40,
    ordinamenti: { ...ordinamenti, numero_clienti: 'numeroClienti', budget_agente: 'budgetAgente' },
    document: `query (${variabili('OrdinamentoStatisticheAgenti')}) {
      dati: statisticheAgenti(${argomenti}) {
        results: nodes {
          id: pk
          codice
          user_data: userData { first_name: firstName last_name: lastName }
          numero_clienti: numeroClienti
          ${cifre}
          budget_agente: budgetAgente
        }
        count: totalCount
        num_pages: numeroPagine
        totals: totali {
          totale_clienti: totaleClienti
          ${totali}
        }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/statistiche-clienti/excel/',
    summary: 'Le statistiche dei clienti in un foglio di calcolo, con gli stessi filtri; non più di 20.000.',
    risposta: 'file',
    mime: XLSX_TYPE,
    query,
    document: `query (${soloFiltri}) { dati: statisticheClientiExcel(${filtro}) { nome mime base64 } }`,
  },
  {
    method: 'GET',
    path: '/api/planner/statistiche-agenti/excel/',
    summary: 'Le statistiche degli agenti in un foglio di calcolo, con gli stessi filtri.',
    risposta: 'file',
    mime: XLSX_TYPE,
    query,
    document: `query (${soloFiltri}) { dati: statisticheAgentiExcel(${filtro}) { nome mime base64 } }`,
  },
]
