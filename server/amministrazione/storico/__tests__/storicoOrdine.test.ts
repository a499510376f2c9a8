import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseField } from '#platform/history/read.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { queryAs } from '#server-test/ordini/ask.ts'
import { makeFullOrdine } from '#server-test/ordini/factories.ts'

let app: TestApp
let superuser: Client
let pk: number

// 2026-03-01 23:30 UTC is the day after in Italy.
const items = [
  { azione: 'crea', campo: '', userNome: 'Ada Neri', il: new Date('2026-02-01T10:00:00Z') },
  { azione: 'modifica', campo: 'note', userNome: 'Ada Neri', il: new Date('2026-03-01T22:30:00Z') },
  { azione: 'modifica', campo: 'righe[1].netto', userNome: 'Ugo Rossi', il: new Date('2026-03-01T23:30:00Z') },
  { azione: 'modifica', campo: 'righe[12].numero', userNome: 'Ugo Rossi', il: new Date('2026-03-02T10:00:00Z') },
  { azione: 'aggiungeRiga', campo: 'righe[2]', userNome: 'Ugo Rossi', il: new Date('2026-03-02T11:00:00Z') },
  { azione: 'extraFields', campo: 'righe[2].extra.RAL', userNome: 'Ada Neri', il: new Date('2026-03-03T11:00:00Z') },
]

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  pk = (await makeFullOrdine(app.db)).id
  await app.db.auditLog.createMany({ data: items.map((item) => ({ oggetto: 'Ordine', oggettoPk: pk, ...item })) })
})
afterAll(() => app.close())

const DOCUMENTO = `query ($pk: Int!, $filtro: FiltroStorico, $pagina: Int, $perPagina: Int) {
  storicoOrdine(pk: $pk, filtro: $filtro, pagina: $pagina, perPagina: $perPagina) { campo }
}`
const fields = async (variables: object = {}, who = superuser) =>
  (await queryAs<{ campo: string }[]>(who, DOCUMENTO, { pk, ...variables })).map(({ campo }) => campo)
const summary = (filter: object | null = null, who = superuser) =>
  queryAs<{ totale: number; campi: { valore: string; etichetta: string }[]; utenti: string[] }>(
    who,
    'query ($pk: Int!, $filtro: FiltroStorico) { riassuntoStoricoOrdine(pk: $pk, filtro: $filtro) { totale campi { valore etichetta } utenti } }',
    { pk, filtro: filter },
  )

test('what it can be filtered by', async () => {
  expect(await summary()).toEqual({
    totale: 6,
    campi: [
      { valore: 'extra.RAL', etichetta: 'Campo extra · RAL' },
      { valore: 'netto', etichetta: 'Netto' },
      { valore: 'note', etichetta: 'Note' },
      { valore: 'numero', etichetta: 'Numero' },
      { valore: 'righe', etichetta: 'Righe' },
    ],
    utenti: ['Ada Neri', 'Ugo Rossi'],
  })
})

test.each([
  [{ campo: 'netto' }, ['Riga 1 · Netto']],
  [{ campo: 'righe' }, ['Riga 2']],
  [{ campo: 'extra.RAL' }, ['Riga 2 · Campo extra · RAL']],
  [{ campo: 'note' }, ['Note']],
  [{ campo: 'not%' }, []],
  [{ campo: 'nett_' }, []],
  [{ campo: '\\' }, []],
  [{ utente: 'Ugo Rossi', campo: 'numero' }, ['Riga 12 · Numero']],
  [{ periodo: { dal: '2026-03-02', al: '2026-03-02' } }, ['Riga 2', 'Riga 12 · Numero', 'Riga 1 · Netto']],
  [{ periodo: { al: '2026-03-01' } }, ['Note', '']],
])('%j', async (filter, expected) => {
  expect(await fields({ filtro: filter })).toEqual(expected)
  expect((await summary(filter)).totale).toBe(expected.length)
})

test('by pages, newest first; a page that makes no sense is refused', async () => {
  expect(await fields({ perPagina: 2, pagina: 2 })).toEqual(['Riga 12 · Numero', 'Riga 1 · Netto'])
  expect(await fields({ perPagina: 2, pagina: 9 })).toEqual([])
  await expect(fields({ perPagina: 501 })).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } })
  await expect(fields({ pagina: 0 })).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } })
})

test('what is withheld is neither told nor named nor counted', async () => {
  const capo = await app.as('operatore.capo')
  expect(await fields({}, capo)).not.toContain('Riga 1 · Netto')
  expect(await fields({ filtro: { campo: 'netto' } }, capo)).toEqual([])
  const { totale, campi: names } = await summary(null, capo)
  expect([totale, names.map(({ valore }) => valore)]).toEqual([5, ['extra.RAL', 'note', 'numero', 'righe']])
})

test('an order that is not the viewer’s has no history', async () => {
  await expect(summary(null, await app.as('agente'))).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  await expect(summary(null, await app.as('app'))).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
})

test.each([
  ['righe[2].netto', 'netto'],
  ['righe[10]', 'righe'],
  ['checkList.Acconto', 'checkList.Acconto'],
  ['', ''],
])('%s is filtered as %s', (field, base) => expect(baseField(field)).toBe(base))

test('orders that others moved: the last thing done to each, not what the viewer did, nor what is not theirs', async () => {
  const { db } = app
  const agente = await app.as('agente')
  const { id: agenteId } = await db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id ?? 0 } })
  const [wasMoved, own] = [await makeFullOrdine(db, { agenteId }), await makeFullOrdine(db, { agenteId })]
  const foreign = await makeFullOrdine(db)
  const stato = {
    oggetto: 'Ordine',
    azione: 'setStato',
    campo: 'stato',
    userNome: 'Ada',
    prima: 'Nuovo',
    dopo: 'Pronto',
  }
  await db.auditLog.createMany({
    data: [
      { ...stato, oggettoPk: wasMoved.id, dopo: 'Confermato' },
      { ...stato, oggettoPk: wasMoved.id },
      { ...stato, oggettoPk: wasMoved.id, campo: 'note', azione: 'modifica' },
      { ...stato, oggettoPk: own.id, userId: agente.user?.id ?? null },
      { ...stato, oggettoPk: own.id, il: new Date('2026-01-01T10:00:00Z') },
      { ...stato, oggettoPk: foreign.id },
    ],
  })
  const movedOnes = (who: Client) =>
    queryAs<{ ordine: { pk: number }; campo: string; dopo: string }[]>(
      who,
      '{ ordiniMossi { ordine { pk } campo dopo } }',
      {},
    )
  expect(await movedOnes(agente)).toEqual([{ ordine: { pk: wasMoved.id }, campo: 'Stato', dopo: 'Pronto' }])
  expect((await movedOnes(superuser)).map(({ ordine }) => ordine.pk).sort()).toEqual(
    [wasMoved.id, own.id, foreign.id].sort(),
  )
})
