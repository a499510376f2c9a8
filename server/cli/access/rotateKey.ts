import { parseArgs } from 'node:util'
import { buildPrisma } from '../build.ts'
import { dataFolder, FolderInUse, openDatabase } from '../postgres/postgres.ts'

const HELP = `Uso: npm run rotate-key [-- --dimentica]
  senza opzioni   una chiave nuova sigilla da ora; quanto era sigillato con le vecchie si sigilla di nuovo
  --dimentica     toglie le chiavi vecchie da secret.key, quando nulla ne ha più bisogno`

/** `npm run rotate-key`: with the keys of SECRET_KEY, or with those of the data folder. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { dimentica: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
  })
  if (values.help) return console.log(HELP)
  await buildPrisma()
  const [{ createDb }, { oldKeyInUse, resealAll }, keys] = await Promise.all([
    import('#platform/db/prisma.ts'),
    import('./reseal.ts'),
    import('#platform/identity/vaultKeys.ts'),
  ])
  const dataDir = dataFolder()
  const settings = { secretKey: process.env.SECRET_KEY || undefined, dataDir }
  const before = keys.vaultKeys(settings)
  if (settings.secretKey && before.length === 1) {
    const { number, text } = keys.nextKey(before)
    const [old] = before
    console.log(
      `Mettere la chiave nuova davanti a quella di adesso, in SECRET_KEY di tutte le macchine, riavviarle, poi ripetere:`,
    )
    console.log(`  SECRET_KEY=${number}:${text},${old?.number ?? 1}:<la chiave di adesso>`)
    return
  }
  if (!settings.secretKey && !values.dimentica) keys.writeKeys(dataDir, [keys.nextKey(before), ...before])
  const opened = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL, share: true })
  const db = createDb(opened.url, 2)
  try {
    const { factors, webhooks } = await resealAll(db, settings)
    console.log(`✓ ${factors.done} secondi fattori e ${webhooks.done} segreti di webhook sigillati di nuovo`)
    if (factors.lost) {
      console.log(`! ${factors.lost} non si aprono con nessuna chiave: i loro utenti rifanno il secondo fattore`)
    }
    if (webhooks.lost)
      console.log(`! ${webhooks.lost} webhook non si aprono con nessuna chiave: dare loro un segreto nuovo`)
    const [newest, ...old] = keys.vaultKeys(settings)
    const written = settings.secretKey ? null : new Date(keys.keysWritten(dataDir))
    const inUse = await oldKeyInUse(db, settings, written)
    if (values.dimentica && !settings.secretKey && old.length > 0) {
      // What was sealed anew just now has been sealed with an old key since the last time.
      const late = factors.done + webhooks.done
      const reason =
        inUse ??
        (late > 0
          ? `${late} segreti erano ancora della chiave vecchia: se il programma in funzione non è stato riavviato dopo la chiave nuova, riavviarlo; poi ripetere`
          : null)
      if (reason) {
        console.error(`✗ Le chiavi vecchie restano: ${reason}`)
        process.exitCode = 1
        return
      }
    } else if (inUse && settings.secretKey) console.log(`! ${inUse}`)
    if (settings.secretKey) {
      console.log(
        'Da domani le chiavi vecchie si possono togliere da SECRET_KEY: fino ad allora aprono risposte e pagine di oggi.',
      )
    } else if (values.dimentica && newest) {
      keys.writeKeys(dataDir, [newest])
      console.log(`✓ ${old.length} chiavi vecchie tolte da secret.key`)
    } else {
      console.log(
        'Il programma in funzione usa la chiave nuova entro pochi secondi. Da domani: npm run rotate-key -- --dimentica',
      )
    }
  } finally {
    await db.$disconnect()
    await opened.stop()
  }
}

try {
  await main()
} catch (error) {
  const usage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  console.error(usage || error instanceof FolderInUse ? `✗ ${(error as Error).message}` : error)
  process.exitCode = 1
}
