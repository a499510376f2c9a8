import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { Endpoint } from '#rest/core/endpoint.ts'
import {
  booleanField,
  dayField,
  filterText,
  listOfField,
  objectField,
  pkField,
  rowsField,
  textField,
} from '#rest/core/fields.ts'
import { objectSchema, schemaParts } from '#rest/core/reshape.ts'
import { ordersOf } from '#rest/core/resource.ts'

const query = {
  ordini: listOfField(pkField(), { fills: 'ordinePks' }),
  search: textField({ descrizione: 'Ogni parola, in numero, cliente, progetto o riferimento dell’ordine.' }),
  nome_fase: textField(),
  stato: listOfField(pkField(), { fills: 'statoPks', descrizione: 'Stati della fase, o dei suoi ordini fornitore.' }),
  empty: booleanField({ descrizione: 'true: senza stato; allora `stato` non conta.' }),
  from_date: dayField({ fills: 'fase.dal', descrizione: 'La fase schedulata tocca il periodo.' }),
  to_date: dayField({ fills: 'fase.al', descrizione: 'Compreso.' }),
  from_data: dayField({ fills: 'data.dal', descrizione: 'Data dell’ordine.' }),
  to_data: dayField({ fills: 'data.al', descrizione: 'Compresa.' }),
  tipo_serramento: pkField({ fills: 'tipoSerramentoPk' }),
  agente: pkField({ fills: 'agentePk' }),
  codice: textField(),
  categoria: textField(),
  forma: textField(),
  tipo_cliente: textField({ descrizione: 'B2C, B2B o B2C*s.' }),
}

const VARIABLES = `$ordini: [Int!], $search: String, $nomeFase: String, $stato: [Int!], $empty: Boolean, $fromDate: Date,
      $toDate: Date, $fromData: Date, $toData: Date, $tipoSerramento: Int, $agente: Int, $codice: String,
      $categoria: String, $forma: String, $tipoCliente: String`
const FILTER = filterText(query)

const CSV = 'text/csv; charset=utf-8'
const FETTA = '{ nome numero percentuale }'
const POINT = '{ data valore }'

const CONFIGURATION = `{ id: pk name fields { name operations } }`

interface ReadConfiguration {
  id: number
  name: string
  fields: object[]
}

/** A configuration in the shape of the old API. */
const shaped = ({ id, name, fields }: ReadConfiguration) => ({ id, name, fields_conf: { fields } })
const asConfiguration = {
  fa: shaped,
  schema(read: JsonSchema) {
    const { fields = {}, ...rest } = schemaParts(read)
    const columns = { ...objectSchema({ fields }), required: ['fields'] }
    return { ...objectSchema({ ...rest, fields_conf: columns }), required: [...Object.keys(rest), 'fields_conf'] }
  },
}

const body = {
  name: textField(),
  fields_conf: objectField({
    fields: rowsField(
      { name: textField(), operations: listOfField(textField(), { descrizione: 'max, min, avg, sum.' }) },
      { descrizione: 'Le colonne; quelle senza nome si tralasciano.' },
    ),
  }),
}

const save = (variables: string, mutation: string) => `mutation (${variables}) {
  esito: ${mutation} { errors { code field message } dati: configurazioneStatistica ${CONFIGURATION} }
}`

/** Statistics of the lines of orders, and the columns that they add up. */
export const righeStatisticheEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/ordini-stats-config/',
    summary: 'Le configurazioni delle statistiche.',
    answer: 'elenco',
    query: { search: textField() },
    orderings: { id: 'id', name: 'name' },
    rimodella: asConfiguration,
    document: `query ($pagina: Int!, $perPagina: Int, $ordinamento: [OrdinamentoConfigurazioniStatistiche!], $filtro: FiltroConfigurazioniStatistiche) {
      dati: configurazioniStatistiche(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro) {
        results: nodes ${CONFIGURATION}
        count: totalCount
        num_pages: numeroPagine
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/ordini-stats-config/fields/',
    summary: 'I nomi delle colonne che si possono sommare.',
    answer: 'dati',
    document: 'query { dati: colonneStatistiche }',
  },
  {
    method: 'POST',
    path: '/api/planner/ordini-stats-config/',
    summary: 'Aggiunge una configurazione.',
    answer: 'dati',
    status: 201,
    body: body,
    rimodella: asConfiguration,
    document: save(
      '$name: String!, $fieldsConf: ColonneStatisticaInput',
      'createConfigurazioneStatistica(input: { name: $name, fieldsConf: $fieldsConf })',
    ),
  },
  {
    method: 'GET',
    path: '/api/planner/ordini-stats-config/{id}/',
    summary: 'Una configurazione.',
    answer: 'dati',
    rimodella: asConfiguration,
    document: `query ($id: Int!) { dati: configurazioneStatistica(pk: $id) ${CONFIGURATION} }`,
  },
  {
    method: 'PUT',
    path: '/api/planner/ordini-stats-config/{id}/',
    summary: 'Cambia una configurazione, tutta.',
    answer: 'dati',
    body: body,
    rimodella: asConfiguration,
    document: save(
      '$id: Int!, $name: String!, $fieldsConf: ColonneStatisticaInput',
      'updateConfigurazioneStatistica(input: { pk: $id, name: $name, fieldsConf: $fieldsConf })',
    ),
  },
  {
    method: 'DELETE',
    path: '/api/planner/ordini-stats-config/{id}/',
    summary: 'Elimina una configurazione.',
    answer: 'vuota',
    document:
      'mutation ($id: Int!) { esito: deleteConfigurazioneStatistica(input: { pk: $id }) { errors { code field message } } }',
  },
  {
    method: 'GET',
    path: '/api/planner/righe-ordini-stats/{configId}/',
    summary: 'Le righe degli ordini, con i totali e le colonne di una configurazione.',
    answer: 'elenco',
    query,
    orderings: ordersOf([
      'id',
      'ordine',
      'numero',
      'larghezza',
      'altezza',
      'ante',
      'listino',
      'netto',
      'scontoArticolo',
    ]),
    document: `query ($configId: Int!, $pagina: Int!, $perPagina: Int, $ordinamento: [OrdinamentoRigheStatistiche!], $filtro: FiltroRigheStatistiche) {
      dati: righeStatistiche(pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento, filtro: $filtro) {
        results: nodes {
          id: pk
          ordine: ordinePk
          numero
          codice_serramento: codiceSerramento { categoria forma codice }
          tipo_serramento: tipoSerramento { id: pk name: nome }
          larghezza
          altezza
          ante
          listino
          netto
          sconto_articolo: scontoArticolo
          extra_fields: extraFields
        }
        count: totalCount
        num_pages: numeroPagine
      }
      totals: totaliRigheStatistiche(filtro: $filtro, configurazionePk: $configId) {
        num_serramenti: numSerramenti
        listino
        netto
        sconto
        tipo_serramento_stat: tipoSerramentoStat ${FETTA}
        categoria_stat: categoriaStat ${FETTA}
        forma_stat: formaStat ${FETTA}
        codice_stat: codiceStat ${FETTA}
        netto_serie: nettoSerie ${POINT}
        n_serramenti_serie: nSerramentiSerie ${POINT}
        fields { colonna valori { operazione valore } }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/righe-ordini-stats/{configId}/csv/',
    summary: 'Le stesse righe in un file CSV, con i campi extra della configurazione; non più di 250.000.',
    answer: 'file',
    mime: CSV,
    query,
    document: `query ($configId: Int!, ${VARIABLES}) {
      dati: righeStatisticheCsv(configurazionePk: $configId, ${FILTER})
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/righe-ordini/csv/',
    summary: 'Le righe degli ordini in un file CSV; non più di 250.000.',
    answer: 'file',
    mime: CSV,
    query,
    document: `query (${VARIABLES}) { dati: righeStatisticheCsv(${FILTER}) }`,
  },
]
