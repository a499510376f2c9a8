import { existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SettingError } from '#platform/env.ts'
import { type CsvReport, csvReportLine, restOf } from '#platform/imports/csv/report.ts'
import { CsvRefused } from '#platform/imports/csv/text.ts'
import { buildPrisma } from '../build.ts'
import { dataFolder, FolderInUse, openDatabase } from '../postgres/postgres.ts'
import { elapsed } from '../run.ts'

const HELP = `Uso: npm run import -- CARTELLA [--scrivi]
  CARTELLA    i file CSV dei dati: docs/import.md
  --scrivi    scrive, tutto o niente; senza si vede soltanto che cosa succederebbe`

class Usage extends Error {}

/** What was asked on the command line. @throws Usage */
function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      scrivi: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [cartella = ''] = positionals
  if (values.help) return { ...values, cartella }
  if (positionals.length !== 1) throw new Usage(HELP)
  if (!existsSync(cartella) || !statSync(cartella).isDirectory()) throw new Usage(`La cartella ${cartella} non c'è.`)
  return { ...values, cartella }
}

/** A file as soon as it is done: its line, what is wrong, what to look at. */
function show(report: CsvReport): void {
  const { errori, errorTotal, avvisi, warningTotal } = report
  console.log(`${errorTotal > 0 ? '✗' : '✓'} ${csvReportLine(report)}`)
  const rest = [restOf(errori.length, errorTotal), restOf(avvisi.length, warningTotal)]
  for (const line of [...errori, rest[0]]) if (line) console.log(`    ${line}`)
  for (const line of [...avvisi, rest[1]]) if (line) console.log(`  ! ${line}`)
}

/** `npm run import`: on DATABASE_URL or the embedded database, that of a running server too. */
async function main(): Promise<void> {
  const { cartella, scrivi, help } = readArguments(process.argv.slice(2))
  if (help) return console.log(HELP)
  const begun = performance.now()
  await buildPrisma()
  const opened = await openDatabase({ dataDir: dataFolder(), databaseUrl: process.env.DATABASE_URL, share: true })
  try {
    const { applyMigrations } = await import('#prisma/migrate.ts')
    await applyMigrations(opened.url)
    const [{ createDb }, { importCsvFolder }, { csvTables }] = await Promise.all([
      import('#platform/db/prisma.ts'),
      import('#platform/imports/csv/importFolder.ts'),
      import('./tables.ts'),
    ])
    const db = createDb(opened.url, 2)
    try {
      const { files, unknown, isWritten } = await importCsvFolder(db, cartella, {
        tables: csvTables,
        scrive: scrivi,
        onFile: show,
      })
      if (unknown.length > 0) console.log(`! File non previsti, non letti: ${unknown.join(', ')}`)
      const refused = files.some(({ errorTotal }) => errorTotal > 0)
      console.log(`\n${conclusion({ refused, isWritten })} (${elapsed(begun)})`)
      if (refused) process.exitCode = 1
      // A database made here begins without demo data.
      if (isWritten) {
        opened.complete()
        await db.$executeRaw`ANALYZE`
      }
    } finally {
      await db.$disconnect()
    }
  } finally {
    await opened.stop()
  }
}

function conclusion({ refused, isWritten }: { refused: boolean; isWritten: boolean }): string {
  if (refused) return '✗ Non è stato scritto niente: correggere i file e ripetere'
  return isWritten ? '✓ Scritto' : '✓ Prova riuscita, non è stato scritto niente: con --scrivi si scrive'
}

try {
  await main()
} catch (error) {
  const usage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  const kinds = [Usage, CsvRefused, FolderInUse, SettingError]
  const expected = usage || kinds.some((kind) => error instanceof kind)
  console.error(expected ? `✗ ${(error as Error).message}` : error)
  process.exitCode = 1
}
