import { existsSync } from 'node:fs'
import { isRequiredArgument } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpointGroups } from '#rest/endpoints.ts'
import { createApp } from '#server/app.ts'
import { schema } from '#server/schema.ts'
import type { Client } from '../client.ts'
import { matrixQueries } from '../matrice/calls.ts'
import { selectionOf } from '../matrice/outcome.ts'
import { kindOfPath, testedElsewhere } from '../matrice/restCalls.ts'
import { type MatrixScene, makeMatrixScene, type ObjectKind } from '../matrice/scene.ts'
import { type WatchedWrites, watchWrites } from '../writes.ts'

/**
 * A picture or a link in what somebody else wrote makes a browser open any address of ours with the session of who
 * looks at it: no address that is only opened may change anything.
 */

let scene: MatrixScene
let superuser: Client
let writes: WatchedWrites

beforeAll(async () => {
  scene = await makeMatrixScene()
  superuser = await scene.app.as('super')
  // Files that are read, and not only rows of them.
  const { db, services } = scene.app
  const kept = Object.values(scene.file)
  for (const { id } of await db.storedFile.findMany({ where: { chiave: { notIn: kept } } })) {
    const key = await services.storage.put(Buffer.from(`file ${id}`))
    await db.storedFile.update({ where: { id }, data: { chiave: key, dimensione: `file ${id}`.length } })
  }
  writes = await watchWrites(scene.app)
})
afterAll(() => scene.app.close())

/** As a browser asks for a picture of the page's own site. */
const PICTURE = { headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' } }
/** As it opens a link of it. */
const LINK = { headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', accept: 'text/html' } }

async function writtenBy(path: string): Promise<string[]> {
  for (const init of [PICTURE, LINK]) {
    const response = await superuser.fetch(path, init)
    await response.arrayBuffer()
    // Events and jobs are not started here: the product says that it is not ready.
    if (path !== '/readyz') expect(response.status, path).toBeLessThan(500)
  }
  // Who took a list away in a file is written down, and nothing else.
  return (await writes.take()).filter((what) => what !== 'INSERT accessi')
}

/** Of a row that there is, one that a superuser sees. */
async function numberOf(kind: ObjectKind): Promise<number> {
  const target = scene.targets(kind).includes('suo') ? 'suo' : 'esistente'
  return scene.fisso(kind, target, 'super')
}

test('the watch sees what is written', async () => {
  await scene.app.db.vistaSalvata.updateMany({ data: { url: 'altro=1' } })
  expect(await writes.take()).toContain('UPDATE viste_salvate url')
})

const restReads = Object.values(endpointGroups)
  .flat()
  .filter(({ method }) => method === 'GET')

test.each(restReads.map(({ path }) => path))('GET %s', async (path) => {
  const kind = path.includes('{')
    ? kindOfPath.find(([pattern]) => pattern.test(path))?.[1]
    : testedElsewhere[path]?.tipo
  const pk = kind ? await numberOf(kind) : 0
  const query = testedElsewhere[path]?.query?.(pk) ?? (path.includes('singola') ? '?lavorazione=1' : '')
  expect(await writtenBy(`${path.replace(/\{\w+\}/g, String(pk))}${query}`)).toEqual([])
})

/** Made by a build: without one there is no page to open. */
const PAGES = new URL('../../../dist/web/', import.meta.url).pathname
const PAGE_ADDRESSES = [
  '/',
  '/login',
  '/preventivo',
  '/conferma',
  '/offerta',
  '/richiesta',
  '/stato-ordine',
  '/postazione',
  '/fornitore',
  '/avvio?codice=x',
  '/recupero-password',
  '/preventivi/',
  '/planner/',
  '/catalogo/',
  '/app/',
  '/utenti/',
  '/impostazioni/',
]

/** Addresses beside /api and /graphql: each route with those that are tried, and what one of them may count. */
const ADDRESSES: Record<string, { tried: () => Promise<string[]>; counts?: readonly string[] }> = {
  '/healthz': { tried: async () => ['/healthz'] },
  '/readyz': { tried: async () => ['/readyz'] },
  '/metrics': { tried: async () => ['/metrics'] },
  '/assets/:nome': { tried: async () => ['/assets/none.js'] },
  '/accesso/oidc': { tried: async () => ['/accesso/oidc'] },
  '/accesso/oidc/ritorno': { tried: async () => ['/accesso/oidc/ritorno?code=x&state=y'] },
  '/graphql/schema.graphql': { tried: async () => ['/graphql/schema.graphql'] },
  '/graphql/:parte': { tried: async () => ['/graphql/graphiql.js'] },
  '/.well-known/security.txt': { tried: async () => ['/.well-known/security.txt'] },
  // An address says when it was last read, and whoever guesses is counted.
  '/calendario/:file': {
    tried: async () => [`/calendario/${'x'.repeat(43)}.ics`],
    counts: ['INSERT throttle', 'UPDATE throttle conteggio'],
  },
  '/incorpora.js': { tried: async () => ['/incorpora.js'] },
  '/docs/integrators': { tried: async () => ['/docs/integrators'] },
  '/conferme/:pk/file/*': {
    tried: async () => [`/conferme/${await numberOf('ConfermaOrdine')}/file/da-firmare/quote.pdf`],
  },
  '/offerte/:pk/versioni/:numero/*': {
    tried: async () => [`/offerte/${await numberOf('OffertaInviata')}/versioni/1/offerta.pdf`],
  },
  '/files/*': {
    tried: async () => ['', '?miniatura', '?scarica'].map((query) => `/files/${scene.file.pubblico}/p.png${query}`),
  },
  '/documenti/file/*': { tried: async () => [`/documenti/file/${await numberOf('DocumentoCartella')}/p.png`] },
  '/documenti/versione/*': { tried: async () => ['/documenti/versione/1/p.png'] },
  // A public address says how often it was opened, whoever opens it.
  '/d/*': {
    tried: async () => {
      const { permalink } = await scene.app.db.documentoCartella.findFirstOrThrow({ where: { eliminatoIl: null } })
      return [`/d/${permalink}`]
    },
    counts: ['UPDATE documenti_cartella aperture'],
  },
  '/*': {
    tried: async () => ['/logout', '/none', ...(existsSync(PAGES) ? PAGE_ADDRESSES : [])],
  },
}
const EXPORTS = /^\/esporta\//

const routes = () => {
  const { services } = scene.app
  const app = createApp({ services, persisted: new Map() })
  const told = app.routes.filter(({ method }) => method === 'GET').map(({ path }) => path)
  return [...new Set(told)]
}

test('every address of the product', async () => {
  const untried = routes().filter((path) => !EXPORTS.test(path) && !Object.hasOwn(ADDRESSES, path))
  expect(untried, 'add an address of these routes').toEqual([])
  for (const path of routes()) {
    const { tried, counts = [] } = ADDRESSES[path] ?? { tried: async () => [path] }
    for (const address of await tried()) {
      const written = (await writtenBy(address)).filter((what) => !counts.includes(what))
      expect(written, address).toEqual([])
    }
  }
})

const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  ({ name }) => name !== 'node' && name !== 'nodes',
)

test.each(queries.map((field) => [field.name, field] as const))('query %s', async (name, field) => {
  const { tipo, args } = matrixQueries[name] ?? {}
  if (!args) expect(field.args.some(isRequiredArgument)).toBe(false)
  const pk = tipo ? await numberOf(tipo) : 0
  const given = typeof args === 'function' ? args(pk) : args
  await superuser.graphql(`{ ${name}${given ? `(${given})` : ''} ${selectionOf(field.type)} }`)
  expect(await writes.take()).toEqual([])
})
