import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeFamiglia, makePreventivo } from '../../../test/factories.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Valore {
  pk?: number | null
  nome: string
  html?: string
  ritirato?: boolean
}
interface Opzione {
  pk?: number | null
  nome: string
  ritirato?: boolean
  valori: Valore[]
}

const salva = (pk: number, opzioni: Opzione[], versione: number | null = null, chi = superuser) =>
  mutateAs<{ famiglia: { versione: number } | null }>(
    chi,
    'setOpzioniFamiglia',
    { pk, versione, opzioni },
    'famiglia { versione }',
  )
const leggi = async (pk: number) => {
  const { opzioni } = await queryAs<{ opzioni: (Opzione & { pk: number })[] }>(
    superuser,
    `{ famigliaInCatalogo(pk: ${pk}) { opzioni { pk nome ritirato valori { pk nome html ritirato } } } }`,
  )
  return opzioni
}
const inBreve = (opzioni: Opzione[]) =>
  Object.fromEntries(opzioni.map(({ nome, valori }) => [nome, valori.map((valore) => valore.nome)]))
const nelWizard = async (pk: number) => {
  const famiglie = await queryAs<{ pk: number; opzioni: Opzione[] }[]>(
    app.visitatore,
    '{ famiglie { pk opzioni { nome valori { nome } } } }',
  )
  return inBreve(famiglie.find((una) => una.pk === pk)?.opzioni ?? [])
}

test('the list is replaced whole: added, renamed in a circle, moved, removed', async () => {
  const { id: pk } = await makeFamiglia(app.db, { opzioni: { Vetro: ['Doppio', 'Triplo'], Colore: ['Noce'] } })
  const [vetro, colore] = await leggi(pk)
  if (!vetro || !colore) throw new Error('Mancano le opzioni')
  const [doppio, triplo] = vetro.valori
  const esito = await salva(
    pk,
    [
      { pk: colore.pk, nome: 'Vetro', valori: [...colore.valori, { nome: 'Larice', html: '<p>Resinoso</p>' }] },
      { nome: 'Maniglia', valori: [{ nome: 'Hoppe' }] },
      {
        pk: vetro.pk,
        nome: 'Colore',
        valori: [
          { pk: triplo?.pk, nome: 'Doppio' },
          { pk: doppio?.pk, nome: 'Triplo' },
        ],
      },
    ],
    1,
  )
  expect(esito).toMatchObject({ errors: [], famiglia: { versione: 2 } })
  const dopo = await leggi(pk)
  expect(inBreve(dopo)).toEqual({ Vetro: ['Noce', 'Larice'], Maniglia: ['Hoppe'], Colore: ['Doppio', 'Triplo'] })
  expect(dopo.map((una) => una.pk)).toMatchObject([colore.pk, expect.any(Number), vetro.pk])
  expect(dopo[2]?.valori.map((valore) => valore.pk)).toEqual([triplo?.pk, doppio?.pk])
  expect(await nelWizard(pk)).toEqual(inBreve(dopo))
  expect((await salva(pk, [{ ...dopo[0], nome: 'Vetro', valori: dopo[0]?.valori ?? [] }], 2)).errors).toEqual([])
  expect(inBreve(await leggi(pk))).toEqual({ Vetro: ['Noce', 'Larice'] })
  expect((await salva(pk, [], 3)).errors).toEqual([])
  expect(await leggi(pk)).toEqual([])
})

test('hostile html is cleaned as it is stored; the same list again changes nothing', async () => {
  const { id: pk } = await makeFamiglia(app.db, { opzioni: {} })
  const html = '<p style="x" onclick="x()">Ciao<script>alert(1)</script><iframe src="//e"></iframe></p>'
  await salva(pk, [{ nome: 'Vetro', valori: [{ nome: 'Doppio', html }] }], 1)
  expect(await app.db.valoreOpzione.findFirst({ where: { opzione: { famigliaId: pk } } })).toMatchObject({
    html: '<p>Ciao</p>',
  })
  const righe = () => app.db.auditLog.count({ where: { oggetto: 'Famiglia', oggettoPk: pk } })
  const prima = await righe()
  expect((await salva(pk, await leggi(pk), 1)).famiglia).toEqual({ versione: 2 })
  expect(await righe()).toBe(prima)
})

test('what quotes have is not removed, and says where; retired it leaves the wizard and stays in the quote', async () => {
  const { id: pk, opzioni } = await makeFamiglia(app.db, { opzioni: { Vetro: ['Doppio', 'Triplo'] } })
  const [vetro] = opzioni
  const valoreId = vetro?.valori[0]?.id ?? 0
  const { id: preventivo } = await makePreventivo(app.db, { famigliaId: pk })
  await app.db.opzionePreventivo.create({ data: { preventivoId: preventivo, opzioneId: vetro?.id ?? 0, valoreId } })
  const letta = (await leggi(pk))[0]
  if (!letta) throw new Error('Manca l’opzione')
  const senza = { ...letta, valori: letta.valori.slice(1) }
  expect((await salva(pk, [senza], 1)).errors).toMatchObject([
    {
      code: 'IN_USE',
      field: 'opzioni[0].valori',
      message: expect.stringContaining(`La scelta «Doppio» è in uso in 1 preventivo (n. ${preventivo})`),
    },
  ])
  expect((await salva(pk, [], 1)).errors).toMatchObject([{ code: 'IN_USE', field: 'opzioni' }])
  expect(await leggi(pk)).toEqual([letta])
  const ritirato = { ...letta, valori: letta.valori.map((valore, posto) => ({ ...valore, ritirato: posto === 0 })) }
  expect((await salva(pk, [ritirato], 1)).errors).toEqual([])
  expect(await nelWizard(pk)).toEqual({ Vetro: ['Triplo'] })
  expect(await app.db.opzionePreventivo.count({ where: { preventivoId: preventivo, valoreId } })).toBe(1)
})

test('of two who write it the second is told; together they leave one of the two lists', async () => {
  const { id: pk } = await makeFamiglia(app.db, { opzioni: { Vetro: ['Doppio'] } })
  const letta = await leggi(pk)
  const con = (nome: string) => [...letta, { nome, valori: [{ nome: 'Uno' }] }]
  const esiti = await Promise.allSettled([salva(pk, con('Colore'), 1), salva(pk, con('Maniglia'), 1)])
  const rifiuti = esiti.filter((esito) => esito.status === 'rejected')
  expect(rifiuti).toMatchObject([{ reason: { extensions: { code: 'CONFLICT', versione: 2 } } }])
  expect((await leggi(pk)).map(({ nome }) => nome)).toHaveLength(2)
})

test('whoever has an older version is told the list as it is read, whatever html stands in the row', async () => {
  const { id: pk } = await makeFamiglia(app.db, { opzioni: { Vetro: ['Doppio'] } })
  const dove = { opzione: { famigliaId: pk } }
  await app.db.valoreOpzione.updateMany({ where: dove, data: { html: '<p>Ciao<script>x()</script></p>' } })
  const letta = await leggi(pk)
  expect((await salva(pk, letta, null)).famiglia).toEqual({ versione: 1 })
  await mutateAs(superuser, 'updateFamiglia', { pk, ritirato: true })
  await expect(salva(pk, [], 1)).rejects.toMatchObject({
    extensions: { code: 'CONFLICT', versione: 2, campi: { opzioni: letta } },
  })
})

test('an entry of another family, or one that is gone, is a new one; nobody else’s is touched', async () => {
  const altrui = await makeFamiglia(app.db, { opzioni: { Vetro: ['Doppio'] } })
  const { id: pk } = await makeFamiglia(app.db, { opzioni: {} })
  const [presa] = await leggi(altrui.id)
  expect((await salva(pk, [{ pk: presa?.pk, nome: 'Presa', valori: [] }], 1)).errors).toEqual([])
  expect(await leggi(altrui.id)).toEqual([presa])
  expect((await leggi(pk))[0]?.pk).not.toBe(presa?.pk)
})

test.each(['staff', 'operatore.capo', 'agente'] as const)('refuses %s', async (chi) => {
  const { id: pk } = await makeFamiglia(app.db)
  const prima = await leggi(pk)
  await expect(salva(pk, [], 1, await app.as(chi))).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  expect(await leggi(pk)).toEqual(prima)
})
