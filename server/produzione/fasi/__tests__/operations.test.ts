import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine } from '../../../test/factories.ts'
import { wrongInput } from '../../../test/ordini/ask.ts'
import { statementsOf } from '../../../test/statements.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  await app.services.events.start()
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Esito {
  pk: number | null
  errors: { field: string | null; message: string }[]
}

/** A schedule of an order not over yet. */
async function schedula(numeroCommessa: string, fasi: string[]) {
  const date = { inizio: new Date('2099-03-02'), fine: new Date('2099-03-09') }
  const { id } = await makeOrdine(app.db, { numeroCommessa })
  const salvate = fasi.map((nomeFase) => ({ nomeFase, ...date }))
  await app.db.schedulazioneOrdine.create({ data: { ordineId: id, ...date, fasi: { create: salvate } } })
  return id
}

async function scrivi(nome: string, input: object, chi = superuser) {
  const Nome = nome.charAt(0).toUpperCase() + nome.slice(1)
  const { data, errors } = await chi.graphql<Record<string, Esito>>(
    `mutation ($input: ${Nome}Input!) { ${nome}(input: $input) { pk errors { field message } } }`,
    { input },
  )
  const wrong = wrongInput(errors?.[0])
  return { ...(wrong ? { errors: wrong } : data?.[nome]), rifiuto: errors?.[0]?.extensions?.code } as Esito & {
    rifiuto: unknown
  }
}

const posa = {
  nome: 'posa',
  unit: 'days',
  withFornitore: false,
  infiniteCapacity: true,
  reparto: null,
  dependencies: ['banchi'],
  soloConTelai: false,
}
/** A phase as its form holds it. */
async function forma(nome: string) {
  const { id, posizione: _posizione, ...fase } = await app.db.fase.findUniqueOrThrow({ where: { nome } })
  return { pk: id, ...fase, unit: fase.unit.toLowerCase(), reparto: fase.reparto?.toLowerCase() ?? null }
}

test('a phase is added, changed, removed', async () => {
  const { pk, errors } = await scrivi('createFase', posa)
  expect(errors).toEqual([])
  expect((await scrivi('createFase', posa)).errors).toMatchObject([{ field: 'nome' }])
  const dopo = { ...(await forma('posa')), dependencies: ['banchi', 'vetro'] }
  expect((await scrivi('updateFase', dopo)).errors).toEqual([])
  expect(await app.db.fase.findUniqueOrThrow({ where: { nome: 'posa' } })).toMatchObject({
    posizione: 6,
    versione: 2,
    dependencies: ['banchi', 'vetro'],
  })
  const stantia = await scrivi('updateFase', { ...dopo, versione: 1, dependencies: [] })
  expect(stantia.rifiuto).toBe('CONFLICT')
  expect((await scrivi('deleteFase', { pk })).errors).toEqual([])
  expect((await scrivi('deleteFase', { pk })).rifiuto).toBe('NOT_FOUND')
  const { data } = await superuser.graphql<{ fasi: { nome: string }[] }>('{ fasi { nome unit reparto dependencies } }')
  expect(data?.fasi.map(({ nome }) => nome)).toEqual(['legno', 'vetro', 'telai', 'macchine', 'verniciatura', 'banchi'])
})

test('a phase brings a list of states of its own, which takes its new name and goes with it', async () => {
  const stati = (nomeFase: string) =>
    app.db.valoreStato.findMany({ where: { contesto: 'FASI', nomeFase }, orderBy: { ordine: 'asc' } })
  const { pk } = await scrivi('createFase', { ...posa, nome: 'rifinitura' })
  expect((await stati('rifinitura')).map(({ nome }) => nome)).toEqual(['Da fare', 'In corso', 'Finito'])
  await scrivi('updateFase', { ...(await forma('rifinitura')), nome: 'finitura' })
  expect(await stati('rifinitura')).toEqual([])
  expect(await stati('finitura')).toHaveLength(3)
  expect((await scrivi('deleteFase', { pk })).errors).toEqual([])
  expect(await stati('finitura')).toEqual([])
})

test('a phase of a supplier brings its material, once, and not when it is refused', async () => {
  const materiali = () => app.db.materiale.count({ where: { nome: { in: ['zanzariere', 'cassonetti'] } } })
  const conFornitore = { ...posa, nome: 'zanzariere', withFornitore: true, infiniteCapacity: true, reparto: null }
  expect((await scrivi('createFase', { ...conFornitore, dependencies: ['nessuna'] })).errors).toHaveLength(1)
  expect(await materiali()).toBe(0)
  const { pk, errors } = await scrivi('createFase', conFornitore)
  expect([errors, await materiali()]).toEqual([[], 1])
  expect((await scrivi('deleteFase', { pk })).errors).toEqual([])
  const { pk: altra } = await scrivi('createFase', conFornitore)
  expect(await materiali()).toBe(1)
  expect((await scrivi('updateFase', { ...(await forma('zanzariere')), nome: 'cassonetti' })).errors).toEqual([])
  expect(await materiali()).toBe(2)
  expect((await scrivi('deleteFase', { pk: altra })).errors).toEqual([])
})

test('who looks at the timeline is told that the phases are others; not of what was refused', async () => {
  const aperta = await superuser.subscribe<{ occupazioneAggiornata: object }>(
    'subscription { occupazioneAggiornata(da: "2033-05-01", a: "2033-05-31") { fasi ordini giorni } }',
  )
  const avviso = { fasi: true, ordini: [], giorni: [] }
  const { pk } = await scrivi('createFase', posa)
  expect((await scrivi('createFase', posa)).errors).toHaveLength(1)
  expect((await scrivi('updateFase', { ...(await forma('posa')), dependencies: [] })).errors).toEqual([])
  const fasi = await app.db.fase.findMany({ orderBy: { posizione: 'asc' } })
  const ordine = { input: { fasi: [pk, ...fasi.map(({ id }) => id).filter((id) => id !== pk)] } }
  const { errors } = await superuser.graphql(
    'mutation ($input: OrdinaFasiInput!) { ordinaFasi(input: $input) { errors { message } } }',
    ordine,
  )
  expect(errors).toBe(undefined)
  expect((await scrivi('deleteFase', { pk })).errors).toEqual([])
  for (let volte = 0; volte < 4; volte++) {
    expect((await aperta.next()).value?.data?.occupazioneAggiornata).toEqual(avviso)
  }
  await aperta.return(undefined)
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
  ['an unknown unit', 'legno', { unit: 'weeks' }, 'unit', /^Invalid unit$/],
  ['days of a department', 'macchine', { unit: 'days' }, 'unit', /^Invalid unit$/],
  ['no department', 'macchine', { reparto: null }, 'reparto', /reparto/],
  ['the office', 'macchine', { reparto: 'ufficio' }, 'reparto', /sconosciuto/],
])('%s is refused, and nothing is changed', async (_nome, fase, cambio, field, message) => {
  const prima = await app.db.fase.findMany({ orderBy: { id: 'asc' } })
  const { errors } = await scrivi('updateFase', { ...(await forma(fase)), ...cambio })
  expect(errors).toMatchObject([{ field, message: expect.stringMatching(message) }])
  expect(await app.db.fase.findMany({ orderBy: { id: 'asc' } })).toEqual(prima)
})

test('two changes at once, each right, do not make a circle together', async () => {
  const [uno, due] = [await forma('legno'), await forma('vetro')]
  const esiti = await Promise.all([
    scrivi('updateFase', { ...uno, dependencies: ['vetro'] }),
    scrivi('updateFase', { ...due, dependencies: ['legno'] }),
  ])
  expect(esiti.map(({ errors }) => errors.length).sort()).toEqual([0, 1])
  for (const fase of [uno, due]) {
    await app.db.fase.update({ where: { id: fase.pk }, data: { dependencies: [] } })
  }
})

test('what others wait for, or a schedule has, is not removed; only who administers changes phases', async () => {
  const { pk } = await forma('legno')
  expect((await scrivi('deleteFase', { pk })).errors).toMatchObject([
    { message: 'La fase macchine dipende da questa.' },
  ])
  expect((await scrivi('deleteFase', { pk }, await app.as('staff'))).rifiuto).toBe('FORBIDDEN')
  expect((await scrivi('createFase', posa, await app.as('agente'))).rifiuto).toBe('FORBIDDEN')
})

test('a phase in use keeps its name and its unit, and is not removed; another one takes its new name everywhere', async () => {
  const { pk } = await scrivi('createFase', posa)
  await scrivi('createFase', { ...posa, nome: 'collaudo', dependencies: ['posa'] })
  expect((await scrivi('updateFase', { pk, nome: 'banchi' })).errors).toMatchObject([{ field: 'nome' }])
  expect((await scrivi('updateFase', { pk, nome: 'Posa in opera!' })).errors).toMatchObject([{ field: 'nome' }])
  expect((await scrivi('updateFase', { pk, nome: 'posa in opera' })).errors).toEqual([])
  expect((await app.db.fase.findUniqueOrThrow({ where: { nome: 'collaudo' } })).dependencies).toEqual(['posa in opera'])

  const ordine = await schedula('FASI/1', ['posa in opera'])
  const prima = await app.db.fase.findMany({ orderBy: { id: 'asc' } })
  const inUso = expect.stringMatching(/^La fase è in 1 schedulazione salvata/)
  expect((await scrivi('updateFase', { pk, nome: 'posa' })).errors).toMatchObject([{ field: 'nome', message: inUso }])
  expect((await scrivi('updateFase', { pk, unit: 'hours' })).errors).toMatchObject([{ field: 'unit', message: inUso }])
  const { pk: collaudo } = await forma('collaudo')
  await scrivi('deleteFase', { pk: collaudo })
  expect((await scrivi('deleteFase', { pk })).errors).toMatchObject([{ field: null, message: inUso }])
  const dopo = await app.db.fase.findMany({ orderBy: { id: 'asc' } })
  expect(dopo).toEqual(prima.filter(({ id }) => id !== collaudo))
  await app.db.ordine.delete({ where: { id: ordine } })
  expect((await scrivi('deleteFase', { pk })).errors).toEqual([])
})

test('the phases take another order only whole', async () => {
  const ids = (await app.db.fase.findMany({ orderBy: { posizione: 'asc' } })).map(({ id }) => id)
  const rovescio = [...ids].reverse()
  const ordina = async (fasi: number[], chi = superuser) => {
    const { data, errors } = await chi.graphql<{ ordinaFasi: { fasi: number[]; errors: { field: string }[] } }>(
      'mutation ($fasi: [Int!]!) { ordinaFasi(input: { fasi: $fasi }) { fasi errors { field } } }',
      { fasi },
    )
    return { ...data?.ordinaFasi, rifiuto: errors?.[0]?.extensions?.code }
  }
  const salvato = async () => (await app.db.fase.findMany({ orderBy: { posizione: 'asc' } })).map(({ id }) => id)
  for (const storto of [ids.slice(1), [...ids, 999_999], [...ids.slice(1), ids[1] as number]]) {
    expect((await ordina(storto)).errors).toMatchObject([{ field: 'fasi' }])
  }
  expect((await ordina(rovescio, await app.as('staff'))).rifiuto).toBe('FORBIDDEN')
  expect(await salvato()).toEqual(ids)
  expect((await ordina(rovescio)).errors).toEqual([])
  expect(await salvato()).toEqual(rovescio)
  expect((await ordina(ids)).errors).toEqual([])
})

test('the saved schedules that a change affects, before it is saved', async () => {
  const impatto = async (pk: number | null, input: object, chi = superuser) => {
    const { data, errors } = await chi.graphql<{ impattoFase: object }>(
      'query ($pk: Int, $input: ImpattoFaseInput!) { impattoFase(pk: $pk, input: $input) { conFase senzaFase ordini } }',
      { pk, input },
    )
    return data?.impattoFase ?? errors?.[0]?.extensions?.code
  }
  const { pk } = await forma('telai')
  const niente = { conFase: 0, senzaFase: 0, ordini: [] }
  const ordini = [await schedula('FASI/2', ['telai', 'banchi']), await schedula('FASI/3', ['banchi'])]
  const { pk: _pk, versione: _versione, ...telai } = await forma('telai')
  expect(await impatto(pk, telai)).toEqual(niente)
  expect(await impatto(pk, { dependencies: ['legno'] })).toEqual({ conFase: 1, senzaFase: 0, ordini: ['FASI/2'] })
  expect(await impatto(pk, { soloConTelai: false })).toEqual({ conFase: 0, senzaFase: 1, ordini: ['FASI/3'] })
  expect(await impatto(null, posa)).toEqual({ conFase: 0, senzaFase: 2, ordini: ['FASI/2', 'FASI/3'] })
  expect(await impatto(null, { ...posa, soloConTelai: true })).toEqual(niente)
  expect(await impatto(pk, { dependencies: ['banchi'] })).toBe('BAD_USER_INPUT')
  expect(await impatto(pk, { unit: 'hours' })).toBe('BAD_USER_INPUT')
  expect(await impatto(pk, {}, await app.as('agente'))).toBe('FORBIDDEN')
  await app.db.ordine.deleteMany({ where: { id: { in: ordini } } })
})

test('a change of the phases asks as much of many orders as of one, and writes none of them', async () => {
  const ordini = () => app.db.$queryRaw`SELECT id, xmin::text FROM ordini ORDER BY id`
  const configura = async () => {
    const { pk } = await scrivi('createFase', { ...posa, nome: 'ferramenta', withFornitore: true })
    await scrivi('updateFase', { ...(await forma('ferramenta')), soloConTelai: true })
    const ids = (await app.db.fase.findMany({ orderBy: { posizione: 'desc' } })).map(({ id }) => id)
    await superuser.graphql('mutation ($fasi: [Int!]!) { ordinaFasi(input: { fasi: $fasi }) { fasi } }', { fasi: ids })
    await scrivi('deleteFase', { pk })
  }
  // Whoever follows the events reads them meanwhile.
  const quanti = async () => (await statementsOf(configura)).filter((testo) => !testo.includes('event_log')).length
  const { clienteId, data, tipoCliente } = await makeOrdine(app.db)
  await app.db.materiale.create({ data: { nome: 'ferramenta' } })
  const uno = await quanti()
  await app.db.ordine.createMany({
    data: Array.from({ length: 300 }, (_, i) => ({ clienteId, data, tipoCliente, numeroCommessa: `MOLTI/${i}` })),
  })
  const prima = await ordini()
  expect(await quanti()).toBe(uno)
  expect(await ordini()).toEqual(prima)
})
