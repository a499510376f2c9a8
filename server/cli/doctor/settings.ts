import { readDemo, readEnv, readWorkers } from '#platform/env.ts'
import { errorWords, type Finding, failed, ok, warning } from './finding.ts'

const WHAT = 'Impostazioni'

/** Each setting that is wrong, then those that are allowed but rarely meant. */
export function checkSettings(env: NodeJS.ProcessEnv): Finding[] {
  const wrong = [
    () => void readEnv({ ...env, DATABASE_URL: env.DATABASE_URL || 'postgresql://embedded' }),
    () => void readWorkers(env),
    () => void readDemo(env),
    () => assertDatabaseUrl(env.DATABASE_URL),
  ].flatMap((read) => {
    try {
      read()
      return []
    } catch (error) {
      return [failed(WHAT, errorWords(error), 'correggere la variabile: docs/settings.md le spiega')]
    }
  })
  const found = [...wrong, ...doubts(env)]
  return found.length > 0 ? found : [ok(WHAT, 'tutte leggibili')]
}

function assertDatabaseUrl(text: string | undefined): void {
  if (!text) return
  const url = URL.canParse(text) ? new URL(text) : null
  // The text itself is not repeated: it may hold a password.
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol))
    throw new Error('DATABASE_URL non è un indirizzo come postgresql://utente:password@host:5432/nome')
}

function doubts(env: NodeJS.ProcessEnv): Finding[] {
  const found: Finding[] = []
  if (env.DATABASE_URL && !env.PUBLIC_URL) {
    found.push(warning(WHAT, 'manca PUBLIC_URL', "impostarla all'indirizzo pubblico: i link nelle mail partono da lì"))
  }
  if (env.PUBLIC_URL?.startsWith('https:') && !Number(env.TRUSTED_PROXIES)) {
    const text = 'PUBLIC_URL è https ma TRUSTED_PROXIES è 0: ogni utente sembra avere lo stesso indirizzo'
    found.push(warning(WHAT, text, 'TRUSTED_PROXIES=1, se davanti c’è un proxy'))
  }
  if (env.LOGIN_THROTTLE === 'off') {
    found.push(warning(WHAT, 'LOGIN_THROTTLE=off: si possono indovinare le password', 'togliere LOGIN_THROTTLE'))
  }
  if (env.NODE_ENV === 'development') {
    found.push(warning(WHAT, 'NODE_ENV=development', 'togliere NODE_ENV dove il programma è in uso'))
  }
  if (!Number(env.BACKUP_EVERY)) {
    found.push(warning(WHAT, 'nessuna copia automatica', 'BACKUP_EVERY=60 e BACKUP_DIR su un altro disco'))
  }
  return found
}
