import { afterAll, beforeAll, expect, test } from 'vitest'
import { can } from '#platform/permissions.ts'
import { insertDemo, prepareDemo } from '#prisma/seed/demo.ts'
import { createRandom } from '#prisma/seed/random.ts'
import { type Client, createTestApp, type TestApp } from '../client.ts'
import * as avanzamento from '../figures/avanzamento.ts'
import { COUNTS_NOTHING, COVERED } from '../figures/covered.ts'
import * as fabbisogno from '../figures/fabbisogno.ts'
import type { FigureCase } from '../figures/figure.ts'
import * as folders from '../figures/folders.ts'
import { linksOf } from '../figures/links.ts'
import * as offerte from '../figures/offerte.ts'
import * as ordini from '../figures/ordini.ts'
import * as performance from '../figures/performance.ts'
import { perturb } from '../figures/perturb.ts'
import * as righe from '../figures/righe.ts'
import * as statistiche from '../figures/statistiche.ts'
import { fillLists } from '../lists.ts'
import { readFiles } from '../structure/files.ts'

const CASES: Readonly<Record<string, FigureCase>> = {
  ...avanzamento,
  ...fabbisogno,
  ...folders,
  ...offerte,
  ...ordini,
  ...performance,
  ...righe,
  ...statistiche,
}

// What repeats a failure is its seed.
const seed = Date.now() % 1_000_000_007

let app: TestApp
const viewers: [string, Client][] = []
beforeAll(async () => {
  app = await createTestApp()
  const { db, services } = app
  await fillLists(services.config.databaseUrl)
  const prepared = await prepareDemo(services.storage)
  await db.$transaction((tx) => insertDemo(tx, prepared), { timeout: 600_000 })
  await perturb(app, createRandom(seed))
  for (const username of ['super', 'capoarea', 'agente']) {
    viewers.push([username, await app.as(await db.user.findUniqueOrThrow({ where: { username } }))])
  }
})
afterAll(() => app.close())

test.each(Object.entries(CASES))('%s opens exactly what it counts, for everybody who sees it', async (_name, one) => {
  let met = 0
  const wrong: unknown[] = []
  for (const [username, who] of viewers) {
    if (!can((await who.contesto()).viewer, one.permesso)) continue
    for (const compared of await one.compare(who, createRandom(seed), app)) {
      met += 1
      if (JSON.stringify(compared.shown) !== JSON.stringify(compared.opened)) wrong.push({ username, ...compared })
    }
  }
  expect(wrong, `seed ${seed}`).toEqual([])
  expect(met).toBeGreaterThan(0)
})

test('whatever of the pages makes an address with a filter is compared, or counts nothing', () => {
  const known = [...Object.keys(COVERED), ...Object.keys(COUNTS_NOTHING)]
  expect(linksOf(readFiles())).toEqual(known.sort())
  expect([...new Set(Object.values(COVERED))].filter((name) => !Object.hasOwn(CASES, name))).toEqual([])
})

test('a new figure is found by its address, and where one is used', () => {
  const text = "export const lateUrl = () => '/ordini?chiusi=no'\n"
  const using = 'function Late() {\n  return <Link to={lateUrl()}>{late.length}</Link>\n}\n'
  expect(
    linksOf([
      { path: 'web/screens/new/lateUrl.ts', text },
      { path: 'web/screens/new/Late.tsx', text: using },
    ]),
  ).toEqual(['screens/new/Late.tsx: Late', 'screens/new/lateUrl.ts: lateUrl'])
})
