import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { memoryFolder } from '../memoryFolder.ts'

export interface Chromium {
  /** The program, for `executablePath` of puppeteer-core and Playwright. */
  path: string
  /** Flags it needs on this machine; callers add their own. */
  args: string[]
}

const installedNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome']
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
/** Where Windows has Chrome, or Edge, which is the same inside. */
const windowsBrowsers = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].flatMap(
  (program) =>
    [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, program)),
)

let found: Promise<Chromium> | undefined

/**
 * A headless Chromium: the one CHROMIUM_PATH names, else an installed Chrome or Chromium, else the one that comes
 * with npm (@sparticuz/chromium, Linux x64), unpacked once into .cache/ (2 s).
 * @throws Error in Italian when there is none.
 */
export function chromiumExecutable(): Promise<Chromium> {
  found ??= locate().catch((error: unknown) => {
    found = undefined
    throw error
  })
  return found
}

async function locate(): Promise<Chromium> {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!isExecutable(given)) throw new Error(`CHROMIUM_PATH indica ${given}, che non è un programma eseguibile`)
    return { path: given, args: flags(canSandbox()) }
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    ...installedNames.flatMap((name) => folders.map((dir) => join(dir, name))),
    macChrome,
    ...windowsBrowsers,
  ]
  const installed = candidates.find(isExecutable)
  return installed ? { path: installed, args: flags(canSandbox()) } : bundledChromium()
}

/** The Chromium of the npm package, with its own copies of the libraries and fonts that the machine lacks. */
async function bundledChromium(): Promise<Chromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Chromium non trovato: installare Chrome o Chromium, o indicarlo con CHROMIUM_PATH')
  }
  const bin = join(dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium')))), 'bin')
  const folder = unpacked(bin)
  return { path: join(folder, 'avvia'), args: flags(false) }
}

const version = '153'

function unpacked(bin: string): string {
  const caches = [
    fileURLToPath(new URL('../../../.cache/', import.meta.url)),
    join(tmpdir(), `serramenti-${process.getuid?.()}`),
  ]
  const ready = caches
    .map((cache) => join(cache, `chromium-${version}`))
    .find((dir) => isExecutable(join(dir, 'avvia')))
  if (ready) return ready
  const cache = caches.find(isWritable) ?? tmpdir()
  const partial = mkdtempSync(join(cache, 'chromium-'))
  // In a process of its own: the package unpacks into TMPDIR and nowhere else.
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', unpackScript], {
    env: { ...process.env, TMPDIR: partial, CHROMIUM_BIN: bin },
    cwd: dirname(bin),
    encoding: 'utf8',
  })
  if (status !== 0) {
    rmSync(partial, { recursive: true, force: true })
    throw new Error(`Chromium non si decomprime in ${cache}: ${stderr}`)
  }
  chmodSync(partial, 0o755)
  chmodSync(join(partial, 'chromium'), 0o755)
  writeFileSync(join(partial, 'fonts', 'fonts.conf'), fontsConf)
  writeFileSync(join(partial, 'avvia'), launcher, { mode: 0o755 })
  const target = join(cache, `chromium-${version}`)
  try {
    renameSync(partial, target)
  } catch {
    rmSync(partial, { recursive: true, force: true }) // another process was faster
  }
  return target
}

const unpackScript = `
import { inflate } from '@sparticuz/chromium'
for (const name of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br'])
  await inflate(process.env.CHROMIUM_BIN + '/' + name)
`

/** A shell script, so that puppeteer and Playwright need know nothing of libraries and fonts. */
const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
case "$(ldd "$here/chromium" 2>&1)" in
  *"not found"*) export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" ;;
esac
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`

/** Instead of the package's own, which names folders under /tmp. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">cache</cachedir>
</fontconfig>
`

const flags = (sandbox: boolean): string[] => [
  ...(sandbox ? [] : ['--no-sandbox']),
  '--disable-gpu',
  // Pictures of pages go from process to process in /dev/shm, or through /tmp where it is small.
  ...(memoryFolder(1024 ** 3) ? [] : ['--disable-dev-shm-usage']),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
]

/** Chromium's sandbox needs user namespaces, which root and many containers lack. */
const canSandbox = (): boolean =>
  process.platform === 'darwin' ||
  (process.getuid?.() !== 0 && spawnSync('unshare', ['--user', '--map-root-user', 'true']).status === 0)

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function isWritable(dir: string): boolean {
  try {
    if (!existsSync(dir)) mkdirSync(dir, { recursive: true })
    accessSync(dir, constants.W_OK)
    return true
  } catch {
    return false
  }
}
