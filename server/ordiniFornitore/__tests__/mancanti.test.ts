import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../test/client.ts'
import { creaOrdine, creaTipoSerramento } from '../../test/factories.ts'
import { leggi } from '../../test/ordini/chiedi.ts'
import { creaRiga } from '../../test/ordini/factories.ts'
import { creaOrdineFornitore } from '../../test/personale.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Mancante {
  materiale: string
}
async function mancanti(pk: number, chi = superuser): Promise<string[] | null> {
  const ordine = await leggi<{ ordiniFornitoreMancanti: Mancante[] | null }>(
    chi,
    `{ ordine(pk: ${pk}) { ordiniFornitoreMancanti { materiale } } }`,
  )
  return ordine.ordiniFornitoreMancanti?.map(({ materiale }) => materiale) ?? null
}
async function filtrati(filtro: boolean, chi = superuser): Promise<number[]> {
  const { nodes } = await leggi<{ nodes: { pk: number }[] }>(
    chi,
    `{ ordini(filtro: { ordiniFornitoreMancanti: ${filtro} }, ordinamento: ["id"]) { nodes { pk } } }`,
  )
  return nodes.map(({ pk }) => pk)
}
async function conFinestra(conTelaio: boolean) {
  const ordine = await creaOrdine(app.db)
  await creaRiga(app.db, ordine.id, { tipoSerramentoId: (await creaTipoSerramento(app.db, { conTelaio })).id })
  return ordine
}

test('materials of the phases without a supplier order; frames only for framed windows; rows that wait', async () => {
  const telai = await conFinestra(true)
  const senza = await conFinestra(false)
  const fermo = await creaOrdine(app.db, { nonSchedulabile: true })
  expect(await mancanti(telai.id)).toEqual(['legno', 'vetro', 'telai', 'verniciatura'])
  expect(await mancanti(senza.id)).toEqual(['legno', 'vetro', 'verniciatura'])
  expect(await mancanti(fermo.id)).toEqual([])
  expect(await filtrati(true)).toEqual([telai.id, senza.id])
  expect(await filtrati(false)).toEqual([fermo.id])

  for (const tipologia of ['legno', 'vetro', 'verniciatura']) {
    await creaOrdineFornitore(app.db, { ordineId: senza.id, tipologia })
    await creaOrdineFornitore(app.db, { ordineId: telai.id, tipologia })
  }
  expect(await mancanti(telai.id)).toEqual(['telai'])
  expect(await mancanti(senza.id)).toEqual([])
  expect(await filtrati(true)).toEqual([telai.id])
  expect(await filtrati(false)).toEqual([senza.id, fermo.id])

  await app.db.ordine.update({ where: { id: telai.id }, data: { fasiSpente: ['telai'] } })
  expect(await mancanti(telai.id)).toEqual([])
  expect(await filtrati(true)).toEqual([])
  await app.db.ordine.update({ where: { id: telai.id }, data: { fasiSpente: [] } })

  await app.db.materiale.create({ data: { nome: 'ferramenta' } })
  const riga = { tipologia: 'ferramenta', quantita: 1 }
  await app.db.rigaOrdineFornitore.create({ data: { ordineId: fermo.id, ...riga } })
  expect(await mancanti(fermo.id)).toEqual(['ferramenta'])
  expect(await filtrati(true)).toEqual([telai.id, fermo.id])
})

test('withheld from app accounts, in the field and in the filter', async () => {
  const chi = await app.as('app')
  const account = await app.db.appAccount.findUniqueOrThrow({ where: { userId: chi.user?.id ?? 0 } })
  const { clienteId, id } = await conFinestra(true)
  await app.db.cliente.update({ where: { id: clienteId }, data: { appAccounts: { connect: { id: account.id } } } })
  expect(await mancanti(id, chi)).toBe(null)
  expect(await filtrati(true, chi)).toEqual([id])
  expect(await filtrati(false, chi)).toEqual([id])
})

test('supplier orders: rows by right, costs only for who administers orders', async () => {
  const fatto = await creaOrdineFornitore(app.db, { costoMateriale: 12.5 })
  const campi = `{ ordineFornitore(pk: ${fatto.id}) { pk costoMateriale statoNome ordine { numeroCommessa } } }`
  expect(await leggi(superuser, campi)).toMatchObject({ costoMateriale: 12.5, statoNome: '' })
  expect(await leggi(await app.as('operatore.capo'), campi)).toMatchObject({ costoMateriale: null })
  await expect(leggi(await app.as('agente'), campi)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
})
