import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleFiles, zip } from '#platform/files/__tests__/samples.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'

// The document area as the clients of the old API know it.

let app: TestApp
let superuser: Client
let account: Client
let numeroAccount: number

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  account = await app.as('app')
  numeroAccount = (await app.db.appAccount.findFirstOrThrow()).id
})
afterAll(() => app.close())

const BASE = '/api/qrapp/admin/'

async function call(client: Client, method: string, path: string, body?: object | FormData) {
  const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
  const headers: Record<string, string> =
    body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }
  const init = { method, headers, ...(sent === undefined ? {} : { body: sent }) }
  const response = await client.fetch(path.startsWith('/') ? path : `${BASE}${path}`, init)
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

let numero = 0
async function next(parent_folder: number | null = null, other: object = {}): Promise<number> {
  numero += 1
  const { status, body } = await call(superuser, 'POST', 'folders/', {
    name: `Cartella ${numero}`,
    parent_folder,
    ...other,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

const upload = (folder: number, file: File, other: Record<string, string> = {}) =>
  call(superuser, 'POST', 'files/', form({ folder: String(folder), file, ...other }))

const path = (url: string) => new URL(url).pathname

test('a folder: made, read with what is in it, changed, found, deleted', async () => {
  const id = await next(null, { name: 'Listini', description: 'Prezzi in vigore' })
  const child = await next(id, { name: 'Archivio' })
  await next(id, { name: 'abc' })
  const { body } = await call(superuser, 'GET', `folders/${id}/`)
  expect(body).toEqual({
    id,
    name: 'Listini',
    scadenze: [],
    description: 'Prezzi in vigore',
    parent_folder_data: null,
    // By name, case ignored.
    child_folders: [
      { id: expect.any(Number), name: 'abc', description: '' },
      { id: child, name: 'Archivio', description: '' },
    ],
    shared_files: [],
    accounts: [],
    shared_accounts_count: 0,
    shared_files_count: 0,
    versione: 1,
  })
  const changed = await call(superuser, 'PATCH', `folders/${child}/`, { description: 'Vecchi' })
  expect(changed.body).toMatchObject({
    description: 'Vecchi',
    parent_folder_data: { id, name: 'Listini' },
    versione: 2,
  })
  // The list has the top level; a search finds all of them.
  const elenco = await call(superuser, 'GET', 'folders/?page_size=1000')
  const ids = elenco.body.results.map((one: { id: number }) => one.id)
  expect([ids.includes(id), ids.includes(child)]).toEqual([true, false])
  const found = await call(superuser, 'GET', 'folders/?search=VECCHI%20archi')
  expect(found.body.results.map((one: { id: number }) => one.id)).toEqual([child])
  const tree = await call(superuser, 'GET', 'folders/tree/')
  const node = tree.body.find((one: { id: number }) => one.id === id)
  expect(node.children.map((one: { name: string }) => one.name)).toEqual(['abc', 'Archivio'])

  expect((await call(superuser, 'DELETE', `folders/${id}/`)).status).toBe(204)
  for (const pk of [id, child]) expect((await call(superuser, 'GET', `folders/${pk}/`)).status).toBe(404)
  expect((await call(superuser, 'DELETE', `folders/${id}/`)).status).toBe(404)
})

test('bad folders are refused beside their field, and change nothing', async () => {
  const id = await next()
  const below = await next(id)
  const refused = async (method: string, path: string, body: object) => {
    const { status, body: errors } = await call(superuser, method, path, body)
    return [status, errors]
  }
  expect(await refused('POST', 'folders/', { name: ' ' })).toEqual([400, { name: ['Campo obbligatorio'] }])
  expect(await refused('POST', 'folders/', { name: 'x', parent_folder: 2_000_000_000 })).toEqual([
    400,
    { parent_folder: ['La cartella superiore non c’è più.'] },
  ])
  expect(await refused('POST', 'folders/', { name: 'fattura\u202efdp.exe' })).toEqual([
    400,
    { name: ['Contiene caratteri invisibili che cambiano il verso del testo: riscrivilo.'] },
  ])
  for (const parent_folder of [id, below]) {
    expect(await refused('PATCH', `folders/${id}/`, { parent_folder })).toEqual([
      400,
      { parent_folder: ['Una cartella non può stare dentro se stessa.'] },
    ])
  }
  expect((await call(superuser, 'GET', `folders/${id}/`)).body).toMatchObject({ versione: 1, parent_folder_data: null })
  expect(await refused('PUT', `folders/${below}/share_folder/`, { ids: [numeroAccount] })).toEqual([
    400,
    { ids: ['Si condividono solo le cartelle principali, con tutto ciò che contengono.'] },
  ])
  expect((await refused('PUT', `folders/${id}/share_folder/`, { ids: [2_000_000_000] }))[0]).toBe(400)
  // Ten levels, not one more.
  let bottom = await next()
  for (let level = 2; level <= 10; level++) bottom = await next(bottom)
  expect(await refused('POST', 'folders/', { name: 'undici', parent_folder: bottom })).toEqual([
    400,
    { parent_folder: ['Non più di 10 livelli di cartelle.'] },
  ])
})

test('shared, seen, unshared: addresses are dead at the next reading', async () => {
  const id = await next(null, { name: 'Condivisa' })
  const below = await next(id)
  const { body: file } = await upload(below, new File([sampleFiles.pdf], 'a b.pdf'), { title: 'Listino' })
  const indirizzo = path(file.file)
  const who = async () => [
    (await call(account, 'GET', `folders/${id}/`)).status,
    (await call(account, 'GET', `folders/${below}/`)).status,
    (await account.fetch(indirizzo)).status,
  ]
  expect(await who()).toEqual([404, 404, 404])
  expect((await app.visitor.fetch(indirizzo)).status).toBe(404)
  const share = (ids: number[]) => call(superuser, 'PUT', `folders/${id}/share_folder/`, { ids })
  // Until a day, as the screens have it; one that is over is refused.
  const until = (fino_al: string) =>
    call(superuser, 'PUT', `folders/${id}/share_folder/`, {
      ids: [numeroAccount],
      scadenze: [{ account: numeroAccount, fino_al }],
    })
  expect((await until('2020-01-01')).status).toBe(400)
  expect((await until('2099-12-31')).body.scadenze).toEqual([{ account: { id: numeroAccount }, fino_al: '2099-12-31' }])
  await share([])
  const condivisa = await share([numeroAccount])
  expect(condivisa.body).toMatchObject({
    shared_accounts_count: 1,
    accounts: [{ id: numeroAccount, user: { first_name: expect.any(String), email: expect.any(String) } }],
  })
  expect(await who()).toEqual([200, 200, 200])
  const { body: vista } = await call(account, 'GET', `folders/${id}/`)
  for (const reserved of ['accounts', 'shared_accounts_count', 'shared_files_count'])
    expect(vista).not.toHaveProperty(reserved)
  const elenco = await call(account, 'GET', 'folders/')
  expect(elenco.body.results.map((one: { id: number }) => one.id)).toEqual([id])
  expect(elenco.body.results[0]).not.toHaveProperty('accounts')
  // What the browser has kept is asked about again at each use.
  const read = await account.fetch(indirizzo)
  expect(read.headers.get('cache-control')).toBe('private, no-cache')
  const etag = read.headers.get('etag') ?? ''
  expect((await account.fetch(indirizzo, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  for (const [method, path, body] of [
    ['POST', 'folders/', { name: 'x' }],
    ['PATCH', `folders/${id}/`, { name: 'x' }],
    ['DELETE', `files/${file.id}/`, undefined],
    ['PUT', `folders/${id}/share_folder/`, { ids: [] }],
    ['GET', 'accounts/', undefined],
  ] as const)
    expect((await call(account, method, path, body)).status).toBe(403)

  expect((await share([])).body).toMatchObject({ accounts: [], shared_accounts_count: 0 })
  expect(await who()).toEqual([404, 404, 404])
  expect((await account.fetch(indirizzo, { headers: { 'If-None-Match': etag } })).status).toBe(404)

  // A share with a last day holds on that day and not after.
  const fino = (finoAl: string | null) =>
    superuser.graphql<{ shareCartella: { errors: { field: string }[]; cartella: { visibilita: string } | null } }>(
      `mutation ($input: ShareCartellaInput!) {
        shareCartella(input: $input) { errors { field } cartella { visibilita condivisioni { finoAl } } }
      }`,
      { input: { pk: id, accountPks: [numeroAccount], scadenze: [{ accountPk: numeroAccount, finoAl }] } },
    )
  const today = dayOfInstant(new Date())
  expect((await fino('2020-01-01')).data?.shareCartella.errors).toMatchObject([{ field: 'scadenze' }])
  expect(await who()).toEqual([404, 404, 404])
  expect((await fino(today)).data?.shareCartella.cartella).toMatchObject({ condivisioni: [{ finoAl: today }] })
  expect(await who()).toEqual([200, 200, 200])
  // Saved without a word of days, it keeps its own.
  await share([numeroAccount])
  expect((await app.db.condivisioneCartella.findFirstOrThrow({ where: { cartellaId: id } })).finoAl).not.toBeNull()
  await app.db.condivisioneCartella.updateMany({ where: { cartellaId: id }, data: { finoAl: new Date('2026-01-31') } })
  expect(await who()).toEqual([404, 404, 404])
  expect((await call(account, 'GET', 'folders/')).body.results).toEqual([])
  expect((await call(superuser, 'GET', `folders/${id}/`)).body).toMatchObject({
    accounts: [],
    shared_accounts_count: 0,
  })

  // Below another folder it has that one's shares, not its own.
  await share([numeroAccount])
  const other = await next()
  await call(superuser, 'PATCH', `folders/${id}/`, { parent_folder: other })
  expect(await who()).toEqual([404, 404, 404])
  await call(superuser, 'PUT', `folders/${other}/share_folder/`, { ids: [numeroAccount] })
  expect(await who()).toEqual([200, 200, 200])
})

test('a file: uploaded, changed, read by its permalink, replaced under it, deleted', async () => {
  const folder = await next()
  const { status, body } = await upload(folder, new File([sampleFiles.png], '../../etc/logo\u202egnp.png'), {
    title: 'Logo',
    permalink_code: 'logo-2026',
  })
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(Number),
      folder,
      name: 'logognp.png',
      title: 'Logo',
      description: '',
      file: expect.stringMatching(/^http.*\/documenti\/file\/\d+\/logognp\.png$/),
      permalink_url: expect.stringMatching(/^http.*\/d\/logo-2026$/),
      versione: 1,
    },
  ])
  const pubblico = () => app.visitor.fetch('/d/logo-2026')
  const read = await pubblico()
  expect(read.headers.get('content-disposition')).toMatch(/^inline; filename="logognp.png"/)
  expect(new Uint8Array(await read.arrayBuffer())).toEqual(new Uint8Array(sampleFiles.png))
  expect((await app.visitor.fetch(path(body.file))).status).toBe(404)

  const doppio = await upload(folder, new File([sampleFiles.pdf], 'a.pdf'), { permalink_code: 'logo-2026' })
  expect([doppio.status, doppio.body]).toEqual([400, { permalink_code: ['Questo permalink è già usato.'] }])
  const wrong = await call(superuser, 'PATCH', `files/${body.id}/`, { permalink_code: 'Logo!' })
  expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['permalink_code']])

  const nuovo = await call(
    superuser,
    'POST',
    `files/${body.id}/replace/`,
    form({ file: new File([sampleFiles.pdf], 'logo.pdf') }),
  )
  expect(nuovo.body).toMatchObject({ id: body.id, name: 'logo.pdf', title: 'Logo', versione: 2 })
  expect((await pubblico()).headers.get('content-type')).toBe('application/pdf')
  const [before] = await app.db.versioneDocumento.findMany({ where: { documentoId: body.id } })
  expect((await superuser.fetch(`/documenti/versione/${before?.id}`)).headers.get('content-type')).toBe('image/png')
  expect((await (await app.as('operatore')).fetch(`/documenti/versione/${before?.id}`)).status).toBe(404)
  const { aperture } = await app.db.documentoCartella.findUniqueOrThrow({ where: { id: body.id } })
  expect(aperture).toBe(2)

  // In another folder it is the same file, under the same addresses.
  const other = await next()
  const lost = await call(superuser, 'PATCH', `files/${body.id}/`, { folder: 99_999_999 })
  expect([lost.status, Object.keys(lost.body)]).toEqual([400, ['folder']])
  const moved = await call(superuser, 'PATCH', `files/${body.id}/`, { folder: other })
  expect(moved.body).toMatchObject({ id: body.id, folder: other, title: 'Logo', permalink_url: body.permalink_url })
  expect((await call(superuser, 'GET', `folders/${folder}/`)).body.shared_files).toEqual([])
  expect((await call(superuser, 'GET', `folders/${other}/`)).body.shared_files).toHaveLength(1)
  await call(superuser, 'PATCH', `files/${body.id}/`, { folder })

  const empty = await call(superuser, 'PATCH', `files/${body.id}/`, { title: '', permalink_code: '' })
  expect(empty.body).toMatchObject({ title: null, permalink_url: null, description: '' })
  expect((await pubblico()).status).toBe(404)
  expect((await call(superuser, 'DELETE', `files/${body.id}/`)).status).toBe(204)
  expect((await superuser.fetch(path(body.file))).status).toBe(404)
  expect((await call(superuser, 'GET', `folders/${folder}/`)).body.shared_files).toEqual([])
})

test('files are what their content is; what is refused is stored nowhere', async () => {
  const folder = await next()
  const before = await app.db.storedFile.count()
  const bomb = zip({ 'a.txt': '0'.repeat(20_000_000) }, deflateRawSync)
  const attempts: [File, string][] = [
    [new File([sampleFiles.pdf], 'a.png'), 'Il contenuto non è quello di un file .png, o il file è corrotto.'],
    [new File(['<svg onload="alert(1)"></svg>'], 'a.svg'), "L'immagine SVG contiene del codice: non è ammessa."],
    [new File([new Uint8Array(bomb)], 'a.zip'), "L'archivio contiene troppo: al massimo 1.000 file e 100 MB in tutto."],
    [
      new File([new Uint8Array([77, 90, 0, 0])], 'a.txt'),
      'Il contenuto non è quello di un file .txt, o il file è corrotto.',
    ],
    [new File([Buffer.alloc(25 * 1024 * 1024 + 1)], 'a.pdf'), 'Il file supera 25 MB.'],
    [new File([], 'a.pdf'), 'Il file inviato è vuoto.'],
  ]
  for (const [file, reason] of attempts) {
    const { status, body } = await upload(folder, file)
    expect([file.name, status, body]).toEqual([file.name, 400, { file: [reason] }])
  }
  expect((await upload(folder, new File(['x'], 'a.exe'))).body.file[0]).toMatch(/^Tipo di file non ammesso/)
  const elsewhere = await upload(2_000_000_000, new File([sampleFiles.pdf], 'a.pdf'))
  expect([elsewhere.status, Object.keys(elsewhere.body)]).toEqual([400, ['folder']])
  // The disk fills up in the middle.
  const { storage } = app.services
  const put = storage.put
  storage.put = async () => {
    const { Refusal } = await import('#platform/errors.ts')
    throw new Refusal('UNAVAILABLE', 'Spazio su disco esaurito: il file non è stato salvato.')
  }
  try {
    const { status, body } = await upload(folder, new File([sampleFiles.gif], 'a.gif'), { permalink_code: 'mai-nato' })
    expect([status, body.detail]).toEqual([503, 'Spazio su disco esaurito: il file non è stato salvato.'])
  } finally {
    storage.put = put
  }
  expect(await app.db.documentoCartella.count({ where: { cartellaId: folder } })).toBe(0)
  expect(await app.db.storedFile.count()).toBe(before)
  // The permalink of what was not stored is free.
  expect((await upload(folder, new File([sampleFiles.gif], 'a.gif'), { permalink_code: 'mai-nato' })).status).toBe(201)
  for (const [name, bytes] of [
    ['a.zip', zip({ 'a.txt': 'x' })],
    ['a.csv', Buffer.from('a;b\n1;2\n')],
    ['a.jfif', sampleFiles.jpg],
  ] as const)
    expect((await upload(folder, new File([new Uint8Array(bytes)], name))).status).toBe(201)
  const { body } = await call(superuser, 'GET', `folders/${folder}/`)
  const csv = body.shared_files.find((one: { name: string }) => one.name === 'a.csv')
  const downloaded = await superuser.fetch(path(csv.file))
  expect(downloaded.headers.get('content-disposition')).toMatch(/^attachment/)
})

test('the accounts that folders are shared with: paged, searched', async () => {
  const { body } = await call(superuser, 'GET', 'accounts/?search=&page_size=5')
  expect(body.results[0]).toEqual({
    id: expect.any(Number),
    user: { first_name: expect.any(String), last_name: expect.any(String), email: expect.any(String) },
  })
  expect((await call(superuser, 'GET', 'accounts/?search=nessunosichiamacosi')).body.count).toBe(0)
})
