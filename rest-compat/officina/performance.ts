// Performance, worked hours, the work of operators by order.
import { type Endpoint, XLSX_TYPE } from '../core/endpoint.ts'
import { choiceField, dayField, listOfField, pkField, textField } from '../core/fields.ts'

const WEEK = 'La settimana corrente, se mancano tutte e due.'

const period = (descrizione: string) => ({
  from_date: dayField({ descrizione }),
  to_date: dayField({ descrizione: 'Compreso.' }),
})
const many = {
  operatori: listOfField(pkField(), { descrizione: 'Solo questi operatori.' }),
  lavorazioni: listOfField(pkField(), { descrizione: 'Solo queste lavorazioni.' }),
}
const tipo = { tipo_agente: textField({ descrizione: 'B2C, B2B o B2C*s: il tipo dell’agente dell’ordine.' }) }
const ordine = { ordine: pkField() }
const vista = {
  vista: choiceField(['giorni', 'dati'], { descrizione: 'Giorno per giorno, o i dati originali (se manca).' }),
}

const ofThePerformance = { ...many, ...tipo, ...ordine, ...period(WEEK) }
const ofHours = { ...many, ...ordine, ...period(WEEK) }
const ofLavorazioni = {
  operatore: pkField(),
  ...tipo,
  lavorazione: pkField(),
  ...ordine,
  ...period('Gli ultimi dodici mesi, se mancano tutte e due.'),
  lavorazioni: many.lavorazioni,
}
const onlyPeriod = period('Il mese corrente, se mancano tutte e due.')

const sortings = {
  data: 'data',
  ora_inizio: 'oraInizio',
  tempo: 'tempo',
  tempo_teorico: 'tempoTeorico',
  performance: 'performance',
}

const attivita = (
  digits: string,
) => `pagina: attivita(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
          results: nodes {
            id: pk
            operatore: operatorePk
            operatore_data: operatore { id: pk user { first_name: firstName last_name: lastName } }
            data
            ordine: ordinePk
            ordine_data: ordine { id: pk numero_commessa: numeroCommessa cliente { nome } }
            lavorazione: lavorazionePk
            lavorazione_data: lavorazione { id: pk nome attivita_numero: attivitaNumero }
            seconda_lavorazione: secondaLavorazionePk
            seconda_lavorazione_data: secondaLavorazione { id: pk nome attivita_numero: attivitaNumero }
            ora_inizio: oraInizio
            ora_fine: oraFine
            tempo
            tempo_teorico: tempoTeorico
            note
            fine_lavorazione: fineLavorazione
            automatica
            ${digits}
          }
          count: totalCount
          num_pages: numeroPagine
        }
        from_date: fromDate
        to_date: toDate`

const pages = (ordini: string) => `$pagina: Int!, $perPagina: Int, $ordinamento: [${ordini}!], $filtro: FiltroFigure`

/** Variables of the filters, and the filter made of them, for documents of files and of bare lists. */
const variables: Readonly<Record<string, string>> = {
  operatore: 'Int',
  operatori: '[Int!]',
  lavorazione: 'Int',
  lavorazioni: '[Int!]',
  tipoAgente: 'String',
  ordine: 'Int',
  fromDate: 'Date',
  toDate: 'Date',
}
const declared = (filterNames: readonly string[]) =>
  filterNames.map((name) => `$${name}: ${variables[name]}`).join(', ')
const filterOf = (filterNames: readonly string[]) =>
  `filtro: { ${filterNames.map((name) => `${name}: $${name}`).join(', ')} }`

const PERFORMANCE = ['operatori', 'lavorazioni', 'tipoAgente', 'ordine', 'fromDate', 'toDate']
const HOURS = ['operatori', 'lavorazioni', 'ordine', 'fromDate', 'toDate']
const LAVORAZIONI = ['operatore', 'tipoAgente', 'lavorazione', 'ordine', 'fromDate', 'toDate', 'lavorazioni']

interface RestGroup {
  chiave: string
  tempo: number
  tempo_teorico: number
  performance: number
  operatori: { id: number; user: { first_name: string; last_name: string } }[]
}

const numero = { type: 'number' }
const whole = { type: 'integer' }
const text = { type: 'string' }
const oggetti = (properties: object) => ({ type: 'array', items: { type: 'object', properties } })
const digits = {
  tempo_teorico: { ...numero, description: 'Minuti.' },
  tempo: { ...whole, description: 'Minuti.' },
  performance: { ...whole, description: 'Percento.' },
}

const withWork = (groups: readonly RestGroup[]) => groups.filter((one) => one.tempo > 0 || one.tempo_teorico > 0)
const forPerformance = (a: RestGroup, b: RestGroup) => b.performance - a.performance

const groupsDocument = (by: string, other = '') => `query ($fromDate: Date, $toDate: Date) {
      dati: performanceDelMese(filtro: { fromDate: $fromDate, toDate: $toDate }) {
        gruppi(per: ${by}) { chiave tempo_teorico: tempoTeorico tempo performance ${other} }
      }
    }`

/** The figures of the workshop. */
export const performanceEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/lavorazioni-ordine-operatore/',
    summary: 'Che cosa ha fatto ogni operatore di ogni lavorazione di un ordine, con i totali.',
    risposta: 'elenco',
    query: ofLavorazioni,
    ordinamenti: {
      numero_commessa: 'numeroCommessa',
      data_inizio: 'dataInizio',
      data_fine: 'dataFine',
      tempo: 'tempo',
      tempo_teorico: 'tempoTeorico',
    },
    document: `query (${pages('OrdinamentoLavorazioniOrdine')}) {
      dati: lavorazioniOrdine(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
        results: nodes {
          ordine: ordinePk
          ordine_numero_commessa: numeroCommessa
          ordine_nome_cliente: nomeCliente
          ordine_tipo_agente: tipoAgente
          lavorazione_nome: lavorazioneNome
          operatore { id: pk first_name: firstName last_name: lastName }
          data_inizio: dataInizio
          data_fine: dataFine
          unita
          attivita_numero: attivitaNumero
          numero_pezzi: pezzi
          tempo_teorico: tempoTeorico
          tempo
          note
        }
        count: totalCount
        num_pages: numeroPagine
        totals: totali { numero_pezzi: numeroPezzi tempo_teorico_tot: tempoTeorico tempo_tot: tempo }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/lavorazioni-ordine-operatore/excel/',
    summary: 'Le lavorazioni per ordine in un foglio di calcolo, con gli stessi filtri; non più di 20.000.',
    risposta: 'file',
    mime: XLSX_TYPE,
    query: ofLavorazioni,
    document: `query (${declared(LAVORAZIONI)}) {
      dati: lavorazioniOrdineExcel(${filterOf(LAVORAZIONI)}) { nome mime base64 }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/performance-operatori/',
    summary: 'Tempi teorici ed effettivi: le attività, i giorni e i totali.',
    risposta: 'elenco',
    query: ofThePerformance,
    ordinamenti: sortings,
    accanto: ['giorni', 'from_date', 'to_date'],
    document: `query (${pages('OrdinamentoAttivitaContate')}) {
      dati: performance(filtro: $filtro) {
        ${attivita('performance')}
        totals: totali { tempo_teorico: tempoTeorico tempo performance }
        giorni: gruppi(per: giorno) {
          giorno: dal
          tempo_teorico: tempoTeorico
          tempo
          performance
          operatori: nomiOperatori
          lavorazioni: nomiLavorazioni
          ordini { id: pk numero_commessa: numeroCommessa }
        }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/performance-operatori/excel/',
    summary: 'Le performance in un foglio di calcolo, con gli stessi filtri; non più di 20.000 righe.',
    risposta: 'file',
    mime: XLSX_TYPE,
    query: { ...ofThePerformance, ...vista },
    document: `query (${declared(PERFORMANCE)}, $vista: VistaFigure) {
      dati: performanceExcel(vista: $vista, ${filterOf(PERFORMANCE)}) { nome mime base64 }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/ore-lavorate/',
    summary: 'Minuti di lavoro per giorno e operatore: le attività, i giorni e i totali.',
    risposta: 'elenco',
    query: ofHours,
    ordinamenti: sortings,
    accanto: ['giorni', 'from_date', 'to_date'],
    document: `query (${pages('OrdinamentoAttivitaContate')}) {
      dati: oreLavorate(filtro: $filtro) {
        ${attivita('')}
        totals: totali { minuti: tempo percentuale_media: percentuale }
        giorni: gruppi(per: giornoOperatore) {
          giorno: dal
          operatore: nome
          minuti: tempo
          ore
          percentuale
          lavorazioni: nomiLavorazioni
          ordini { id: pk numero_commessa: numeroCommessa }
        }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/ore-lavorate/excel/',
    summary: 'Le ore lavorate in un foglio di calcolo, con gli stessi filtri; non più di 20.000 righe.',
    risposta: 'file',
    mime: XLSX_TYPE,
    query: { ...ofHours, ...vista },
    document: `query (${declared(HOURS)}, $vista: VistaFigure) {
      dati: oreLavorateExcel(vista: $vista, ${filterOf(HOURS)}) { nome mime base64 }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/lavorazioni-operatori-totals/',
    summary: 'Tempi teorici ed effettivi di ogni operatore, dalla performance più alta; chi non ha lavorato non c’è.',
    risposta: 'dati',
    query: onlyPeriod,
    rimodella: {
      fa: ({ gruppi }: { gruppi: RestGroup[] }) =>
        withWork(gruppi)
          .sort(forPerformance)
          .map(({ chiave, operatori, ...sums }) => {
            const { chiave: operatore, ...tempi } = { chiave: Number(chiave), ...sums }
            return { operatore, ...operatori[0]?.user, ...tempi }
          }),
      schema: oggetti({ operatore: whole, first_name: text, last_name: text, ...digits }),
    },
    document: groupsDocument('operatore', 'operatori { id: pk user { first_name: firstName last_name: lastName } }'),
  },
  {
    method: 'GET',
    path: '/api/planner/lavorazioni-nome-fase-pianificazione-totals/',
    summary: 'Tempi teorici ed effettivi di ogni fase, dalla performance più alta; quelle senza lavoro non ci sono.',
    risposta: 'dati',
    query: onlyPeriod,
    rimodella: {
      fa: ({ gruppi }: { gruppi: RestGroup[] }) =>
        withWork(gruppi)
          .sort(forPerformance)
          .map(({ chiave, ...sums }) => ({ nome_fase_pianificazione: chiave, ...sums })),
      schema: oggetti({ nome_fase_pianificazione: text, ...digits }),
    },
    document: groupsDocument('fase'),
  },
]
