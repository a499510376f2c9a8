import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { type DocumentNode, parse } from 'graphql'
import { settledInstant } from '#platform/changes/settled.ts'
import type { Context } from '#platform/context.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { safeCellText } from '#platform/excel/cell.ts'
import type { WrittenExport } from '#platform/exports.ts'
import { type ChangingList, changingLists } from '#platform/graphql/listField.ts'
import { cursorsOf } from '#platform/graphql/lists/cursors.ts'
import { isWithinAreas } from '#platform/permissions.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { runDocument } from '../graphql/runDocument.ts'

// Lists as tables that other programs take again and again: rows by number, so that one that broke off goes on.

/**
 * The columns of each table, fields of the rows of its list (of an object that they lead to in braces). They are asked by
 * GraphQL: what is withheld from the caller is empty.
 */
export const TABLES = {
  ordini: `numeroCommessa data dataConsegna dataPosa stato { pk nome } clientePk nomeCliente tipoCliente progetto
    riferimento codiceSistema areaConsegna numeroSerramenti listino sconto netto agentePk`,
  righeOrdini: `ordinePk numeroCommessa numero posizione descrizione tipoSerramento { pk nome } codiceSerramentoPk altezza
    larghezza ante listino netto`,
  clienti: 'codice nome tipoCliente piva email telefono indirizzo cap citta provincia agentePk',
  preventivi: `dataCreazione nomeCognome email telefono citta provincia regionePosa stato { pk stato } famiglia { pk nome }
    totaleQuantita eliminato`,
  ordiniFornitore: `ordinePk fornitorePk tipologia numeroDocumento dataOrdine dataConsegna dataArrivo statoNome
    valorePercentuale costoMateriale venditaMateriale`,
  fornitori: 'codice nome tipologia email tempo',
  fasiSchedulate: 'nomeFase inizio fine durata fornitorePk',
  attivitaOperatori: `data oraInizio oraFine operatorePk operatoreNome ordinePk lavorazione { pk nome } tempo tempoTeorico
    numeroPezzi note`,
} as const

type TableName = keyof typeof TABLES

const PAGE = 100

type Value = string | number | boolean | null
type Row = Readonly<Record<string, Value | Readonly<Record<string, Value>>>>

/** Columns of a table in their order: `stato { pk nome }` is `stato_pk`, `stato_nome`. */
export function tableColumns(fields: string): string[] {
  const columns = fields.matchAll(/(\w+)(?:\s*\{([^}]*)\})?/g)
  return [...columns].flatMap(([, name = '', inner]) =>
    inner === undefined
      ? [name]
      : inner
          .trim()
          .split(/\s+/)
          .map((below) => `${name}_${below}`),
  )
}

function cellValue(row: Row, column: string): Value {
  if (Object.hasOwn(row, column)) return row[column] as Value
  const [name = '', below = ''] = column.split('_')
  const inner = row[name]
  return inner && typeof inner === 'object' ? (inner[below] ?? null) : null
}

const cell = (value: Value) => {
  const text = typeof value === 'string' ? safeCellText(value) : String(value ?? '')
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** How rows are written. */
const FORMATS = {
  csv: {
    mime: 'text/csv; charset=utf-8',
    head: (columns: readonly string[]) => `${columns.join(';')}\r\n`,
    line: (columns: readonly string[], row: Row) =>
      `${columns.map((name) => cell(cellValue(row, name))).join(';')}\r\n`,
  },
  jsonl: {
    mime: 'application/x-ndjson; charset=utf-8',
    head: () => '',
    line: (columns: readonly string[], row: Row) =>
      `${JSON.stringify(Object.fromEntries(columns.map((name) => [name, cellValue(row, name)])))}\n`,
  },
}

interface Page {
  totalCount?: number
  nodes: Row[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** Where a table goes on: `?dopo=<number of the last row that one has>`. @throws UserErrors for what is no number */
function placeAfter(asked: URLSearchParams, list: string, { services }: Context): string | null {
  const text = asked.get('dopo')
  if (text === null) return null
  if (!/^\d{1,9}$/.test(text)) throw UserErrors.of('dopo', 'dopo: serve il numero dell’ultima riga ricevuta.')
  return cursorsOf(services.config, list, [{ id: 'asc' }, { id: 'asc' }]).write([Number(text)])
}

/** The filter as it was sent, with what has changed since an instant. @throws UserErrors */
function filterOf(asked: URLSearchParams): object {
  const since = asked.get('aggiornatoDopo')
  if (since !== null && Number.isNaN(Date.parse(since)))
    throw UserErrors.of('aggiornatoDopo', 'aggiornatoDopo: serve un istante come 2026-11-20T09:11:12.000Z.')
  return { ...JSON.parse(asked.get('filtro') || '{}'), ...(since === null ? {} : { aggiornatoDopo: since }) }
}

async function readPage(document: DocumentNode, variables: Record<string, unknown>, ctx: Context): Promise<Page> {
  const { data, errors } = await runDocument(document, variables, ctx)
  if (errors || !data) throw new Refusal('BAD_REQUEST', errors?.[0]?.message)
  return data.page as Page
}

function tableExport(
  { name: list, filterType, permesso, area }: ChangingList,
  fields: string,
  format: keyof typeof FORMATS,
): WrittenExport {
  const { mime, head, line } = FORMATS[format]
  const columns = ['pk', 'aggiornatoIl', ...tableColumns(fields)]
  const document = parse(`query ($after: String, $filtro: ${filterType}, $first: Boolean!) {
    page: ${list}(first: ${PAGE}, after: $after, filtro: $filtro, ordinamento: [ID]) {
      totalCount @include(if: $first)
      nodes { pk aggiornatoIl ${fields} }
      pageInfo { hasNextPage endCursor }
    }
  }`)
  const name = `tabella_${list}.${format}`
  return {
    name,
    filterType,
    permesso,
    mime,
    downloadName: () => `${list}_${dayOfInstant(new Date())}.${format}`,
    async prepare({ parametri }, ctx, signal) {
      if (area && !isWithinAreas(ctx.viewer, area)) throw new Refusal('FORBIDDEN')
      const after = placeAfter(parametri, list, ctx)
      const filtro = filterOf(parametri)
      // Before the first row is read: the next table begins where this one was sure.
      const settled = await settledInstant(ctx.services.db)
      const begun = await readPage(document, { after, filtro, first: true }, ctx)
      const uscita = new PassThrough()
      return {
        totale: begun.totalCount ?? 0,
        uscita,
        headers: { 'X-Modifiche-Fino-Al': settled.toISOString() },
        async write(done) {
          let written = 0
          let page = begun
          uscita.write(head(columns))
          while (!signal.aborted && !uscita.destroyed) {
            const lines = page.nodes.map((row) => line(columns, row)).join('')
            written += page.nodes.length
            if (lines && !uscita.write(lines)) await Promise.race([once(uscita, 'drain'), once(uscita, 'close')])
            done(written)
            if (!page.pageInfo.hasNextPage) break
            page = await readPage(document, { after: page.pageInfo.endCursor, filtro, first: false }, ctx)
          }
          uscita.end()
        },
      }
    },
  }
}

const isTable = (name: string): name is TableName => Object.hasOwn(TABLES, name)

/** `/esporta/tabella_ordini.csv` and the others, in both formats. */
export const tableExports: readonly WrittenExport[] = changingLists
  .all()
  .flatMap((list) =>
    isTable(list.name)
      ? [tableExport(list, TABLES[list.name], 'csv'), tableExport(list, TABLES[list.name], 'jsonl')]
      : [],
  )
