// Performance, worked hours, the work of operators by order.
import type { JsonSchema } from '#rest/core/answerShape.ts'
import { type Endpoint, XLSX_TYPE } from '#rest/core/endpoint.ts'
import {
  choiceField,
  dayField,
  filterText,
  listOfField,
  pkField,
  type RestFields,
  textField,
  variableOf,
} from '#rest/core/fields.ts'
import { nullableSchema, objectSchema, schemaPart, schemaParts } from '#rest/core/reshape.ts'

const WEEK = 'La settimana corrente, se mancano tutte e due.'

const period = (descrizione: string) => ({
  from_date: dayField({ fills: 'periodo.dal', descrizione }),
  to_date: dayField({ fills: 'periodo.al', descrizione: 'Compreso.' }),
})
const many = {
  operatori: listOfField(pkField(), { fills: 'operatorePks', descrizione: 'Solo questi operatori.' }),
  lavorazioni: listOfField(pkField(), { fills: 'lavorazionePks', descrizione: 'Solo queste lavorazioni.' }),
}
const tipo = { tipo_agente: textField({ descrizione: 'B2C, B2B o B2C*s: il tipo dell’agente dell’ordine.' }) }
const ordine = { ordine: pkField({ fills: 'ordinePk' }) }
const vista = {
  vista: choiceField(['giorni', 'dati'], { descrizione: 'Giorno per giorno, o i dati originali (se manca).' }),
}

const ofThePerformance = { ...many, ...tipo, ...ordine, ...period(WEEK) }
const ofHours = { ...many, ...ordine, ...period(WEEK) }
const ofLavorazioni = {
  operatore: pkField({ fills: 'operatorePk' }),
  ...tipo,
  lavorazione: pkField({ fills: 'lavorazionePk' }),
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
            attivita {
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
              note
              fine_lavorazione: fineLavorazione
              automatica
            }
            tempo
            tempo_teorico: tempoTeorico
            ${digits}
          }
          count: totalCount
          num_pages: numeroPagine
        }
        from_date: fromDate
        to_date: toDate`

interface CountedRow {
  attivita: { note: string; fine_lavorazione: boolean; automatica: boolean }
  tempo: number
  tempo_teorico: number
}

/** An activity and as much of it as counts, in one object. */
const counted = {
  fa({ attivita: own, tempo, tempo_teorico, ...digits }: CountedRow) {
    const { note, fine_lavorazione, automatica, ...first } = own
    return { ...first, tempo, tempo_teorico, note, fine_lavorazione, automatica, ...digits }
  },
  schema(read: JsonSchema) {
    const { attivita: own = {}, tempo = {}, tempo_teorico = {}, ...digits } = schemaParts(read)
    const { note = {}, fine_lavorazione = {}, automatica = {}, ...first } = schemaParts(own)
    return objectSchema({ ...first, tempo, tempo_teorico, note, fine_lavorazione, automatica, ...digits })
  },
}

interface WorkRow {
  ordine: { pk: number; numeroCommessa: string; nomeCliente: string; agente: { tipo: string } | null }
  lavorazione: { nome: string; attivitaNumero: string }
  operatore: { id: number; user: { first_name: string; last_name: string } }
  data_inizio: string
  data_fine: string
  unita: string
}

/** A row of the work by order in the words of the old API. */
const work = {
  fa: ({ ordine: of, lavorazione, operatore, data_inizio, data_fine, unita, ...digits }: WorkRow) => ({
    ordine: of.pk,
    ordine_numero_commessa: of.numeroCommessa,
    ordine_nome_cliente: of.nomeCliente,
    ordine_tipo_agente: of.agente?.tipo ?? null,
    lavorazione_nome: lavorazione.nome,
    operatore: { id: operatore.id, ...operatore.user },
    data_inizio,
    data_fine,
    unita,
    attivita_numero: lavorazione.attivitaNumero,
    ...digits,
  }),
  schema(read: JsonSchema) {
    const {
      ordine: of = {},
      lavorazione = {},
      operatore = {},
      data_inizio = {},
      data_fine = {},
      unita = {},
      ...digits
    } = schemaParts(read)
    const { id = {}, user = {} } = schemaParts(operatore)
    return objectSchema({
      ordine: schemaPart(of, 'pk'),
      ordine_numero_commessa: schemaPart(of, 'numeroCommessa'),
      ordine_nome_cliente: schemaPart(of, 'nomeCliente'),
      ordine_tipo_agente: nullableSchema(schemaPart(schemaPart(of, 'agente'), 'tipo')),
      lavorazione_nome: schemaPart(lavorazione, 'nome'),
      operatore: objectSchema({ id, ...schemaParts(user) }),
      data_inizio,
      data_fine,
      unita,
      attivita_numero: schemaPart(lavorazione, 'attivitaNumero'),
      ...digits,
    })
  },
}

const pages = (ordini: string) => `$pagina: Int!, $perPagina: Int, $ordinamento: [${ordini}!], $filtro: FiltroFigure`

/** Variables of the filters, for documents of files and of bare lists. */
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
const declared = (query: RestFields) =>
  Object.keys(query)
    .map(variableOf)
    .map((name) => `$${name}: ${variables[name]}`)
    .join(', ')

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
      dati: performanceDelMese(${filterText(onlyPeriod)}) {
        gruppi(per: ${by}) { chiave tempo_teorico: tempoTeorico tempo performance ${other} }
      }
    }`

/** The figures of the workshop. */
export const performanceEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/lavorazioni-ordine-operatore/',
    summary: 'Che cosa ha fatto ogni operatore di ogni lavorazione di un ordine, con i totali.',
    answer: 'elenco',
    query: ofLavorazioni,
    orderings: {
      numero_commessa: 'numeroCommessa',
      data_inizio: 'dataInizio',
      data_fine: 'dataFine',
      tempo: 'tempo',
      tempo_teorico: 'tempoTeorico',
    },
    rimodella: work,
    document: `query (${pages('OrdinamentoLavorazioniOrdine')}) {
      dati: lavorazioniOrdine(filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento) {
        results: nodes {
          ordine { pk numeroCommessa nomeCliente agente { tipo } }
          lavorazione { nome attivitaNumero }
          operatore { id: pk user { first_name: firstName last_name: lastName } }
          data_inizio: dataInizio
          data_fine: dataFine
          unita
          numero_pezzi: pezzi
          tempo_teorico: tempoTeorico
          tempo
          note
        }
        count: totalCount
        num_pages: numeroPagine
        totals: totali { numero_pezzi: pezzi tempo_teorico_tot: tempoTeorico tempo_tot: tempo }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/lavorazioni-ordine-operatore/excel/',
    summary: 'Le lavorazioni per ordine in un foglio di calcolo, con gli stessi filtri; non più di 20.000.',
    answer: 'file',
    mime: XLSX_TYPE,
    query: ofLavorazioni,
    document: `query (${declared(ofLavorazioni)}) {
      dati: lavorazioniOrdineExcel(${filterText(ofLavorazioni)}) { nome mime base64 }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/performance-operatori/',
    summary: 'Tempi teorici ed effettivi: le attività, i giorni e i totali.',
    answer: 'elenco',
    query: ofThePerformance,
    orderings: sortings,
    beside: ['giorni', 'from_date', 'to_date'],
    rimodella: counted,
    document: `query (${pages('OrdinamentoAttivitaContate')}) {
      dati: performance(filtro: $filtro) {
        ${attivita('performance')}
        totals: totali { tempo_teorico: tempoTeorico tempo performance }
        giorni: gruppi(per: GIORNO) {
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
    answer: 'file',
    mime: XLSX_TYPE,
    query: { ...ofThePerformance, ...vista },
    document: `query (${declared(ofThePerformance)}, $vista: VistaFigure) {
      dati: performanceExcel(vista: $vista, ${filterText(ofThePerformance)}) { nome mime base64 }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/ore-lavorate/',
    summary: 'Minuti di lavoro per giorno e operatore: le attività, i giorni e i totali.',
    answer: 'elenco',
    query: ofHours,
    orderings: sortings,
    beside: ['giorni', 'from_date', 'to_date'],
    rimodella: counted,
    document: `query (${pages('OrdinamentoAttivitaContate')}) {
      dati: oreLavorate(filtro: $filtro) {
        ${attivita('')}
        totals: totali { minuti: tempo percentuale_media: percentuale }
        giorni: gruppi(per: GIORNO_OPERATORE) {
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
    answer: 'file',
    mime: XLSX_TYPE,
    query: { ...ofHours, ...vista },
    document: `query (${declared(ofHours)}, $vista: VistaFigure) {
      dati: oreLavorateExcel(vista: $vista, ${filterText(ofHours)}) { nome mime base64 }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/lavorazioni-operatori-totals/',
    summary: 'Tempi teorici ed effettivi di ogni operatore, dalla performance più alta; chi non ha lavorato non c’è.',
    answer: 'dati',
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
    document: groupsDocument('OPERATORE', 'operatori { id: pk user { first_name: firstName last_name: lastName } }'),
  },
  {
    method: 'GET',
    path: '/api/planner/lavorazioni-nome-fase-pianificazione-totals/',
    summary: 'Tempi teorici ed effettivi di ogni fase, dalla performance più alta; quelle senza lavoro non ci sono.',
    answer: 'dati',
    query: onlyPeriod,
    rimodella: {
      fa: ({ gruppi }: { gruppi: RestGroup[] }) =>
        withWork(gruppi)
          .sort(forPerformance)
          .map(({ chiave, ...sums }) => ({ nome_fase_pianificazione: chiave, ...sums })),
      schema: oggetti({ nome_fase_pianificazione: text, ...digits }),
    },
    document: groupsDocument('FASE'),
  },
]
