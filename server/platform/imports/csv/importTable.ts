import { ValidationError } from 'yup'
import { bareName } from '#shared/fields/fields.ts'
import { changedFields, fieldHistory, type Valori } from '../../db/conflict.ts'
import { modelName } from '../../db/entity/rows.ts'
import { chunks } from '../rows.ts'
import { readCells } from './columns.ts'
import { lockModel, openNumbers, PK_MAX, wantedPk } from './numbers.ts'
import type { CsvRow, OpenCsv } from './readCsv.ts'
import { type CsvReport, createReport } from './report.ts'
import type { ChangedRow, CsvFolder, CsvInput, CsvReading, CsvTable, NewRow, StoredRow } from './table.ts'
import { CsvRefused } from './text.ts'

/** Rows that are judged and written together. */
const BATCH = 1000

/** The folder as it is between its files. */
export interface OpenFolder extends Omit<CsvFolder, 'warn'> {
  refuse(file: string, key: string): void
}

interface Judged extends CsvInput {
  chiave: string
  campi: object
  pk: number | null
}

type Reading = CsvReading<object>
type Report = ReturnType<typeof createReport>

/** The place of what is wrong with a row; of each column the first thing only. */
function findingsOf(riga: number, { error }: Report) {
  const told = new Set<string>()
  return {
    told,
    tell(column: string, message: string): void {
      if (told.has(column)) return
      told.add(column)
      error(`riga ${riga}, colonna ${column}: ${message}`)
    },
  }
}

type Findings = ReturnType<typeof findingsOf>

/** The title of a column, by the name of a field. */
function titlesByField({ columns, columnOf = {} }: CsvTable): (field: string) => string {
  const titles = new Map(columns.map(({ nome, titolo }) => [nome, titolo]))
  return (field) => {
    const name = columnOf[field] ?? bareName(field)
    return titles.get(name) ?? name
  }
}

/** The values of a row by the rules of its form; null when they do not hold, which has been told. */
function judge(reading: Reading, row: Judged, current: StoredRow<object> | null, tell: Findings['tell']) {
  const raw = { ...(current?.valori ?? reading.empty), ...row.campi }
  try {
    const values = reading.schema.validateSync(raw, { abortEarly: false, stripUnknown: true }) as object
    return reading.complete?.(values) ?? values
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const { path = '', message } of error.inner.length > 0 ? error.inner : [error]) tell(path, message)
    return null
  }
}

/**
 * Imports a file, or says what would become of it. Nothing is written once anything was refused, here or in a file
 * before.
 * @param refused whether a file before was refused
 */
export async function importCsvTable(
  table: CsvTable,
  csv: OpenCsv,
  folder: OpenFolder,
  refused: boolean,
): Promise<CsvReport> {
  const { tx } = folder
  const gathered = createReport(table.file)
  const { report, error, warn } = gathered
  const titleOf = titlesByField(table)
  if (csv.ignote.length > 0 && !table.libere) {
    warn(`riga 1: colonne che non vengono lette: ${csv.ignote.map((title) => `«${title}»`).join(', ')}.`)
  }
  const writes = () => folder.scrive && !refused && report.errorTotal === 0
  if (writes()) await lockModel(tx, table.model)
  const reading = (await table.read({ ...folder, warn })) as Reading
  const numbers = await openNumbers(tx, table.model, csv)
  const seen = new Map<string, number>()

  const prepare = (row: CsvRow): { judged: Judged | null; findings: Findings } => {
    const findings = findingsOf(row.riga, gathered)
    const tell = (column: string, message: string) => findings.tell(titleOf(column), message)
    const input = { riga: row.riga, celle: readCells(row.celle, table.columns, tell), extra: row.extra }
    const pk = wantedPk(row.celle.pk)
    if (pk === null && (row.celle.pk ?? '') !== '') tell('pk', `È richiesto un numero da 1 a ${PK_MAX}`)
    const found = reading.input(input, tell)
    if (!found) return { judged: null, findings }
    const before = seen.get(found.chiave)
    if (before !== undefined) tell(table.columns.find((one) => one.required)?.nome ?? 'pk', doubled(table, before))
    else seen.set(found.chiave, row.riga)
    return { judged: { ...input, ...found, pk }, findings }
  }

  const decide = (row: Judged, current: StoredRow<object> | null, findings: Findings) => {
    const tell = (column: string, message: string) => findings.tell(titleOf(column), message)
    const values = judge(reading, row, current, tell)
    if (values) reading.check?.(values, row, tell, current)
    return findings.told.size > 0 ? null : values
  }

  for await (const rows of batches(csv.rows(), BATCH, error)) {
    const prepared = rows.map(prepare)
    const keys = prepared.flatMap(({ judged }) => (judged ? [judged.chiave] : []))
    const stored = keys.length > 0 ? await reading.stored(keys) : new Map<string, StoredRow<never>>()
    const wanted = prepared.flatMap(({ judged }) => (judged?.pk && !stored.has(judged.chiave) ? [judged.pk] : []))
    const taken = await numbers.taken(wanted)
    const fresh: NewRow<object>[] = []
    const edited: ChangedRow<object>[] = []
    for (const { judged, findings } of prepared) {
      report.righe++
      const current = (judged && stored.get(judged.chiave)) ?? null
      const values = judged && decide(judged, current, findings)
      if (!judged || !values) {
        report.rifiutate++
        if (judged) folder.refuse(table.file, judged.chiave)
        continue
      }
      if (!current && reading.leaves?.(judged)) {
        report.lasciate++
        warn(`riga ${judged.riga}: quello di cui fa parte c’è già senza di lei, e resta com’è.`)
        continue
      }
      if (!current) {
        const pk = numbers.give(judged.pk, taken)
        if (judged.pk !== null && pk !== judged.pk) {
          warn(`riga ${judged.riga}: il numero ${judged.pk} è già di un’altra riga, questa ha il ${pk}.`)
        }
        fresh.push({ ...judged, pk, valori: values })
        reading.learn?.(judged.chiave, pk, values)
        report.added++
        continue
      }
      reading.learn?.(judged.chiave, current.pk, values)
      const fields = changedFields(current.valori as Valori, values as Valori)
      if (fields.length === 0) report.uguali++
      else if (table.diverse === 'aggiorna') {
        report.modificate++
        edited.push({ pk: current.pk, prima: current.valori, dopo: values })
      } else {
        report.lasciate++
        warn(`riga ${judged.riga}: c’è già ed è diversa (${fields.map(titleOf).join(', ')}): resta com’è.`)
      }
    }
    if (writes()) await write(table, reading, { added: fresh, modificate: edited }, folder)
  }
  await reading.end?.((riga, column, message) => {
    report.rifiutate++
    error(`riga ${riga}, colonna ${titleOf(column)}: ${message}`)
  })
  if (writes() && report.added > 0) await numbers.settle()
  return report
}

const doubled = ({ chiave }: CsvTable, riga: number) => `è già alla riga ${riga} (stesso ${chiave})`

async function write(
  table: CsvTable,
  reading: Reading,
  { added, modificate }: { added: NewRow<object>[]; modificate: ChangedRow<object>[] },
  { audit }: Pick<CsvFolder, 'audit'>,
): Promise<void> {
  const oggetto = modelName(table.model)
  if (added.length > 0) await reading.insert(added)
  const { title } = reading
  if (title) {
    await audit(
      added.map(({ pk, valori }) => ({
        oggetto,
        oggettoPk: pk,
        azione: 'crea',
        dopo: `${title(valori)}, importato da ${table.file}`,
      })),
    )
  }
  for (const row of modificate) {
    await reading.update?.(row)
    await audit(fieldHistory(oggetto, row.pk, 'modifica', row.prima as Valori, row.dopo as Valori))
  }
}

/** Rows in groups; a file that breaks is told as an error, and what was read before it stays judged. */
async function* batches(rows: AsyncGenerator<CsvRow>, size: number, error: (text: string) => void) {
  let group: CsvRow[] = []
  try {
    for await (const row of rows) {
      group.push(row)
      if (group.length < size) continue
      yield group
      group = []
    }
  } catch (broken) {
    if (!(broken instanceof CsvRefused)) throw broken
    error(broken.message)
  }
  if (group.length > 0) yield group
}

/** Lines of history, in statements of a size that PostgreSQL takes. */
export const AUDIT_CHUNK = 2000
export const auditChunks = <T>(entries: readonly T[]) => chunks(entries, AUDIT_CHUNK)
