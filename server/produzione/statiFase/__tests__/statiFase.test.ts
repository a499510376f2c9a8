import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeSchedulabile } from '../../schedulazione/__tests__/scene.ts'
import {
  joinedStati,
  MATERIALE_OF_FASE,
  STATO_FROM_FORNITORI,
  STATO_NOT_OF_MATERIALI,
  STATO_NOT_OWN,
  UNKNOWN_MATERIALE,
  unitedColor,
} from '../rules.ts'

let app: TestApp
let superuser: Client
let inProgress: { id: number }
let sorted: { id: number }

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  const create = (context: 'FASI' | 'MATERIALI', nomeFase: string, name: string) =>
    app.db.valoreStato.create({ data: { contesto: context, nomeFase, nome: name } })
  inProgress = await create('FASI', 'banchi', 'In corso')
  sorted = await create('MATERIALI', '', 'Ordinato')
  await app.db.materiale.create({ data: { nome: 'maniglie' } })
})
afterAll(() => app.close())

const FASI = `query ($pk: Int!) { ordine(pk: $pk) {
  fasi: statiFasi { nome isNeeded inizio stato statoPk ordiniFornitore { fornitore stato } }
  materiali: statiMateriali { nome stato statoPk ordiniFornitore { fornitore } }
} }`
interface Fasi {
  fasi: { nome: string; isNeeded: boolean; stato: string; statoPk: number | null; ordiniFornitore: object[] }[]
  materiali: { nome: string; stato: string; ordiniFornitore: object[] }[]
}

async function fornitore(tipologia: string) {
  return app.db.fornitore.create({ data: { nome: `Ditta ${tipologia}`, tipologia, tempo: 3 } })
}

test('the different states, in the order of their list', () => {
  const done = { nome: 'FATTO', ordine: 2 }
  expect(joinedStati([done, null, { nome: 'DA_FARE', ordine: 1 }, done])).toBe('DA_FARE, FATTO')
  expect(joinedStati([null])).toBe('')
})

test('what underlines several states is the colour of the first in the list', () => {
  const done = { nome: 'FATTO', ordine: 2, colore: 'POSITIVO' } as const
  expect(unitedColor([done, null, { nome: 'DA_FARE', ordine: 1, colore: 'INFO' }])).toBe('info')
  expect(unitedColor([null])).toBe('neutro')
})

describe('the phases of an order', () => {
  test('states that were set, states of supplier orders joined, what is not needed, other materials', async () => {
    const ordine = await makeSchedulabile(app.db, { fasiSpente: ['vetro'] })
    const stati = await app.db.valoreStato.createManyAndReturn({
      data: ['INVIATO', 'ARRIVATO'].map((name, place) => ({ contesto: 'ORDINE_FORNITORE', nome: name, ordine: place })),
    })
    const [legno, maniglie] = [await fornitore('legno'), await fornitore('maniglie')]
    for (const { id: statoId } of [...stati].reverse()) {
      await app.db.ordineFornitore.create({
        data: { ordineId: ordine.id, tipologia: 'legno', fornitoreId: legno.id, statoId },
      })
    }
    await app.db.ordineFornitore.create({
      data: { ordineId: ordine.id, tipologia: 'maniglie', fornitoreId: maniglie.id },
    })
    await mutateAs(
      superuser,
      'setStatoFase',
      { ordinePk: ordine.id, nomeFase: 'banchi', statoPk: inProgress.id },
      'fase { stato }',
    )
    const read = await queryAs<Fasi>(superuser, FASI, { pk: ordine.id })
    const fase = (name: string) => read.fasi.find(({ nome }) => nome === name)
    expect(fase('banchi')).toMatchObject({ stato: 'In corso', statoPk: inProgress.id, isNeeded: true })
    expect(fase('legno')).toMatchObject({ stato: 'INVIATO, ARRIVATO', statoPk: null })
    expect(fase('legno')?.ordiniFornitore).toHaveLength(2)
    expect(fase('vetro')?.isNeeded).toBe(false)
    expect(read.materiali).toMatchObject([{ nome: 'maniglie', stato: '' }])
  })
})

describe('setting a state', () => {
  test('of a phase and of a material: stored once, in the history, twice is once', async () => {
    const { id: ordine } = await makeSchedulabile(app.db)
    const stato = { ordinePk: ordine, nomeFase: 'banchi', statoPk: inProgress.id }
    for (const _ of [1, 2]) {
      const { fase } = await mutateAs<{ fase: object }>(superuser, 'setStatoFase', stato, 'fase { nome stato }')
      expect(fase).toEqual({ nome: 'banchi', stato: 'In corso' })
    }
    await mutateAs(
      superuser,
      'setStatoMateriale',
      { ordinePk: ordine, materiale: 'maniglie', statoPk: sorted.id },
      'ordine { pk }',
    )
    const history = await app.db.auditLog.findMany({
      where: { oggetto: 'Ordine', oggettoPk: ordine },
      orderBy: { id: 'asc' },
    })
    expect(history.map(({ campo, prima, dopo }) => [campo, prima, dopo])).toEqual([
      ['stato banchi', null, 'In corso'],
      ['stato maniglie', null, 'Ordinato'],
    ])
  })

  test.each([
    ['a state of another list', 'setStatoFase', () => ({ nomeFase: 'banchi', statoPk: sorted.id }), STATO_NOT_OWN],
    [
      'a phase of suppliers',
      'setStatoFase',
      () => ({ nomeFase: 'legno', statoPk: inProgress.id }),
      STATO_FROM_FORNITORI,
    ],
    ['an unknown phase', 'setStatoFase', () => ({ nomeFase: 'x', statoPk: inProgress.id }), 'Fase sconosciuta.'],
    ['no value', 'setStatoFase', () => ({ nomeFase: 'banchi' }), 'Campo obbligatorio'],
    [
      'a material of a phase',
      'setStatoMateriale',
      () => ({ materiale: 'legno', statoPk: sorted.id }),
      MATERIALE_OF_FASE,
    ],
    ['an unknown material', 'setStatoMateriale', () => ({ materiale: 'x', statoPk: sorted.id }), UNKNOWN_MATERIALE],
    [
      'a state of a phase for a material',
      'setStatoMateriale',
      () => ({ materiale: 'maniglie', statoPk: inProgress.id }),
      STATO_NOT_OF_MATERIALI,
    ],
  ])('%s is refused and nothing changes', async (_name, operation, input, message) => {
    const { id: ordine } = await makeSchedulabile(app.db)
    const { errors } = await mutateAs(superuser, operation, { ordinePk: ordine, ...input() }, 'ordine { pk }')
    expect(errors.map(({ message }) => message)).toEqual([message])
    expect(await app.db.statoFase.count({ where: { ordineId: ordine } })).toBe(0)
    expect(await app.db.statoMateriale.count({ where: { ordineId: ordine } })).toBe(0)
  })

  test('who may not is refused', async () => {
    const { id: ordine } = await makeSchedulabile(app.db)
    const agente = await app.as('agente')
    const input = { ordinePk: ordine, nomeFase: 'banchi', statoPk: inProgress.id }
    await expect(mutateAs(agente, 'setStatoFase', input, 'ordine { pk }')).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await app.db.statoFase.count({ where: { ordineId: ordine } })).toBe(0)
  })
})
