import { parseArgs } from 'node:util'
import { readEnv, SettingError } from '../../platform/env.ts'
import { UserErrors } from '../../platform/errors.ts'
import { buildPrisma } from '../build.ts'
import { dataFolder, FolderInUse, openDatabase } from '../postgres/postgres.ts'
import { askPassword, PasswordNotGiven } from './askPassword.ts'

const HELP = `Uso: npm run user -- --create NOME [--superuser]
                   --reset-password NOME
                   --remove-second-factor NOME
  --create NOME          un utente nuovo; con --superuser può fare tutto e amministra gli utenti
  --reset-password NOME  un'altra password; le sessioni aperte di quell'utente finiscono
  --remove-second-factor NOME  entra di nuovo con la sola password: per chi ha perso telefono e codici
La password si scrive due volte, senza che si veda; da un programma su due righe dello standard input.`

class Usage extends Error {}

/** What was asked on the command line. @throws Usage when it is not one thing */
function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      create: { type: 'string' },
      superuser: { type: 'boolean', default: false },
      'reset-password': { type: 'string' },
      'remove-second-factor': { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const { create, superuser, 'reset-password': reset, 'remove-second-factor': factor, help } = values
  const given = [create, reset, factor].filter((one) => one !== undefined).length
  if (!help && given !== 1) throw new Usage(HELP)
  if (superuser && create === undefined) throw new Usage('--superuser va con --create.')
  return { create, superuser, reset, fattore: factor, help }
}

/** `npm run user`: on DATABASE_URL or the embedded database, that of a running server too. */
async function main(): Promise<void> {
  const { create, superuser, reset, fattore, help } = readArguments(process.argv.slice(2))
  if (help) return console.log(HELP)
  const password = fattore === undefined ? await askPassword() : ''
  await buildPrisma()
  const dataDir = dataFolder()
  const db = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL, share: true })
  try {
    const { applyMigrations } = await import('../../../prisma/migrate.ts')
    await applyMigrations(db.url)
    const [
      { closeServices, createServices },
      { createLog },
      { createFromConsole, removeFattoreFromConsole, resetFromConsole },
    ] = await Promise.all([import('../../services.ts'), import('../../platform/log.ts'), import('./users.ts')])
    const config = readEnv({ ...process.env, DATABASE_URL: db.url, DATA_DIR: dataDir })
    const services = createServices(config, createLog({ production: true }))
    try {
      if (create !== undefined) {
        await createFromConsole(services, { username: create, password, superuser })
        console.log(`✓ Creato l'utente ${create}${superuser ? ', amministratore' : ''}`)
      } else if (reset !== undefined) {
        await resetFromConsole(services, reset, password)
        console.log(`✓ Cambiata la password di ${reset}; le sue sessioni sono finite`)
      } else if (fattore !== undefined) {
        await removeFattoreFromConsole(services, fattore)
        console.log(`✓ Tolto il secondo fattore di ${fattore}; le sue sessioni sono finite`)
      }
      // A database made here begins without demo data.
      db.complete()
    } finally {
      await closeServices(services)
    }
  } finally {
    await db.stop()
  }
}

try {
  await main()
} catch (error) {
  const usage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  const kinds = [Usage, PasswordNotGiven, UserErrors, FolderInUse, SettingError]
  const expected = usage || kinds.some((kind) => error instanceof kind)
  console.error(expected ? `✗ ${(error as Error).message}` : error)
  process.exitCode = 1
}
