import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeCliente } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { BUDGET_POSITIVE } from '../rules.ts'

let app: TestApp
let superuser: Client
beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  await app.services.events.start()
})
afterAll(() => app.close())

const history = (oggetto: string, oggettoPk: number) =>
  app.db.auditLog.findMany({
    where: { oggetto, oggettoPk },
    orderBy: { id: 'asc' },
    select: { azione: true, campo: true, prima: true, dopo: true },
  })

describe.each([
  ['Cliente', 'setBudgetCliente', 'cliente'],
  ['Agente', 'setBudgetAgente', 'agente'],
] as const)('%s', (oggetto, name, field) => {
  const create = async () => (oggetto === 'Cliente' ? await makeCliente(app.db) : await makeAgente(app.db)).id
  const count = () => Promise.all([app.db.budgetCliente.count(), app.db.budgetAgente.count()])
  const set = (pk: number, year: unknown, importo: unknown, who = superuser) =>
    mutateAs(who, name, { [`${field}Pk`]: pk, anno: year, importo }, 'budget { anno importo }')
  const storico = (pk: number, who = superuser) =>
    queryAs<object[]>(who, `{ storicoBudget${oggetto}(${field}Pk: ${pk}) { campo prima dopo utente } }`)
  const budget = (pk: number) =>
    queryAs<object[]>(superuser, `{ budget${oggetto}(${field}Pk: ${pk}) { anno importo } }`)

  test('set, changed, taken away; the history tells it', async () => {
    const pk = await create()
    expect(await set(pk, 2026, 120_000.5)).toEqual({ budget: [{ anno: 2026, importo: 120_000.5 }], errors: [] })
    await set(pk, 2027, 1)
    await set(pk, 2026, 100_000)
    await set(pk, 2026, 100_000)
    expect(await budget(pk)).toEqual([
      { anno: 2027, importo: 1 },
      { anno: 2026, importo: 100_000 },
    ])
    expect(await set(pk, 2027, null)).toMatchObject({ budget: [{ anno: 2026 }] })
    await set(pk, 2030, null)
    const item = { azione: 'setBudget', campo: 'budget 2026' }
    expect(await history(oggetto, pk)).toEqual([
      { ...item, prima: null, dopo: '120.000,50 €' },
      { ...item, campo: 'budget 2027', prima: null, dopo: '1,00 €' },
      { ...item, prima: '120.000,50 €', dopo: '100.000,00 €' },
      { ...item, campo: 'budget 2027', prima: '1,00 €', dopo: null },
    ])
    await app.db.auditLog.create({ data: { oggetto, oggettoPk: pk, azione: 'modifica', campo: 'nome', userNome: '' } })
    expect(await storico(pk)).toMatchObject([
      { campo: 'Budget 2027', prima: '1,00 €', dopo: null, utente: expect.stringMatching(/./) },
      { campo: 'Budget 2026', prima: '120.000,50 €', dopo: '100.000,00 €' },
      { campo: 'Budget 2027', prima: null, dopo: '1,00 €' },
      { campo: 'Budget 2026', prima: null, dopo: '120.000,50 €' },
    ])
  })

  test('who looks at the statistics hears of a change, and only of what has changed', async () => {
    const [pk, capo] = [await create(), await app.as('capoarea')]
    await set(pk, 2026, 10)
    const stream = await capo.subscribe<{ changed: object }>('subscription { changed(topics: [BUDGET]) { evento } }')
    const arrivi: unknown[] = []
    const listening = (async () => {
      for await (const { data } of stream) arrivi.push(data?.changed)
    })()
    await set(pk, 2026, 10)
    await set(pk, 2027, null)
    await set(pk, 2026, 20)
    await set(pk, 2026, null)
    await expect.poll(() => arrivi.length).toBe(2)
    await stream.return(undefined)
    await listening
    await expect(
      (await app.as('staff')).subscribe('subscription { changed(topics: [BUDGET]) { evento } }'),
    ).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })

  test('many at once leave one', async () => {
    const pk = await create()
    await Promise.all(Array.from({ length: 8 }, (_, i) => set(pk, 2026, 1000 + i)))
    expect(await budget(pk)).toHaveLength(1)
    const written = await history(oggetto, pk)
    // Each began from what the one before had left.
    expect(written.slice(1).map(({ prima }) => prima)).toEqual(written.slice(0, -1).map(({ dopo }) => dopo))
  })

  test('a stale change is refused, and tells what there is now', async () => {
    const pk = await create()
    const change = (importo: number | null, versione: number) =>
      mutateAs(superuser, name, { [`${field}Pk`]: pk, anno: 2026, importo, versione }, 'budget { importo versione }')
    expect(await change(10, 0)).toMatchObject({ budget: [{ versione: 1 }] })
    await set(pk, 2027, 5)
    await app.db.auditLog.create({ data: { oggetto, oggettoPk: pk, azione: 'modifica', campo: 'nome', userNome: 'X' } })
    await expect(change(20, 0)).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { importo: 10 }, versione: 1, autore: expect.not.stringMatching(/^X$/) },
    })
    await expect(change(null, 0)).rejects.toMatchObject({ extensions: { code: 'CONFLICT' } })
    expect(await change(10, 0)).toMatchObject({ errors: [] })
    expect(await budget(pk)).toContainEqual({ anno: 2026, importo: 10 })
    await change(null, 1)
    // Taken away, it is not forgotten.
    await expect(change(10, 0)).rejects.toMatchObject({ extensions: { campi: { importo: null }, versione: 2 } })
  })

  test('refused by a rule, nothing changed', async () => {
    const pk = await create()
    const before = await count()
    expect((await set(pk, 2026, 0)).errors).toEqual([{ code: 'INVALID', field: 'importo', message: BUDGET_POSITIVE }])
    expect((await set(pk, null, 5)).errors).toMatchObject([{ code: 'REQUIRED', field: 'anno' }])
    expect((await set(pk, 2026.5, 5)).errors).toMatchObject([{ field: 'anno' }])
    expect((await set(pk, 3000, 1e15)).errors).toHaveLength(2)
    await expect(set(999_999, 2026, 5)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    expect(await count()).toEqual(before)
  })

  test('only for users who administer orders', async () => {
    const pk = await create()
    for (const who of [await app.as('capoarea'), await app.as('staff')]) {
      await expect(set(pk, 2026, 5, who)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
      await expect(queryAs(who, `{ budget${oggetto}(${field}Pk: ${pk}) { anno } }`)).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      })
      await expect(storico(pk, who)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    }
    expect(await budget(pk)).toEqual([])
  })
})
