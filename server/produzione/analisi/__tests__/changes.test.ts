import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeAtBanco } from './atBanco.ts'

let app: TestApp
let capo: Client
let banchi: number[]
let ordini: Awaited<ReturnType<typeof makeAtBanco>>[]
let pk: number

beforeAll(async () => {
  app = await createTestApp()
  capo = await app.as('operatore.capo')
  const postazioni = await app.db.configurazionePostazione.findMany({ orderBy: { posizione: 'asc' } })
  banchi = postazioni.slice(0, 3).map(({ id }) => id)
})
afterAll(() => app.close())

interface Read {
  nome: string
  versione: number
  totali: { postazione: string; minuti: number }[]
  postazioni: { postazione: string; campi: string[]; ordini: { ordine: { pk: number } }[] }[]
}
const minutes = (ofEach: Record<string, number>) =>
  Object.entries(ofEach).map(([postazione, count]) => ({ postazione, minuti: count }))
const FIELDS =
  'pk nome versione totali: postazioni { postazione minuti } postazioni { postazione campi ordini { ordine { pk inizioBanchi minutiBanchi } } }'

beforeEach(async () => {
  ordini = [await makeAtBanco(app.db, 60), await makeAtBanco(app.db, 90), await makeAtBanco(app.db, 30)]
  const [one = 0, due = 0] = banchi
  const input = {
    nome: 'Settimana',
    ordinePks: ordini.map(({ id }) => id),
    configurazionePks: [one, due],
    assegnazioni: ordini.map(({ id }, index) => ({ ordinePk: id, configurazionePk: index < 2 ? one : due })),
  }
  const done = await mutateAs<{ analisiPostazione: { pk: number } | null }>(
    capo,
    'planBanchi',
    input,
    'analisiPostazione { pk }',
  )
  pk = done.analisiPostazione?.pk ?? 0
})

const read = () => queryAs<Read | null>(capo, `{ analisiPostazione(pk: ${pk}) { ${FIELDS} } }`)
const edit = (input: object, who = capo) =>
  mutateAs<{ analisiPostazione: Read | null }>(
    who,
    'updatePianificazioneBanchi',
    { pk, nome: 'Settimana', ordinePks: ordini.map(({ id }) => id), configurazionePks: banchi.slice(0, 2), ...input },
    `analisiPostazione { ${FIELDS} }`,
  )
/** Each with its bench, in turn. */
const where = (...pairs: [ordine: number, banco: number][]) =>
  pairs.map(([ordine, banco]) => ({ ordinePk: ordini[ordine]?.id, configurazionePk: banchi[banco] }))
const history = (oggetto: string, oggettoPk: number) =>
  app.db.auditLog.findMany({ where: { oggetto, oggettoPk, azione: { not: 'crea' } }, orderBy: { id: 'asc' } })

test('arranged anew: another name, a bench more, an order less; benches that stay are as they were', async () => {
  await app.db.configurazionePostazione.update({ where: { id: banchi[0] ?? 0 }, data: { campi: ['altro'] } })
  const [one, due] = ordini
  const { errors, analisiPostazione } = await edit({
    versione: 1,
    nome: ' Nuova ',
    ordinePks: [one?.id, due?.id],
    configurazionePks: [banchi[2], banchi[0]],
    assegnazioni: where([1, 2], [0, 0]),
  })
  expect(errors).toEqual([])
  expect(analisiPostazione).toMatchObject({
    nome: 'Nuova',
    versione: 2,
    totali: minutes({ 'Banco 1': 60, 'Banco 3': 90 }),
  })
  expect(
    analisiPostazione?.postazioni.map(({ postazione, ordini: own }) => [postazione, own.map((o) => o.ordine.pk)]),
  ).toEqual([
    ['Banco 1', [one?.id]],
    ['Banco 3', [due?.id]],
  ])
  expect(analisiPostazione?.postazioni[0]?.campi).not.toEqual(['altro'])
  expect(await read()).toEqual(analisiPostazione)
  const numeri = ordini.map(({ numeroCommessa }) => numeroCommessa)
  expect(await history('AnalisiPostazione', pk)).toMatchObject([
    { azione: 'modifica', campo: 'nome', prima: 'Settimana', dopo: 'Nuova' },
    {
      campo: 'disposizione',
      prima: `Banco 1: ${numeri[0]}, ${numeri[1]}, Banco 2: ${numeri[2]}`,
      dopo: `Banco 1: ${numeri[0]}, Banco 3: ${numeri[1]}`,
    },
  ])
  const removed = (await history('Ordine', ordini[2]?.id ?? 0)).at(-1)
  expect(removed).toMatchObject({ azione: 'pianifica', prima: 'Banco 2, 30 min (Settimana)', dopo: null })
})

test('the name alone: what is arranged stays, also of an order that has left the benches', async () => {
  await app.db.schedulazioneFase.deleteMany({ where: { ordineId: ordini[0]?.id ?? 0 } })
  const before = await read()
  const only = { ordinePks: undefined, configurazionePks: undefined, nome: 'Altro nome' }
  expect((await edit(only)).analisiPostazione).toEqual({ ...before, nome: 'Altro nome', versione: 2 })
  expect((await edit({ ...only, nome: ' ' })).errors).toMatchObject([{ field: 'nome', message: 'Nome obbligatorio' }])
})

test('the same again changes nothing; other minutes of now do', async () => {
  const equal = { versione: 1, assegnazioni: where([0, 0], [1, 0], [2, 1]) }
  const events = await app.db.eventLog.count()
  expect((await edit(equal)).analisiPostazione?.versione).toBe(1)
  expect(await app.db.eventLog.count()).toBe(events)
  await app.db.schedulazioneFase.updateMany({ where: { ordineId: ordini[0]?.id ?? 0 }, data: { durata: 75 } })
  expect((await edit(equal)).analisiPostazione).toMatchObject({
    versione: 2,
    totali: minutes({ 'Banco 1': 165, 'Banco 2': 30 }),
  })
})

test('an order that is not at the benches any more may stay, with its minutes; it cannot come in', async () => {
  const [one] = ordini
  await app.db.schedulazioneFase.deleteMany({ where: { ordineId: one?.id ?? 0 } })
  const put = await edit({ assegnazioni: where([2, 0], [0, 0], [1, 1]) })
  expect(put.analisiPostazione?.totali).toEqual(minutes({ 'Banco 1': 90, 'Banco 2': 90 }))
  const other = await makeAtBanco(app.db, 30, 'macchine')
  const { errors } = await edit({ ordinePks: [...ordini, other].map(({ id }) => id) })
  expect(errors).toMatchObject([{ field: 'ordinePks', message: expect.stringContaining(other.numeroCommessa) }])
})

test('arranged by somebody else meanwhile: told what is different, nothing lost', async () => {
  await edit({ versione: 1, nome: 'Di un altro' })
  const before = await read()
  const outcome = edit({ versione: 1, nome: 'Mia', assegnazioni: where([0, 0], [1, 0], [2, 0]) })
  await expect(outcome).rejects.toMatchObject({
    extensions: { code: 'CONFLICT', versione: 2, campi: { nome: 'Di un altro', disposizione: expect.any(Array) } },
  })
  expect(await read()).toEqual(before)
})

test('two at once: one is done, the other told', async () => {
  const outcomes = await Promise.allSettled(['a', 'b'].map((name) => edit({ versione: 1, nome: name })))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('removed, with its trace in the history of the orders; twice is missing', async () => {
  expect((await mutateAs<{ pk: number | null }>(capo, 'deletePianificazioneBanchi', { pk }, 'pk')).pk).toBe(pk)
  expect(await read()).toBe(null)
  expect(await app.db.ordineAnalisi.count({ where: { analisiId: pk } })).toBe(0)
  expect(await app.db.schedulazioneFase.count({ where: { ordineId: { in: ordini.map(({ id }) => id) } } })).toBe(3)
  expect(await history('AnalisiPostazione', pk)).toMatchObject([{ azione: 'elimina', prima: 'Settimana' }])
  expect((await history('Ordine', ordini[1]?.id ?? 0)).at(-1)).toMatchObject({
    campo: 'postazione',
    prima: 'Banco 1, 90 min (Settimana)',
    dopo: null,
  })
  const missing = { extensions: { code: 'NOT_FOUND' } }
  await expect(mutateAs(capo, 'deletePianificazioneBanchi', { pk })).rejects.toMatchObject(missing)
  await expect(edit({})).rejects.toMatchObject(missing)
})

test.each(['agente', 'staff', 'operatore', 'app', 'fornitore'] as const)('refused by permission: %s', async (name) => {
  const client = await app.as(name)
  const before = await read()
  const refusal = { extensions: { code: 'FORBIDDEN' } }
  await expect(edit({ nome: 'x' }, client)).rejects.toMatchObject(refusal)
  await expect(mutateAs(client, 'deletePianificazioneBanchi', { pk })).rejects.toMatchObject(refusal)
  await expect(mutateAs(client, 'deleteAnalisiPostazione', { pk })).rejects.toMatchObject(refusal)
  expect(await read()).toEqual(before)
})

test('an entry of the office is the office’s: the workshop neither arranges nor renames nor removes it', async () => {
  const office = await app.as('super')
  const made = await mutateAs<{ analisiPostazione: { pk: number } }>(
    office,
    'createAnalisiPostazione',
    { nome: 'Ufficio', ordinePks: ordini.map(({ id }) => id) },
    'analisiPostazione { pk }',
  )
  const entry = made.analisiPostazione.pk
  const may = (who: Client, one: number) =>
    queryAs<{ puoPianificare: boolean }>(who, `{ analisiPostazione(pk: ${one}) { puoPianificare } }`)
  const refused = { extensions: { code: 'FORBIDDEN' } }
  const named = { ordinePks: undefined, configurazionePks: undefined, nome: 'Mia' }
  await expect(edit({ ...named, pk: entry })).rejects.toMatchObject(refused)
  await expect(edit({ pk: entry })).rejects.toMatchObject(refused)
  for (const name of ['deletePianificazioneBanchi', 'deleteAnalisiPostazione']) {
    await expect(mutateAs(capo, name, { pk: entry })).rejects.toMatchObject(refused)
  }
  expect(await app.db.analisiPostazione.findUniqueOrThrow({ where: { id: entry } })).toMatchObject({
    nome: 'Ufficio',
    versione: 1,
  })
  expect([await may(capo, entry), await may(capo, pk), await may(office, entry)]).toEqual([
    { puoPianificare: false },
    { puoPianificare: true },
    { puoPianificare: true },
  ])
  // Nor does the workshop remove one of its own by the office's call, which it may not make or change either.
  await expect(mutateAs(capo, 'deleteAnalisiPostazione', { pk })).rejects.toMatchObject(refused)
  expect((await mutateAs<{ pk: number }>(office, 'deletePianificazioneBanchi', { pk: entry }, 'pk')).pk).toBe(entry)
})
