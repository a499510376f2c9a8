import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { wrongInput } from '#server-test/ordini/ask.ts'
import { cleanQuery, VISTA_NAME_USED, VISTE_MAX } from '../rules.ts'

let app: TestApp
const who: Record<string, Client> = {}

beforeAll(async () => {
  app = await createTestApp()
  for (const name of ['super', 'staff', 'app', 'fornitore'] as const) who[name] = await app.as(name)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.vistaSalvata.deleteMany()
})

interface Vista {
  pk: number
  nome: string
  url: string
  condivisa: boolean
  mia: boolean
  proprietario: string
}
interface Payload {
  vista?: Vista | null
  pk?: number
  errors: { field: string | null; message: string }[]
}

async function write(name: string, input: object, utente = 'super'): Promise<Payload> {
  const fields = name === 'deleteVista' ? 'pk' : 'vista { pk nome url condivisa mia proprietario }'
  const tipo = name.charAt(0).toUpperCase() + name.slice(1)
  const document = `mutation ($input: ${tipo}Input!) { ${name}(input: $input) { ${fields} errors { field message } } }`
  const { data, errors } = await (who[utente] as Client).graphql<Record<string, Payload>>(document, { input })
  const wrong = wrongInput(errors?.[0])
  if (wrong) return { errors: wrong }
  if (errors?.[0]) throw errors[0]
  return data?.[name] as Payload
}

async function viste(utente: string, elenco = 'ORDINI'): Promise<Vista[]> {
  const document =
    'query ($elenco: ElencoConViste!) { viste(elenco: $elenco) { pk nome url condivisa mia proprietario } }'
  const { data, errors } = await (who[utente] as Client).graphql<{ viste: Vista[] }>(document, { elenco })
  if (errors?.[0]) throw errors[0]
  return data?.viste ?? []
}

const save = async (name: string, other: object = {}, utente = 'super') =>
  (await write('createVista', { elenco: 'ORDINI', nome: name, url: '?stato=2&ordina=-data', ...other }, utente)).vista
    ?.pk ?? 0

test('what is stored can only be a query string', () => {
  expect(cleanQuery('?a=1&b=è')).toBe('a=1&b=%C3%A8')
  expect(cleanQuery('#/altro?x=<script>')).not.toMatch(/[#<>]/)
  expect(cleanQuery('//spia.example')).not.toContain('/')
})

test('is saved for its owner and for its list, by name', async () => {
  await save('Zeta')
  expect(await save('Alfa')).toBeGreaterThan(0)
  expect(await viste('super')).toMatchObject([
    { nome: 'Alfa', url: 'stato=2&ordina=-data', condivisa: false, mia: true },
    { nome: 'Zeta' },
  ])
  expect(await viste('super', 'PREVENTIVI')).toEqual([])
  expect(await viste('staff')).toEqual([])
})

test.each([
  [{ nome: ' ' }, 'nome'],
  [{ nome: 'x'.repeat(81) }, 'nome'],
  [{ elenco: 'clienti' }, 'elenco'],
  [{ elenco: null }, 'elenco'],
  [{ url: `search=${'x'.repeat(4000)}` }, 'url'],
  [{ url: 'è'.repeat(2000) }, 'url'],
])('refuses %#', async (wrong, field) => {
  const input = { elenco: 'ORDINI', nome: 'Mia', url: '', ...wrong }
  expect((await write('createVista', input)).errors).toMatchObject([{ field }])
  expect(await app.db.vistaSalvata.count()).toBe(0)
})

describe('a name', () => {
  test('is one for each user and list, whatever its case', async () => {
    const pk = await save('Mia')
    const doppio = { errors: [{ field: 'nome', message: VISTA_NAME_USED }] }
    expect(await write('createVista', { elenco: 'ORDINI', nome: 'MIA', url: '' })).toMatchObject(doppio)
    const other = await save('Altra')
    expect(await write('updateVista', { pk: other, nome: 'mia', url: '' })).toMatchObject(doppio)
    expect(await write('updateVista', { pk, nome: 'MIA', url: '' })).toMatchObject({ errors: [] })
    expect(await save('Mia', {}, 'staff')).toBeGreaterThan(0)
    expect(await save('Mia', { elenco: 'PREVENTIVI' })).toBeGreaterThan(0)
  })

  test('asked for twice at once is given once', async () => {
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => write('createVista', { elenco: 'ORDINI', nome: 'Una', url: '' })),
    )
    expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(await app.db.vistaSalvata.count()).toBe(1)
  })
})

test('there is a limit to how many', async () => {
  const before = await app.db.vistaSalvata.findUniqueOrThrow({ where: { id: await save('Prima') } })
  const { userId } = before
  const riga = (index: number) => ({ userId, elenco: 'ordini', nome: `Vista ${index}`, url: '' })
  await app.db.vistaSalvata.createMany({ data: Array.from({ length: VISTE_MAX - 1 }, (_, index) => riga(index)) })
  expect((await write('createVista', { elenco: 'ORDINI', nome: 'Una di più', url: '' })).errors).toHaveLength(1)
})

test('a shared one is its owner’s to change, colleagues’ to use, nobody else’s to see', async () => {
  const pk = await save('Comune')
  await write('updateVista', { pk, nome: 'Comune', url: 'stato=3', condivisa: true })
  expect(await viste('staff')).toMatchObject([{ pk, url: 'stato=3', condivisa: true, mia: false }])
  expect((await viste('staff'))[0]?.proprietario).not.toBe('')
  expect(await viste('app')).toEqual([])
  await expect(viste('fornitore')).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  for (const name of ['updateVista', 'deleteVista'])
    await expect(
      write(name, { pk, ...(name === 'updateVista' ? { nome: 'Mia', url: '' } : {}) }, 'staff'),
    ).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  await expect(write('deleteVista', { pk }, 'app')).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  expect(await app.db.vistaSalvata.findUnique({ where: { id: pk } })).toMatchObject({ nome: 'Comune', url: 'stato=3' })
})

test('who does not see what others share shares nothing', async () => {
  await save('Mia', { condivisa: true }, 'app')
  expect(await viste('app')).toMatchObject([{ condivisa: false }])
})

test('is removed by its owner; nothing can be done with one that is not there', async () => {
  const pk = await save('Mia')
  await expect(write('deleteVista', { pk }, 'staff')).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  expect(await write('deleteVista', { pk })).toMatchObject({ pk, errors: [] })
  await expect(write('deleteVista', { pk })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  expect(await viste('super')).toEqual([])
})

test('visitors have none', async () => {
  const { errors } = await app.visitor.graphql('{ viste(elenco: ORDINI) { pk } }')
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
})
