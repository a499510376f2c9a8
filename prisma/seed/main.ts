import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createDb, type Db, type Tx } from '#platform/db/prisma.ts'
import { readS3 } from '#platform/env.ts'
import { openStorage } from '#platform/storage/open.ts'
import type { S3Settings } from '#platform/storage/s3.ts'
import { seedAzienda } from './azienda/azienda.ts'
import { insertDemo, prepareDemo } from './demo.ts'
import { seedManyAttivita } from './many/manyAttivita.ts'
import { seedManyOrdini } from './many/manyOrdini.ts'
import { seedManyPreventivi } from './many/manyPreventivi.ts'
import { printOfferteDemo } from './prezzi/stampa.ts'
import { printRaccolteDemo } from './raccolte/stampa.ts'
import { DEMO_PASSWORD } from './utenti.ts'

interface SeedOptions {
  /** Folder of the product's data: pictures go to its `files`, unless there is a bucket. */
  dataDir: string
  s3?: S3Settings | undefined
  /** Also into a database that has users. What the demo would duplicate still refuses it. */
  forza?: boolean
  /** The moment from which dates go back; now by default. */
  adesso?: Date
}

/** The database has users already; nothing was written. */
export class SeedRefused extends Error {}

/**
 * Fills a migrated database with the demo data, the same at every run but for the dates: catalogue, demo users with
 * password `demo`, two price lists, 60 quotes, 80 customers with the texts of their mails, 240 orders, 25 staff,
 * 12 suppliers with 500 supplier orders and two raccolte, budgets of agents and of customers. One transaction: all or nothing.
 * @throws SeedRefused when the database already has users
 */
export async function seedDemo(databaseUrl: string, options: SeedOptions): Promise<void> {
  const db = createDb(databaseUrl, 1)
  try {
    if (!options.forza) await refuseFull(db)
    const prepared = await prepareDemo(openStorage(options))
    const insert = async (tx: Tx) => {
      await seedAzienda(tx)
      await insertDemo(tx, prepared, { adesso: options.adesso })
    }
    await db.$transaction(insert, { timeout: 600_000, maxWait: 10_000 })
  } finally {
    await db.$disconnect()
  }
}

async function refuseFull(db: Db): Promise<void> {
  if ((await db.user.count()) > 0) {
    throw new SeedRefused(
      'Il database contiene già degli utenti: i dati dimostrativi non vengono aggiunti (--forza per farlo comunque).',
    )
  }
}

const HELP = `Uso: npm run seed [-- opzioni]
  senza opzioni        dati dimostrativi in un database vuoto
  --preventivi NUMERO  aggiunge NUMERO preventivi, per le misure (prima i dati dimostrativi, se mancano)
  --ordini NUMERO      aggiunge NUMERO ordini, dieci righe ciascuno in media, con i loro clienti
  --attivita NUMERO    aggiunge NUMERO attività di officina degli ultimi tre anni, quattro pezzi ciascuna
  --forza              dati dimostrativi anche in un database che ha già degli utenti`

interface Arguments {
  preventivi: number
  ordini: number
  attivita: number
  forza: boolean
  aiuto: boolean
}

/** What was asked on the command line. @throws Error in Italian */
export function readArguments(argList: string[]): Arguments {
  const { values } = parseArgs({
    args: argList,
    options: {
      preventivi: { type: 'string' },
      ordini: { type: 'string' },
      attivita: { type: 'string' },
      forza: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const count = (name: 'preventivi' | 'ordini' | 'attivita'): number => {
    const numero = Number(values[name] ?? 0)
    if (Number.isInteger(numero) && numero >= 0 && numero <= 10_000_000) return numero
    throw new Error(`--${name} vuole un numero intero, non "${values[name]}"`)
  }
  const { forza, help } = values
  return { preventivi: count('preventivi'), ordini: count('ordini'), attivita: count('attivita'), forza, aiuto: help }
}

/** `npm run seed`: on the database of DATABASE_URL, else on the embedded one, started when it is not running. */
async function main(): Promise<void> {
  const { aiuto, ...asked } = readArguments(process.argv.slice(2))
  if (aiuto) return console.log(HELP)
  const { dataFolder, openDatabase } = await import('#cli/postgres/postgres.ts')
  const { applyMigrations } = await import('../migrate.ts')
  const dataDir = dataFolder()
  const opened = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL, share: true })
  try {
    await applyMigrations(opened.url)
    await fillIn(opened.url, { dataDir, s3: readS3(process.env), ...asked })
    opened.complete()
  } finally {
    await opened.stop()
  }
}

/** The PDFs of what was sent: after the transaction, which Chromium would hold open. */
async function printSent(db: Db, options: SeedOptions): Promise<void> {
  const [{ createPdf }, { silentLog }] = await Promise.all([import('#platform/pdf/pdf.ts'), import('#platform/log.ts')])
  const pdf = createPdf({ log: silentLog() })
  try {
    const printing = { db, storage: openStorage(options), pdf }
    await printOfferteDemo(printing)
    await printRaccolteDemo(printing)
  } finally {
    await pdf.close()
  }
}

async function fillIn(url: string, options: SeedOptions & Omit<Arguments, 'aiuto'>): Promise<void> {
  const inizio = performance.now()
  const secondi = () => `${((performance.now() - inizio) / 1000).toFixed(1).replace('.', ',')} s`
  const db = createDb(url, 1)
  try {
    const empty = (await db.user.count()) === 0
    if (empty || options.forza || options.preventivi + options.ordini + options.attivita === 0) {
      await seedDemo(url, options)
      await printSent(db, options)
      console.log(`✓ Dati dimostrativi (${secondi()}); tutti gli utenti hanno password ${DEMO_PASSWORD}`)
    }
    if (options.preventivi > 0) {
      await seedManyPreventivi(db, options.preventivi)
      console.log(`✓ ${options.preventivi} preventivi (${secondi()})`)
    }
    if (options.ordini > 0) {
      await seedManyOrdini(db, options.ordini)
      console.log(`✓ ${options.ordini} ordini (${secondi()})`)
    }
    if (options.attivita > 0) {
      await seedManyAttivita(db, options.attivita)
      console.log(`✓ ${options.attivita} attività (${secondi()})`)
    }
  } finally {
    await db.$disconnect()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main()
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
