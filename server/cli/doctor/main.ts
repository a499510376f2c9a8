import { buildPrisma } from '../build.ts'
import { dataFolder, openDatabase } from '../postgres/postgres.ts'
import { errorWords, type Finding, failed, lineOf } from './finding.ts'

/**
 * `npm run doctor`: looks at what the product needs and says each in a line. Mends nothing, but with `--ripara` the
 * triggers of the database.
 */
async function main(): Promise<void> {
  const { env } = process
  await buildPrisma()
  const [{ checkSettings }, { checkFolder }, { checkBucket }, { checkSmtp }, { checkBrowser }, { checkPort }] =
    await Promise.all([
      import('./settings.ts'),
      import('./disk.ts'),
      import('./bucket.ts'),
      import('./smtp.ts'),
      import('./browser.ts'),
      import('./ports.ts'),
    ])
  const { readBackup, readS3, readWorkers } = await import('#platform/env.ts')
  let failures = 0
  const say = (...findings: Finding[]) => {
    for (const finding of findings) {
      if (finding.level === 'failed') failures++
      console.log(lineOf(finding))
    }
  }
  /** What a setting says; null when it is wrong, which has been said. */
  const setting = <T>(read: (env: NodeJS.ProcessEnv) => T): T | null => {
    try {
      return read(env)
    } catch {
      return null
    }
  }

  say(...checkSettings(env))
  const dataDir = dataFolder()
  say(checkFolder('Disco dei dati', dataDir))
  const backup = setting(readBackup)
  if (backup) say(checkFolder('Disco delle copie', backup.place))
  say(...(await checkDatabaseAndClock(dataDir, setting(readWorkers) ?? 1)))
  const s3 = setting(readS3)
  if (s3) say(await checkBucket(s3))
  say(await checkSmtp(env.SMTP_URL))
  say(await checkBrowser())
  say(await checkPort(Number(env.PORT || 3000), env.HOST || '0.0.0.0'))
  if (failures > 0) {
    console.log(`\n${failures === 1 ? 'Una cosa non va' : `${failures} cose non vanno`}.`)
    process.exitCode = 1
  } else console.log('\nTutto in ordine.')
}

async function checkDatabaseAndClock(dataDir: string, processes: number): Promise<Finding[]> {
  const [{ checkDatabase }, { checkClock }, { checkRoles }, { checkHistory }, { repairTriggers }] = await Promise.all([
    import('./database.ts'),
    import('./clock.ts'),
    import('./roles.ts'),
    import('./history.ts'),
    import('./triggers.ts'),
  ])
  try {
    const db = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL, share: true })
    try {
      const repaired = process.argv.includes('--ripara') ? [await repairTriggers(db.url)] : []
      const findings = [...repaired, ...(await checkDatabase(db.url, processes)), ...(await checkRoles(db))]
      const answers = findings.every(({ text }) => !text.startsWith('non risponde'))
      const history = answers
        ? await checkHistory(db.url, { secretKey: process.env.SECRET_KEY || undefined, dataDir })
        : []
      return [...findings, ...history, await checkClock(answers ? db.url : null)]
    } finally {
      await db.stop()
    }
  } catch (error) {
    const remedy = `vedere ${dataDir}/postgres.log, o liberare la cartella con un altro DATA_DIR`
    return [failed('Database', errorWords(error), remedy), await checkClock(null)]
  }
}

await main()
