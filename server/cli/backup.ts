import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backupCipher } from '#platform/backup/cipher.ts'
import { createBackup } from '#platform/backup/create.ts'
import { BackupRefused } from '#platform/backup/place.ts'
import { readBackup, readS3, SettingError } from '#platform/env.ts'
import { openStorage } from '#platform/storage/open.ts'
import { dataFolder, FolderInUse, openDatabase } from './postgres/postgres.ts'
import { elapsed } from './run.ts'
import { createShutdown } from './shutdown.ts'

const HELP = `Uso: npm run backup [-- opzioni]
  senza opzioni      una copia di database e file in BACKUP_DIR, mentre il server lavora o è fermo
  --dove CARTELLA    in un'altra cartella
  --tieni NUMERO     poi toglie le copie più vecchie delle ultime NUMERO
  --giorni NUMERO    e tiene anche l'ultima di ciascuno degli ultimi NUMERO giorni che ne hanno`

/** What was asked on the command line. @throws BackupRefused when a number is wrong */
function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      dove: { type: 'string' },
      tieni: { type: 'string' },
      giorni: { type: 'string', default: '0' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const numero = (text: string, min: number): number => {
    const value = Number(text)
    if (Number.isInteger(value) && value >= min) return value
    throw new BackupRefused(`Serve un numero intero da ${min} in su, non "${text}".`)
  }
  const { dove, tieni, giorni, help } = values
  const retention = tieni === undefined ? undefined : { newest: numero(tieni, 1), days: numero(giorni, 0) }
  return { dove, retention, help }
}

/** `npm run backup`: of DATABASE_URL or of the embedded database, that of a running server too. */
async function main(): Promise<void> {
  const { dove, retention, help } = readArguments(process.argv.slice(2))
  if (help) return console.log(HELP)
  const begun = performance.now()
  const { place: usual, key } = readBackup(process.env)
  const place = dove ?? usual
  const dataDir = dataFolder()
  const { signal, add, exit } = createShutdown()
  const db = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL, share: true })
  add(() => db.stop())
  const storage = openStorage({ dataDir, s3: readS3(process.env) })
  const running = createBackup({ databaseUrl: db.url, storage, place, retention, signal, cipher: backupCipher(key) })
  add(() => running.then(undefined, () => undefined).then(() => undefined))
  try {
    const { name, manifest, removed } = await running
    const { tabelle, file } = manifest
    const righe = tabelle.reduce((sum, table) => sum + table.righe, 0).toLocaleString('it')
    console.log(`✓ ${join(place, name)}: ${righe} righe, ${file.numero} file (${elapsed(begun)})`)
    if (file.mancanti.length) console.log(`! ${file.mancanti.length} file non ci sono più: elenco in manifest.json`)
    if (removed.length) console.log(`✓ Copie tolte: ${removed.join(', ')}`)
    await exit(0)
  } catch (error) {
    if (signal.aborted) return
    console.error(error instanceof BackupRefused ? `✗ ${error.message}` : error)
    await exit(1)
  }
}

try {
  await main()
} catch (error) {
  const expected = [BackupRefused, FolderInUse, SettingError].some((kind) => error instanceof kind)
  console.error(expected || isUsage(error) ? `✗ ${(error as Error).message}` : error)
  process.exitCode = 1
}

function isUsage(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
