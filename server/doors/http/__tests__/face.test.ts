import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsOf } from '#platform/settings/read.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { fillLists } from '#server-test/lists.ts'
import { contrastOf } from '#shared/formats/colors.ts'
import { type Face, faceMeta, faceStyle, wizardHead } from '../face.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  await fillLists(app.services.config.databaseUrl)
})
afterAll(() => app.close())

const DEMO = /valdombra|numero\s+verde|800 000 000/i
const entries = new URL('../../../../web/entries/', import.meta.url)

test('a product that nobody has begun to use says nothing of the demo', async () => {
  const answers = await Promise.all(
    ['/api/configurazione/', '/api/catalogo/', '/.well-known/security.txt'].map(async (path) =>
      (await app.fetch(path)).text(),
    ),
  )
  const templates = await app.db.emailTemplate.findMany()
  expect(templates.length).toBeGreaterThan(0)
  const pages = readdirSync(entries).filter((name) => name.endsWith('.html'))
  const unset = settingsOf([])
  const told = [
    ...answers,
    JSON.stringify(templates),
    JSON.stringify(unset),
    faceMeta(unset),
    wizardHead(unset),
    ...pages.map((name) => readFileSync(new URL(name, entries), 'utf8')),
  ]
  for (const text of told) expect(text).not.toMatch(DEMO)
})

const { azienda } = settingsOf([])
const rossi: Face = {
  azienda: { ...azienda, ragioneSociale: 'Rossi & <Figli>', telefono: '0542 1', email: 'a@b.it' },
  marchio: { chiave: 'a'.repeat(64), nome: 'marchio.png', larghezza: 640, altezza: 240 },
  colore: '#7a1f5c',
}

test('the head of a page says whose it is, and nothing of it is markup', () => {
  const head = faceMeta(rossi)
  expect(head).toContain('name="application-name" content="Rossi &amp; &lt;Figli&gt;"')
  expect(head).toContain(`name="azienda-marchio" content="/files/${'a'.repeat(64)}/marchio.png"`)
  expect(wizardHead(rossi)).toContain('width="640" height="240"')
  expect(wizardHead({ ...rossi, marchio: null })).toBe('<p class="testata-nome">Rossi &amp; &lt;Figli&gt;</p>')
  expect(
    faceMeta({ azienda, marchio: null, colore: rossi.colore }) + wizardHead({ azienda, marchio: null, colore: '' }),
  ).toBe('')
})

test.each(['#7a1f5c', '#000000', '#1a237e', '#b00020', '#5d4037'])('%s is read by day and by night', (color) => {
  const style = faceStyle({ ...rossi, colore: color }, 'abc')
  expect(style).toContain('<style nonce="abc">')
  expect(style).toContain(`--testata:${color};`)
  const [, bright = '', over = ''] =
    /prefers-color-scheme:dark\){:root{--primario:(#\w{6});.*?--su-primario:(#\w{6});/.exec(style) ?? []
  expect(contrastOf(bright, '#1a1f1d')).toBeGreaterThanOrEqual(7)
  expect(contrastOf(bright, over)).toBeGreaterThanOrEqual(4.5)
})

test('the product’s own colour needs no style', () => {
  expect(faceStyle({ ...rossi, colore: settingsOf([]).colore }, 'abc')).toBe('')
})
