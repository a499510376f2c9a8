import { parseArgs } from 'node:util'
import { backupCipher } from '#platform/backup/cipher.ts'
import { BackupRefused, backupMoment, listBackups } from '#platform/backup/place.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { verifyBackup } from '#platform/backup/verify.ts'
import { readBackup, readS3, SettingError } from '#platform/env.ts'
import { forgetAnchor } from '#platform/history/anchor.ts'
import { openStorage } from '#platform/storage/open.ts'
import { dataFolder, FolderInUse, openDatabase } from './postgres/postgres.ts'
import { prepareDatabase } from './postgres/prepare.ts'
import { elapsed } from './run.ts'

const HELP = `Uso: npm run restore -- COPIA [opzioni]
  senza COPIA        elenca le copie che ci sono
  COPIA              il nome di una copia, oppure "ultima": la rimette in un database vuoto, a server fermo
  --dove CARTELLA    le copie stanno in un'altra cartella
  --verifica         legge tutta la copia e dice se è intatta; non scrive niente
  --sovrascrivi      anche in un database che ha già dei dati: vanno persi`

/** `npm run restore`: into DATABASE_URL or the embedded database. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dove: { type: 'string' },
      verifica: { type: 'boolean', default: false },
      sovrascrivi: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return console.log(HELP)
  const { place: usual, key } = readBackup(process.env)
  const place = values.dove ?? usual
  const [name] = positionals
  if (!name) return await listOut(place)

  const begun = performance.now()
  const backup = await verifyBackup(place, name, backupCipher(key))
  console.log(`✓ ${backup.name} è intatta (${elapsed(begun)})`)
  if (!values.verifica) await restore(backup, { overwrite: values.sovrascrivi })
}

async function listOut(place: string): Promise<void> {
  const names = await listBackups(place)
  console.log(names.length ? `Copie in ${place}:` : `Nessuna copia in ${place}.`)
  for (const name of names) {
    const at = backupMoment(name).toLocaleString('it', { timeZone: 'Europe/Rome' })
    console.log(`  ${name}   ${at}`)
  }
}

async function restore(
  backup: Awaited<ReturnType<typeof verifyBackup>>,
  { overwrite }: { overwrite: boolean },
): Promise<void> {
  const begun = performance.now()
  const dataDir = dataFolder()
  const db = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL, share: true })
  try {
    const storage = openStorage({ dataDir, s3: readS3(process.env) })
    const target = { databaseUrl: db.url, workRole: db.roles.work, storage, overwrite }
    const { rows, mails, jobs, foreign } = await restoreBackup(backup, target)
    // The tables are new ones.
    await prepareDatabase(db, console.log)
    forgetAnchor(dataDir)
    db.complete()
    console.log(`✓ ${rows.toLocaleString('it')} righe, ${backup.keys.length} file (${elapsed(begun)})`)
    if (foreign.length) console.log(`! Non sono del programma, restano solo nella copia: ${foreign.join(', ')}`)
    if (mails) console.log(`! ${mails} mail in attesa partiranno all'avvio, se SMTP_URL è impostato`)
    if (jobs) console.log(`! ${jobs} lavori interrotti, da ripetere`)
  } finally {
    await db.stop()
  }
}

try {
  await main()
} catch (error) {
  const usage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  const expected = usage || [BackupRefused, FolderInUse, SettingError].some((kind) => error instanceof kind)
  console.error(expected ? `✗ ${(error as Error).message}` : error)
  process.exitCode = 1
}
