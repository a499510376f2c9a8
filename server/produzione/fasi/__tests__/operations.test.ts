import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { wrongInput } from '#server-test/ordini/ask.ts'
import { statementsOf } from '#server-test/statements.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  await app.services.events.start()
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Outcome {
  pk: number | null
  errors: { field: string | null; message: string }[]
}

/** A schedule of an order not over yet. */
async function schedula(numeroCommessa: string, fasi: string[]) {
  const date = { inizio: new Date('2099-03-02'), fine: new Date('2099-03-09') }
  const { id } = await makeOrdine(app.db, { numeroCommessa })
  const saved = fasi.map((nomeFase) => ({ nomeFase, ...date }))
  await app.db.schedulazioneOrdine.create({ data: { ordineId: id, ...date, fasi: { create: saved } } })
  return id
}

async function write(name: string, input: object, who = superuser) {
  const Name = name.charAt(0).toUpperCase() + name.slice(1)
  const { data, errors } = await who.graphql<Record<string, Outcome>>(
    `mutation ($input: ${Name}Input!) { ${name}(input: $input) { pk errors { field message } } }`,
    { input },
  )
  const wrong = wrongInput(errors?.[0])
  return { ...(wrong ? { errors: wrong } : data?.[name]), refusal: errors?.[0]?.extensions?.code } as Outcome & {
    refusal: unknown
  }
}

const posa = {
  nome: 'posa',
  unit: 'DAYS',
  withFornitore: false,
  infiniteCapacity: true,
  reparto: null,
  dependencies: ['banchi'],
  soloConTelai: false,
}
/** A phase as its form holds it. */
async function shape(name: string) {
  const { id, posizione: _posizione, ...fase } = await app.db.fase.findUniqueOrThrow({ where: { nome: name } })
  return { pk: id, ...fase }
}

test('an answer has all phases, those that wait for a renamed one with its new name', async () => {
  const { pk } = await write('createFase', { ...posa, nome: 'consegna' })
  await write('createFase', { ...posa, nome: 'collaudo', dependencies: ['consegna'] })
  const { data } = await superuser.graphql<{ updateFase: { fasi: { nome: string; dependencies: string[] }[] } }>(
    'mutation ($input: UpdateFaseInput!) { updateFase(input: $input) { fasi { nome dependencies } } }',
    { input: { pk, nome: 'trasporto' } },
  )
  const fasi = data?.updateFase.fasi ?? []
  expect(fasi.map(({ nome }) => nome).slice(-2)).toEqual(['trasporto', 'collaudo'])
  expect(fasi.at(-1)?.dependencies).toEqual(['trasporto'])
  const refused = await superuser.graphql<{ deleteFase: { fasi: null } }>(
    'mutation ($pk: Int!) { deleteFase(input: { pk: $pk }) { fasi { nome } } }',
    { pk },
  )
  expect(refused.data?.deleteFase.fasi).toBeNull()
  for (const nome of ['collaudo', 'trasporto']) await write('deleteFase', { pk: (await shape(nome)).pk })
})

test('a phase is added, changed, removed', async () => {
  const { pk, errors } = await write('createFase', posa)
  expect(errors).toEqual([])
  expect((await write('createFase', posa)).errors).toMatchObject([{ field: 'nome' }])
  const after = { ...(await shape('posa')), dependencies: ['banchi', 'vetro'] }
  expect((await write('updateFase', after)).errors).toEqual([])
  expect(await app.db.fase.findUniqueOrThrow({ where: { nome: 'posa' } })).toMatchObject({
    posizione: 6,
    versione: 2,
    dependencies: ['banchi', 'vetro'],
  })
  const stale = await write('updateFase', { ...after, versione: 1, dependencies: [] })
  expect(stale.refusal).toBe('CONFLICT')
  expect((await write('deleteFase', { pk })).errors).toEqual([])
  expect((await write('deleteFase', { pk })).refusal).toBe('NOT_FOUND')
  const { data } = await superuser.graphql<{ fasi: { nome: string }[] }>('{ fasi { nome unit reparto dependencies } }')
  expect(data?.fasi.map(({ nome }) => nome)).toEqual(['legno', 'vetro', 'telai', 'macchine', 'verniciatura', 'banchi'])
})

test('a phase brings a list of states of its own, which takes its new name and goes with it', async () => {
  const stati = (nomeFase: string) =>
    app.db.valoreStato.findMany({ where: { contesto: 'FASI', nomeFase }, orderBy: { ordine: 'asc' } })
  const { pk } = await write('createFase', { ...posa, nome: 'rifinitura' })
  expect((await stati('rifinitura')).map(({ nome }) => nome)).toEqual(['Da fare', 'In corso', 'Finito'])
  await write('updateFase', { ...(await shape('rifinitura')), nome: 'finitura' })
  expect(await stati('rifinitura')).toEqual([])
  expect(await stati('finitura')).toHaveLength(3)
  expect((await write('deleteFase', { pk })).errors).toEqual([])
  expect(await stati('finitura')).toEqual([])
})

test('a phase of a supplier brings its material, once, and not when it is refused', async () => {
  const materiali = () => app.db.materiale.count({ where: { nome: { in: ['zanzariere', 'cassonetti'] } } })
  const withFornitore = { ...posa, nome: 'zanzariere', withFornitore: true, infiniteCapacity: true, reparto: null }
  expect((await write('createFase', { ...withFornitore, dependencies: ['nessuna'] })).errors).toHaveLength(1)
  expect(await materiali()).toBe(0)
  const { pk, errors } = await write('createFase', withFornitore)
  expect([errors, await materiali()]).toEqual([[], 1])
  expect((await write('deleteFase', { pk })).errors).toEqual([])
  const { pk: other } = await write('createFase', withFornitore)
  expect(await materiali()).toBe(1)
  expect((await write('updateFase', { ...(await shape('zanzariere')), nome: 'cassonetti' })).errors).toEqual([])
  expect(await materiali()).toBe(2)
  expect((await write('deleteFase', { pk: other })).errors).toEqual([])
})

test('who looks at the timeline is told that the phases are others; not of what was refused', async () => {
  const open = await superuser.subscribe<{ occupazioneAggiornata: object }>(
    'subscription { occupazioneAggiornata(periodo: { dal: "2033-05-01", al: "2033-05-31" }) { fasi ordini giorni } }',
  )
  const notice = { fasi: true, ordini: [], giorni: [] }
  const { pk } = await write('createFase', posa)
  expect((await write('createFase', posa)).errors).toHaveLength(1)
  expect((await write('updateFase', { ...(await shape('posa')), dependencies: [] })).errors).toEqual([])
  const fasi = await app.db.fase.findMany({ orderBy: { posizione: 'asc' } })
  const ordine = { input: { pks: [pk, ...fasi.map(({ id }) => id).filter((id) => id !== pk)] } }
  const { errors } = await superuser.graphql(
    'mutation ($input: ArrangeFasiInput!) { arrangeFasi(input: $input) { errors { message } } }',
    ordine,
  )
  expect(errors).toBe(undefined)
  expect((await write('deleteFase', { pk })).errors).toEqual([])
  for (let volte = 0; volte < 4; volte++) {
    expect((await open.next()).value?.data?.occupazioneAggiornata).toEqual(notice)
  }
  await open.return(undefined)
})

test.each([
  ['a circle', 'legno', { dependencies: ['banchi'] }, 'dependencies', /in circolo/],
  [
    'a circle, without what merely waits for it',
    'macchine',
    { dependencies: ['legno', 'verniciatura'] },
    'dependencies',
    /in circolo: macchine, verniciatura\.$/,
  ],
  ['an unknown dependency', 'banchi', { dependencies: ['colla'] }, 'dependencies', /Fase sconosciuta: colla/],
  ['an unknown unit', 'legno', { unit: 'WEEKS' }, 'unit', /^Invalid unit$/],
  ['days of a department', 'macchine', { unit: 'DAYS' }, 'unit', /^Invalid unit$/],
  ['no department', 'macchine', { reparto: null }, 'reparto', /reparto/],
  ['the office', 'macchine', { reparto: 'ufficio' }, 'reparto', /una capacità in minuti/],
  ['a department that there is none of', 'macchine', { reparto: 'cortile' }, 'reparto', /una capacità in minuti/],
])('%s is refused, and nothing is changed', async (_name, fase, change, field, message) => {
  const before = await app.db.fase.findMany({ orderBy: { id: 'asc' } })
  const { errors } = await write('updateFase', { ...(await shape(fase)), ...change })
  expect(errors).toMatchObject([{ field, message: expect.stringMatching(message) }])
  expect(await app.db.fase.findMany({ orderBy: { id: 'asc' } })).toEqual(before)
})

test('two changes at once, each right, do not make a circle together', async () => {
  const [one, due] = [await shape('legno'), await shape('vetro')]
  const outcomes = await Promise.all([
    write('updateFase', { ...one, dependencies: ['vetro'] }),
    write('updateFase', { ...due, dependencies: ['legno'] }),
  ])
  expect(outcomes.map(({ errors }) => errors.length).sort()).toEqual([0, 1])
  for (const fase of [one, due]) {
    await app.db.fase.update({ where: { id: fase.pk }, data: { dependencies: [] } })
  }
})

test('what others wait for, or a schedule has, is not removed; only who administers changes phases', async () => {
  const { pk } = await shape('legno')
  expect((await write('deleteFase', { pk })).errors).toMatchObject([{ message: 'La fase macchine dipende da questa.' }])
  expect((await write('deleteFase', { pk }, await app.as('staff'))).refusal).toBe('FORBIDDEN')
  expect((await write('createFase', posa, await app.as('agente'))).refusal).toBe('FORBIDDEN')
})

test('a phase in use keeps its name and its unit, and is not removed; another one takes its new name everywhere', async () => {
  const { pk } = await write('createFase', posa)
  await write('createFase', { ...posa, nome: 'collaudo', dependencies: ['posa'] })
  expect((await write('updateFase', { pk, nome: 'banchi' })).errors).toMatchObject([{ field: 'nome' }])
  expect((await write('updateFase', { pk, nome: 'Posa in opera!' })).errors).toMatchObject([{ field: 'nome' }])
  expect((await write('updateFase', { pk, nome: 'posa in opera' })).errors).toEqual([])
  expect((await app.db.fase.findUniqueOrThrow({ where: { nome: 'collaudo' } })).dependencies).toEqual(['posa in opera'])

  const ordine = await schedula('FASI/1', ['posa in opera'])
  const before = await app.db.fase.findMany({ orderBy: { id: 'asc' } })
  const inUse = expect.stringMatching(/^La fase è in 1 schedulazione salvata/)
  expect((await write('updateFase', { pk, nome: 'posa' })).errors).toMatchObject([{ field: 'nome', message: inUse }])
  expect((await write('updateFase', { pk, unit: 'HOURS' })).errors).toMatchObject([{ field: 'unit', message: inUse }])
  const { pk: collaudo } = await shape('collaudo')
  await write('deleteFase', { pk: collaudo })
  expect((await write('deleteFase', { pk })).errors).toMatchObject([{ field: null, message: inUse }])
  const after = await app.db.fase.findMany({ orderBy: { id: 'asc' } })
  expect(after).toEqual(before.filter(({ id }) => id !== collaudo))
  await app.db.ordine.delete({ where: { id: ordine } })
  expect((await write('deleteFase', { pk })).errors).toEqual([])
})

test('the phases take another order only whole', async () => {
  const ids = (await app.db.fase.findMany({ orderBy: { posizione: 'asc' } })).map(({ id }) => id)
  const reversed = [...ids].reverse()
  const sort = async (fasi: number[], who = superuser) => {
    const { data, errors } = await who.graphql<{ arrangeFasi: { fasi: number[]; errors: { field: string }[] } }>(
      'mutation ($fasi: [Int!]!) { arrangeFasi(input: { pks: $fasi }) { fasi errors { field } } }',
      { fasi },
    )
    return { ...data?.arrangeFasi, refusal: errors?.[0]?.extensions?.code }
  }
  const saved = async () => (await app.db.fase.findMany({ orderBy: { posizione: 'asc' } })).map(({ id }) => id)
  for (const malformed of [ids.slice(1), [...ids, 999_999], [...ids.slice(1), ids[1] as number]]) {
    expect((await sort(malformed)).errors).toMatchObject([{ field: 'pks' }])
  }
  expect((await sort(reversed, await app.as('staff'))).refusal).toBe('FORBIDDEN')
  expect(await saved()).toEqual(ids)
  expect((await sort(reversed)).errors).toEqual([])
  expect(await saved()).toEqual(reversed)
  expect((await sort(ids)).errors).toEqual([])
})

test('the saved schedules that a change affects, before it is saved', async () => {
  const impact = async (pk: number | null, input: object, who = superuser) => {
    const { data, errors } = await who.graphql<{ impattoFase: object }>(
      'query ($pk: Int, $input: ImpattoFaseInput!) { impattoFase(pk: $pk, input: $input) { conFase senzaFase ordini } }',
      { pk, input },
    )
    return data?.impattoFase ?? errors?.[0]?.extensions?.code
  }
  const { pk } = await shape('telai')
  const nothing = { conFase: 0, senzaFase: 0, ordini: [] }
  const ordini = [await schedula('FASI/2', ['telai', 'banchi']), await schedula('FASI/3', ['banchi'])]
  const { pk: _pk, versione: _versione, ...telai } = await shape('telai')
  expect(await impact(pk, telai)).toEqual(nothing)
  expect(await impact(pk, { dependencies: ['legno'] })).toEqual({ conFase: 1, senzaFase: 0, ordini: ['FASI/2'] })
  expect(await impact(pk, { soloConTelai: false })).toEqual({ conFase: 0, senzaFase: 1, ordini: ['FASI/3'] })
  expect(await impact(null, posa)).toEqual({ conFase: 0, senzaFase: 2, ordini: ['FASI/2', 'FASI/3'] })
  expect(await impact(null, { ...posa, soloConTelai: true })).toEqual(nothing)
  expect(await impact(pk, { dependencies: ['banchi'] })).toBe('BAD_USER_INPUT')
  expect(await impact(pk, { unit: 'HOURS' })).toBe('BAD_USER_INPUT')
  expect(await impact(pk, {}, await app.as('agente'))).toBe('FORBIDDEN')
  await app.db.ordine.deleteMany({ where: { id: { in: ordini } } })
})

test('a change of the phases asks as much of many orders as of one, and writes none of them', async () => {
  const ordini = () => app.db.$queryRaw`SELECT id, xmin::text FROM ordini ORDER BY id`
  const configure = async () => {
    const { pk } = await write('createFase', { ...posa, nome: 'ferramenta', withFornitore: true })
    await write('updateFase', { ...(await shape('ferramenta')), soloConTelai: true })
    const ids = (await app.db.fase.findMany({ orderBy: { posizione: 'desc' } })).map(({ id }) => id)
    await superuser.graphql('mutation ($fasi: [Int!]!) { arrangeFasi(input: { pks: $fasi }) { fasi } }', { fasi: ids })
    await write('deleteFase', { pk })
  }
  // Whoever follows the events reads them meanwhile.
  const count = async () => (await statementsOf(configure)).filter((text) => !text.includes('event_log')).length
  const { clienteId, data, tipoCliente } = await makeOrdine(app.db)
  await app.db.materiale.create({ data: { nome: 'ferramenta' } })
  const one = await count()
  await app.db.ordine.createMany({
    data: Array.from({ length: 300 }, (_, i) => ({ clienteId, data, tipoCliente, numeroCommessa: `MOLTI/${i}` })),
  })
  const before = await ordini()
  expect(await count()).toBe(one)
  expect(await ordini()).toEqual(before)
})
