import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeAgente, makeCliente } from '../../../test/factories.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'
import { BUDGET_POSITIVO } from '../rules.ts'

let app: TestApp
let superuser: Client
beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  await app.services.events.start()
})
afterAll(() => app.close())

const storia = (oggetto: string, oggettoPk: number) =>
  app.db.auditLog.findMany({
    where: { oggetto, oggettoPk },
    orderBy: { id: 'asc' },
    select: { azione: true, campo: true, prima: true, dopo: true },
  })

describe.each([
  ['Cliente', 'setBudgetCliente', 'cliente'],
  ['Agente', 'setBudgetAgente', 'agente'],
] as const)('%s', (oggetto, nome, campo) => {
  const crea = async () => (oggetto === 'Cliente' ? await makeCliente(app.db) : await makeAgente(app.db)).id
  const quanti = () => Promise.all([app.db.budgetCliente.count(), app.db.budgetAgente.count()])
  const imposta = (pk: number, anno: unknown, importo: unknown, chi = superuser) =>
    mutateAs(chi, nome, { [campo]: pk, anno, importo }, 'budget { anno importo }')
  const storico = (pk: number, chi = superuser) =>
    queryAs<object[]>(chi, `{ storicoBudget${oggetto}(${campo}: ${pk}) { campo prima dopo utente } }`)
  const budget = (pk: number) => queryAs<object[]>(superuser, `{ budget${oggetto}(${campo}: ${pk}) { anno importo } }`)

  test('set, changed, taken away; the history tells it', async () => {
    const pk = await crea()
    expect(await imposta(pk, 2026, 120_000.5)).toEqual({ budget: [{ anno: 2026, importo: 120_000.5 }], errors: [] })
    await imposta(pk, 2027, 1)
    await imposta(pk, 2026, 100_000)
    await imposta(pk, 2026, 100_000)
    expect(await budget(pk)).toEqual([
      { anno: 2027, importo: 1 },
      { anno: 2026, importo: 100_000 },
    ])
    expect(await imposta(pk, 2027, null)).toMatchObject({ budget: [{ anno: 2026 }] })
    await imposta(pk, 2030, null)
    const voce = { azione: 'setBudget', campo: 'budget 2026' }
    expect(await storia(oggetto, pk)).toEqual([
      { ...voce, prima: null, dopo: '120.000,50 €' },
      { ...voce, campo: 'budget 2027', prima: null, dopo: '1,00 €' },
      { ...voce, prima: '120.000,50 €', dopo: '100.000,00 €' },
      { ...voce, campo: 'budget 2027', prima: '1,00 €', dopo: null },
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
    const [pk, capo] = [await crea(), await app.as('capoarea')]
    await imposta(pk, 2026, 10)
    const flusso = await capo.subscribe<{ budgetAggiornato: object }>('subscription { budgetAggiornato { evento } }')
    const arrivi: unknown[] = []
    const ascolto = (async () => {
      for await (const { data } of flusso) arrivi.push(data?.budgetAggiornato)
    })()
    await imposta(pk, 2026, 10)
    await imposta(pk, 2027, null)
    await imposta(pk, 2026, 20)
    await imposta(pk, 2026, null)
    await expect.poll(() => arrivi.length).toBe(2)
    await flusso.return(undefined)
    await ascolto
    await expect(
      (await app.as('staff')).subscribe('subscription { budgetAggiornato { evento } }'),
    ).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })

  test('many at once leave one', async () => {
    const pk = await crea()
    await Promise.all(Array.from({ length: 8 }, (_, i) => imposta(pk, 2026, 1000 + i)))
    expect(await budget(pk)).toHaveLength(1)
    const scritte = await storia(oggetto, pk)
    // Each began from what the one before had left.
    expect(scritte.slice(1).map(({ prima }) => prima)).toEqual(scritte.slice(0, -1).map(({ dopo }) => dopo))
  })

  test('a stale change is refused, and tells what there is now', async () => {
    const pk = await crea()
    const cambia = (importo: number | null, versione: number) =>
      mutateAs(superuser, nome, { [campo]: pk, anno: 2026, importo, versione }, 'budget { importo versione }')
    expect(await cambia(10, 0)).toMatchObject({ budget: [{ versione: 1 }] })
    await imposta(pk, 2027, 5)
    await app.db.auditLog.create({ data: { oggetto, oggettoPk: pk, azione: 'modifica', campo: 'nome', userNome: 'X' } })
    await expect(cambia(20, 0)).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { importo: 10 }, versione: 1, autore: expect.not.stringMatching(/^X$/) },
    })
    await expect(cambia(null, 0)).rejects.toMatchObject({ extensions: { code: 'CONFLICT' } })
    expect(await cambia(10, 0)).toMatchObject({ errors: [] })
    expect(await budget(pk)).toContainEqual({ anno: 2026, importo: 10 })
    await cambia(null, 1)
    // Taken away, it is not forgotten.
    await expect(cambia(10, 0)).rejects.toMatchObject({ extensions: { campi: { importo: null }, versione: 2 } })
  })

  test('refused by a rule, nothing changed', async () => {
    const pk = await crea()
    const prima = await quanti()
    expect((await imposta(pk, 2026, 0)).errors).toEqual([
      { code: 'INVALID', field: 'importo', message: BUDGET_POSITIVO },
    ])
    expect((await imposta(pk, null, 5)).errors).toMatchObject([{ code: 'REQUIRED', field: 'anno' }])
    expect((await imposta(pk, 2026.5, 5)).errors).toMatchObject([{ field: 'anno' }])
    expect((await imposta(pk, 3000, 1e15)).errors).toHaveLength(2)
    await expect(imposta(999_999, 2026, 5)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    expect(await quanti()).toEqual(prima)
  })

  test('only for users who administer orders', async () => {
    const pk = await crea()
    for (const chi of [await app.as('capoarea'), await app.as('staff')]) {
      await expect(imposta(pk, 2026, 5, chi)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
      await expect(queryAs(chi, `{ budget${oggetto}(${campo}: ${pk}) { anno } }`)).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      })
      await expect(storico(pk, chi)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    }
    expect(await budget(pk)).toEqual([])
  })
})
