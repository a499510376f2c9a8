import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPaper } from '#platform/settings/paper.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const SET = `mutation ($input: SetMarchioInput!) { setMarchio(input: $input) {
  impostazione { chiave valore versione } errors { field code message } } }`

interface Answer {
  setMarchio: {
    impostazione: { valore: { chiave: string; larghezza: number; altezza: number } | null; versione: number } | null
    errors: { field: string; code: string; message: string }[]
  }
}

async function set(who: Client, input: object) {
  const { data, errors } = await who.graphql<Answer>(SET, { input })
  return { ...data?.setMarchio, code: errors?.[0]?.extensions?.code }
}
const file = (nome: string, bytes: Uint8Array | string) => ({ nome, base64: Buffer.from(bytes).toString('base64') })
const stored = () => app.db.impostazione.findUnique({ where: { chiave: 'marchio' } })

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a02030' } })

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${inside}<rect width="40" height="10" fill="#123456"/></svg>`

const EMPTY_DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"></svg>'
const UNSEEN =
  'Sul bianco delle pagine e della carta non si vede nulla: scegli un’immagine con un disegno più scuro, che non venga da un altro file.'

test.each([
  ['a program', 'logo.exe', 'MZ', 'Il marchio è un’immagine PNG, JPEG, WebP o SVG.'],
  ['a picture that moves', 'logo.gif', 'GIF89a', 'Il marchio è un’immagine PNG, JPEG, WebP o SVG.'],
  [
    'a drawing with a script',
    'logo.svg',
    drawing('<script>x()</script>'),
    "L'immagine SVG contiene del codice: non è ammessa.",
  ],
  [
    'a drawing with a handler',
    'logo.svg',
    drawing('<g onclick="x()"></g>'),
    "L'immagine SVG contiene del codice: non è ammessa.",
  ],
  [
    'a drawing with letters',
    'logo.svg',
    drawing('<text>Rossi</text>'),
    'Nel disegno SVG ci sono scritte, che cambierebbero carattere: convertile in tracciati, oppure invia un PNG.',
  ],
  [
    'a page called picture',
    'logo.png',
    '<html><script>x()</script></html>',
    "Invia un'immagine valida. Il file che hai inviato non era un'immagine o era corrotto.",
  ],
  ['nothing', 'logo.png', '', 'Il file inviato è vuoto.'],
  ['a drawing of nothing', 'logo.svg', EMPTY_DRAWING, UNSEEN],
  [
    'a white drawing',
    'logo.svg',
    EMPTY_DRAWING.replace('</svg>', '<rect width="40" height="10" fill="#fff"/></svg>'),
    UNSEEN,
  ],
  [
    'a picture that is elsewhere',
    'logo.svg',
    EMPTY_DRAWING.replace('</svg>', '<image href="http://localhost/logo.png" width="40" height="10"/></svg>'),
    UNSEEN,
  ],
  [
    'a drawing of too many pixels',
    'logo.svg',
    EMPTY_DRAWING.replace('<svg', '<svg width="20000" height="5000"'),
    'L’immagine ha troppi pixel: al massimo 40 milioni. Riducila e inviala di nuovo.',
  ],
])('%s is refused in words, and nothing is stored', async (_name, nome, bytes, message) => {
  const outcome = await set(superuser, { immagine: file(nome, bytes), versione: 0 })
  expect(outcome.errors).toMatchObject([{ field: 'immagine', message }])
  expect(await stored()).toBeNull()
})

test('a picture of 40 MB is refused', async () => {
  const { code, errors } = await set(superuser, {
    immagine: file('logo.png', Buffer.alloc(40 * 1024 * 1024)),
    versione: 0,
  })
  expect(code ?? errors?.[0]?.code).toBe('TOO_LARGE')
  expect(await stored()).toBeNull()
})

test('a tiny one is refused', async () => {
  const bytes = await picture(8, 8).png().toBuffer()
  const { errors } = await set(superuser, { immagine: file('logo.png', bytes), versione: 0 })
  expect(errors).toMatchObject([{ message: 'L’immagine è troppo piccola: servono almeno 48 pixel.' }])
})

test('whatever was sent is drawn anew, small, public, and stands on the paper; then it is taken away', async () => {
  const photo = await picture(2400, 900)
    .withExif({ IFD0: { Make: 'Camera' } })
    .jpeg()
    .toBuffer()
  const first = await set(superuser, { immagine: file('Logo Rossi.jpg', photo), versione: 0 })
  expect(first).toMatchObject({ errors: [], impostazione: { versione: 1, valore: { larghezza: 640, altezza: 240 } } })
  const key = first.impostazione?.valore?.chiave ?? ''
  const bytes = await app.services.storage.read(key)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 640, height: 240 })
  expect(bytes.includes('Camera')).toBe(false)
  const { data } = await app.visitor.graphql<{ configurazione: { marchio: string } }>('{ configurazione { marchio } }')
  expect(data?.configurazione.marchio).toBe(`/files/${key}/marchio.png`)
  expect((await app.fetch(`/files/${key}/marchio.png`)).status).toBe(200)
  expect((await readPaper(app.services)).immagineMarchio).toBe(`data:image/png;base64,${bytes.toString('base64')}`)

  const drawn = await set(superuser, { immagine: file('logo.svg', drawing('')), versione: 1 })
  expect(drawn.impostazione?.valore).toMatchObject({ larghezza: 800, altezza: 200 })
  expect((await set(superuser, { removeImmagine: true, versione: 1 })).code).toBe('CONFLICT')
  expect((await set(superuser, { removeImmagine: true, versione: 2 })).impostazione).toMatchObject({ valore: null })
  expect((await readPaper(app.services)).immagineMarchio).toBe('')
})

test('only who administers the settings', async () => {
  for (const kind of ['staff', 'agente'] as const)
    expect((await set(await app.as(kind), { removeImmagine: true, versione: 0 })).code).toBe('FORBIDDEN')
})
