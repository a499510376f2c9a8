// Performance, worked hours, the work of operators by order.
import { type Endpoint, XLSX_TYPE } from '../core/endpoint.ts'
import { choiceField, dayField, listOfField, pkField, textField } from '../core/fields.ts'

const SETTIMANA = 'La settimana corrente, se mancano tutte e due.'

const periodo = (descrizione: string) => ({
  from_date: dayField({ descrizione }),
  to_date: dayField({ descrizione: 'Compreso.' }),
})
const molti = {
  operatori: listOfField(pkField(), { descrizione: 'Solo questi operatori.' }),
  lavorazioni: listOfField(pkField(), { descrizione: 'Solo queste lavorazioni.' }),
}
const tipo = { tipo_agente: textField({ descrizione: 'B2C, B2B o B2C*s: il tipo dell’agente dell’ordine.' }) }
const ordine = { ordine: pkField() }
const vista = {
  vista: choiceField(['giorni', 'dati'], { descrizione: 'Giorno per giorno, o i dati originali (se manca).' }),
}

const dellePerformance = { ...molti, ...tipo, ...ordine, ...periodo(SETTIMANA) }
const delleOre = { ...molti, ...ordine, ...periodo(SETTIMANA) }
const delleLavorazioni = {
  operatore: pkField(),
  ...tipo,
  lavorazione: pkField(),
  ...ordine,
  ...periodo('Gli ultimi dodici mesi, se mancano tutte e due.'),
  lavorazioni: molti.lavorazioni,
}
const soloPeriodo = periodo('Il mese corrente, se mancano tutte e due.')

const ordinamenti = {
  data: 'data',
  ora_inizio: 'oraInizio',
  tempo: 'tempo',
  tempo_teorico: 'tempoTeorico',
  performance: 'performance',
}

const attivita = (
  cifre: string,
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
            ${cifre}
          }
          count: totalCount
          num_pages: numeroPagine
        }
        from_date: fromDate
        to_date: toDate`

const pagine = (ordini: string) => `$pagina: Int!, $perPagina: Int, $ordinamento: [${ordini}!], $filtro: FiltroFigure`

/** Variables of the filters, and the filter made of them, for documents of files and of bare lists. */
const variabili: Readonly<Record<string, string>> = {
  operatore: 'Int',
  operatori: '[Int!]',
  lavorazione: 'Int',
  lavorazioni: '[Int!]',
  tipoAgente: 'String',
  ordine: 'Int',
  fromDate: 'Date',
  toDate: 'Date',
}
const dichiarate = (nomiFiltri: readonly string[]) =>
  nomiFiltri.map((nome) => `$${nome}: ${variabili[nome]}`).join(', ')
const filtroDi = (nomiFiltri: readonly string[]) =>
  `filtro: { ${nomiFiltri.map((nome) => `${nome}: $${nome}`).join(', ')} }`

const PERFORMANCE = ['operatori', 'lavorazioni', 'tipoAgente', 'ordine', 'fromDate', 'toDate']
const ORE = ['operatori', 'lavorazioni', 'ordine', 'fromDate', 'toDate']
const LAVORAZIONI = ['operatore', 'tipoAgente', 'lavorazione', 'ordine', 'fromDate', 'toDate', 'lavorazioni']

interface GruppoRest {
  chiave: string
  tempo: number
  tempo_teorico: number
  performance: number
  operatori: { id: number; user: { first_name: string; last_name: string } }[]
}

const numero = { type: 'number' }
const intero = { type: 'integer' }
const testo = { type: 'string' }
const oggetti = (properties: object) => ({ type: 'array', items: { type: 'object', properties } })
const cifre = {
  tempo_teorico: { ...numero, description: 'Minuti.' },
  tempo: { ...intero, description: 'Minuti.' },
  performance: { ...intero, description: 'Percento.' },
}

const conLavoro = (gruppi: readonly GruppoRest[]) => gruppi.filter((uno) => uno.tempo > 0 || uno.tempo_teorico > 0)
const perPerformance = (a: GruppoRest, b: GruppoRest) => b.performance - a.performance

const gruppiDocument = (per: string, altro = '') => `query ($fromDate: Date, $toDate: Date) {
      dati: performanceDelMese(filtro: { fromDate: $fromDate, toDate: $toDate }) {
        gruppi(per: ${per}) { chiave tempo_teorico: tempoTeorico tempo performance ${altro} }
      }
    }`

/** The figures of the workshop. */
export const performanceEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/lavorazioni-ordine-operatore/',
    summary: 'Che cosa ha fatto ogni operatore di ogni lavorazione di un ordine, con i totali.',
    risposta: 'elenco',
    query: delleLavorazioni,
    ordinamenti: {
      numero_commessa: 'numeroCommessa',
      data_inizio: 'dataInizio',
      data_fine: 'dataFine',
      tempo: 'tempo',
      tempo_teorico: 'tempoTeorico',
    },
    document: `query (${pagine('OrdinamentoLavorazioniOrdine')}) {
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
    query: delleLavorazioni,
    document: `query (${dichiarate(LAVORAZIONI)}) {
      dati: lavorazioniOrdineExcel(${filtroDi(LAVORAZIONI)}) { nome mime base64 }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/performance-operatori/',
    summary: 'Tempi teorici ed effettivi: le attività, i giorni e i totali.',
    risposta: 'elenco',
    query: dellePerformance,
    ordinamenti,
    accanto: ['giorni', 'from_date', 'to_date'],
    document: `query (${pagine('OrdinamentoAttivitaContate')}) {
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
    query: { ...dellePerformance, ...vista },
    document: `query (${dichiarate(PERFORMANCE)}, $vista: VistaFigure) {
      dati: performanceExcel(vista: $vista, ${filtroDi(PERFORMANCE)}) { nome mime base64 }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/ore-lavorate/',
    summary: 'Minuti di lavoro per giorno e operatore: le attività, i giorni e i totali.',
    risposta: 'elenco',
    query: delleOre,
    ordinamenti,
    accanto: ['giorni', 'from_date', 'to_date'],
    document: `query (${pagine('OrdinamentoAttivitaContate')}) {
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
    query: { ...delleOre, ...vista },
    document: `query (${dichiarate(ORE)}, $vista: VistaFigure) {
      dati: oreLavorateExcel(vista: $vista, ${filtroDi(ORE)}) { nome mime base64 }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/lavorazioni-operatori-totals/',
    summary: 'Tempi teorici ed effettivi di ogni operatore, dalla performance più alta; chi non ha lavorato non c’è.',
    risposta: 'dati',
    query: soloPeriodo,
    rimodella: {
      fa: ({ gruppi }: { gruppi: GruppoRest[] }) =>
        conLavoro(gruppi)
          .sort(perPerformance)
          .map(({ chiave, operatori, ...somme }) => {
            const { chiave: operatore, ...tempi } = { chiave: Number(chiave), ...somme }
            return { operatore, ...operatori[0]?.user, ...tempi }
          }),
      schema: oggetti({ operatore: intero, first_name: testo, last_name: testo, ...cifre }),
    },
    document: gruppiDocument('operatore', 'operatori { id: pk user { first_name: firstName last_name: lastName } }'),
  },
  {
    method: 'GET',
    path: '/api/planner/lavorazioni-nome-fase-pianificazione-totals/',
    summary: 'Tempi teorici ed effettivi di ogni fase, dalla performance più alta; quelle senza lavoro non ci sono.',
    risposta: 'dati',
    query: soloPeriodo,
    rimodella: {
      fa: ({ gruppi }: { gruppi: GruppoRest[] }) =>
        conLavoro(gruppi)
          .sort(perPerformance)
          .map(({ chiave, ...somme }) => ({ nome_fase_pianificazione: chiave, ...somme })),
      schema: oggetti({ nome_fase_pianificazione: testo, ...cifre }),
    },
    document: gruppiDocument('fase'),
  },
]
