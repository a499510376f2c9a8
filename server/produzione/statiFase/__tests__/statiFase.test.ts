import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'
import { makeSchedulabile } from '../../schedulazione/__tests__/scene.ts'
import {
  coloreUnito,
  MATERIALE_DI_FASE,
  MATERIALE_SCONOSCIUTO,
  STATO_DAI_FORNITORI,
  STATO_NON_DEI_MATERIALI,
  STATO_NON_SUO,
  statiUniti,
} from '../rules.ts'

let app: TestApp
let superuser: Client
let inCorso: { id: number }
let ordinato: { id: number }

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  const crea = (contesto: 'FASI' | 'MATERIALI', nomeFase: string, nome: string) =>
    app.db.valoreStato.create({ data: { contesto, nomeFase, nome } })
  inCorso = await crea('FASI', 'banchi', 'In corso')
  ordinato = await crea('MATERIALI', '', 'Ordinato')
  await app.db.materiale.create({ data: { nome: 'maniglie' } })
})
afterAll(() => app.close())

const FASI = `query ($pk: Int!) { fasiOrdine(pk: $pk) {
  fasi { nomeFase isNeeded inizio stato statoPk ordiniFornitore { fornitore stato } }
  materiali { materiale stato statoPk ordiniFornitore { fornitore } }
} }`
interface Fasi {
  fasi: { nomeFase: string; isNeeded: boolean; stato: string; statoPk: number | null; ordiniFornitore: object[] }[]
  materiali: { materiale: string; stato: string; ordiniFornitore: object[] }[]
}

async function fornitore(tipologia: string) {
  return app.db.fornitore.create({ data: { nome: `Ditta ${tipologia}`, tipologia, tempo: 3 } })
}

test('the different states, in the order of their list', () => {
  const fatto = { nome: 'FATTO', ordine: 2 }
  expect(statiUniti([fatto, null, { nome: 'DA_FARE', ordine: 1 }, fatto])).toBe('DA_FARE, FATTO')
  expect(statiUniti([null])).toBe('')
})

test('what underlines several states is the colour of the first in the list', () => {
  const fatto = { nome: 'FATTO', ordine: 2, colore: 'POSITIVO' } as const
  expect(coloreUnito([fatto, null, { nome: 'DA_FARE', ordine: 1, colore: 'INFO' }])).toBe('info')
  expect(coloreUnito([null])).toBe('neutro')
})

describe('the phases of an order', () => {
  test('states that were set, states of supplier orders joined, what is not needed, other materials', async () => {
    const ordine = await makeSchedulabile(app.db, { fasiSpente: ['vetro'] })
    const stati = await app.db.valoreStato.createManyAndReturn({
      data: ['INVIATO', 'ARRIVATO'].map((nome, posto) => ({ contesto: 'ORDINE_FORNITORE', nome, ordine: posto })),
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
      { ordine: ordine.id, nomeFase: 'banchi', stato: inCorso.id },
      'fase { stato }',
    )
    const letto = await queryAs<Fasi>(superuser, FASI, { pk: ordine.id })
    const fase = (nome: string) => letto.fasi.find(({ nomeFase }) => nomeFase === nome)
    expect(fase('banchi')).toMatchObject({ stato: 'In corso', statoPk: inCorso.id, isNeeded: true })
    expect(fase('legno')).toMatchObject({ stato: 'INVIATO, ARRIVATO', statoPk: null })
    expect(fase('legno')?.ordiniFornitore).toHaveLength(2)
    expect(fase('vetro')?.isNeeded).toBe(false)
    expect(letto.materiali).toMatchObject([{ materiale: 'maniglie', stato: '' }])
  })
})

describe('setting a state', () => {
  test('of a phase and of a material: stored once, in the history, twice is once', async () => {
    const { id: ordine } = await makeSchedulabile(app.db)
    const stato = { ordine, nomeFase: 'banchi', stato: inCorso.id }
    for (const _ of [1, 2]) {
      const { fase } = await mutateAs<{ fase: object }>(superuser, 'setStatoFase', stato, 'fase { nomeFase stato }')
      expect(fase).toEqual({ nomeFase: 'banchi', stato: 'In corso' })
    }
    await mutateAs(superuser, 'setStatoMateriale', { ordine, materiale: 'maniglie', stato: ordinato.id }, 'fasi { pk }')
    const storia = await app.db.auditLog.findMany({
      where: { oggetto: 'Ordine', oggettoPk: ordine },
      orderBy: { id: 'asc' },
    })
    expect(storia.map(({ campo, prima, dopo }) => [campo, prima, dopo])).toEqual([
      ['stato banchi', null, 'In corso'],
      ['stato maniglie', null, 'Ordinato'],
    ])
  })

  test.each([
    ['a state of another list', 'setStatoFase', () => ({ nomeFase: 'banchi', stato: ordinato.id }), STATO_NON_SUO],
    ['a phase of suppliers', 'setStatoFase', () => ({ nomeFase: 'legno', stato: inCorso.id }), STATO_DAI_FORNITORI],
    ['an unknown phase', 'setStatoFase', () => ({ nomeFase: 'x', stato: inCorso.id }), 'Fase sconosciuta.'],
    ['no value', 'setStatoFase', () => ({ nomeFase: 'banchi' }), 'Campo obbligatorio'],
    [
      'a material of a phase',
      'setStatoMateriale',
      () => ({ materiale: 'legno', stato: ordinato.id }),
      MATERIALE_DI_FASE,
    ],
    ['an unknown material', 'setStatoMateriale', () => ({ materiale: 'x', stato: ordinato.id }), MATERIALE_SCONOSCIUTO],
    [
      'a state of a phase for a material',
      'setStatoMateriale',
      () => ({ materiale: 'maniglie', stato: inCorso.id }),
      STATO_NON_DEI_MATERIALI,
    ],
  ])('%s is refused and nothing changes', async (_nome, operazione, input, messaggio) => {
    const { id: ordine } = await makeSchedulabile(app.db)
    const { errors } = await mutateAs(superuser, operazione, { ordine, ...input() }, 'fasi { pk }')
    expect(errors.map(({ message }) => message)).toEqual([messaggio])
    expect(await app.db.statoFase.count({ where: { ordineId: ordine } })).toBe(0)
    expect(await app.db.statoMateriale.count({ where: { ordineId: ordine } })).toBe(0)
  })

  test('who may not is refused', async () => {
    const { id: ordine } = await makeSchedulabile(app.db)
    const agente = await app.as('agente')
    const input = { ordine, nomeFase: 'banchi', stato: inCorso.id }
    await expect(mutateAs(agente, 'setStatoFase', input, 'fasi { pk }')).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await app.db.statoFase.count({ where: { ordineId: ordine } })).toBe(0)
  })
})
