import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'
import { makeAlBanco } from './atBanco.ts'

let app: TestApp
let capo: Client
let banchi: number[]
let ordini: Awaited<ReturnType<typeof makeAlBanco>>[]
let pk: number

beforeAll(async () => {
  app = await createTestApp()
  capo = await app.as('operatore.capo')
  const postazioni = await app.db.configurazionePostazione.findMany({ orderBy: { posizione: 'asc' } })
  banchi = postazioni.slice(0, 3).map(({ id }) => id)
})
afterAll(() => app.close())

interface Letta {
  nome: string
  versione: number
  totali: { postazione: string; minuti: number }[]
  postazioni: { postazione: string; campi: string[]; ordini: { ordine: { pk: number } }[] }[]
}
const minuti = (diOgnuna: Record<string, number>) =>
  Object.entries(diOgnuna).map(([postazione, quanti]) => ({ postazione, minuti: quanti }))
const CAMPI =
  'pk nome versione totali: postazioni { postazione minuti } postazioni { postazione campi ordini { ordine { pk inizioBanchi minutiBanchi } } }'

beforeEach(async () => {
  ordini = [await makeAlBanco(app.db, 60), await makeAlBanco(app.db, 90), await makeAlBanco(app.db, 30)]
  const [uno = 0, due = 0] = banchi
  const input = {
    nome: 'Settimana',
    ordini: ordini.map(({ id }) => id),
    configurazioni: [uno, due],
    assegnazioni: ordini.map(({ id }, indice) => ({ ordine: id, configurazione: indice < 2 ? uno : due })),
  }
  const fatta = await mutateAs<{ analisiPostazione: { pk: number } | null }>(
    capo,
    'pianificaBanchi',
    input,
    'analisiPostazione { pk }',
  )
  pk = fatta.analisiPostazione?.pk ?? 0
})

const letta = () => queryAs<Letta | null>(capo, `{ analisiPostazione(pk: ${pk}) { ${CAMPI} } }`)
const modifica = (input: object, chi = capo) =>
  mutateAs<{ analisiPostazione: Letta | null }>(
    chi,
    'updatePianificazioneBanchi',
    { pk, nome: 'Settimana', ordini: ordini.map(({ id }) => id), configurazioni: banchi.slice(0, 2), ...input },
    `analisiPostazione { ${CAMPI} }`,
  )
/** Each with its bench, in turn. */
const dove = (...coppie: [ordine: number, banco: number][]) =>
  coppie.map(([ordine, banco]) => ({ ordine: ordini[ordine]?.id, configurazione: banchi[banco] }))
const storia = (oggetto: string, oggettoPk: number) =>
  app.db.auditLog.findMany({ where: { oggetto, oggettoPk, azione: { not: 'crea' } }, orderBy: { id: 'asc' } })

test('arranged anew: another name, a bench more, an order less; benches that stay are as they were', async () => {
  await app.db.configurazionePostazione.update({ where: { id: banchi[0] ?? 0 }, data: { campi: ['altro'] } })
  const [uno, due] = ordini
  const { errors, analisiPostazione } = await modifica({
    versione: 1,
    nome: ' Nuova ',
    ordini: [uno?.id, due?.id],
    configurazioni: [banchi[2], banchi[0]],
    assegnazioni: dove([1, 2], [0, 0]),
  })
  expect(errors).toEqual([])
  expect(analisiPostazione).toMatchObject({
    nome: 'Nuova',
    versione: 2,
    totali: minuti({ 'Banco 1': 60, 'Banco 3': 90 }),
  })
  expect(
    analisiPostazione?.postazioni.map(({ postazione, ordini: suoi }) => [postazione, suoi.map((o) => o.ordine.pk)]),
  ).toEqual([
    ['Banco 1', [uno?.id]],
    ['Banco 3', [due?.id]],
  ])
  expect(analisiPostazione?.postazioni[0]?.campi).not.toEqual(['altro'])
  expect(await letta()).toEqual(analisiPostazione)
  const numeri = ordini.map(({ numeroCommessa }) => numeroCommessa)
  expect(await storia('AnalisiPostazione', pk)).toMatchObject([
    { azione: 'modifica', campo: 'nome', prima: 'Settimana', dopo: 'Nuova' },
    {
      campo: 'disposizione',
      prima: `Banco 1: ${numeri[0]}, ${numeri[1]}, Banco 2: ${numeri[2]}`,
      dopo: `Banco 1: ${numeri[0]}, Banco 3: ${numeri[1]}`,
    },
  ])
  const tolto = (await storia('Ordine', ordini[2]?.id ?? 0)).at(-1)
  expect(tolto).toMatchObject({ azione: 'pianifica', prima: 'Banco 2, 30 min (Settimana)', dopo: null })
})

test('the name alone: what is arranged stays, also of an order that has left the benches', async () => {
  await app.db.schedulazioneFase.deleteMany({ where: { ordineId: ordini[0]?.id ?? 0 } })
  const prima = await letta()
  const sola = { ordini: undefined, configurazioni: undefined, nome: 'Altro nome' }
  expect((await modifica(sola)).analisiPostazione).toEqual({ ...prima, nome: 'Altro nome', versione: 2 })
  expect((await modifica({ ...sola, nome: ' ' })).errors).toMatchObject([
    { field: 'nome', message: 'Nome obbligatorio' },
  ])
})

test('the same again changes nothing; other minutes of now do', async () => {
  const uguale = { versione: 1, assegnazioni: dove([0, 0], [1, 0], [2, 1]) }
  const eventi = await app.db.eventLog.count()
  expect((await modifica(uguale)).analisiPostazione?.versione).toBe(1)
  expect(await app.db.eventLog.count()).toBe(eventi)
  await app.db.schedulazioneFase.updateMany({ where: { ordineId: ordini[0]?.id ?? 0 }, data: { durata: 75 } })
  expect((await modifica(uguale)).analisiPostazione).toMatchObject({
    versione: 2,
    totali: minuti({ 'Banco 1': 165, 'Banco 2': 30 }),
  })
})

test('an order that is not at the benches any more may stay, with its minutes; it cannot come in', async () => {
  const [uno] = ordini
  await app.db.schedulazioneFase.deleteMany({ where: { ordineId: uno?.id ?? 0 } })
  const messa = await modifica({ assegnazioni: dove([2, 0], [0, 0], [1, 1]) })
  expect(messa.analisiPostazione?.totali).toEqual(minuti({ 'Banco 1': 90, 'Banco 2': 90 }))
  const altra = await makeAlBanco(app.db, 30, 'macchine')
  const { errors } = await modifica({ ordini: [...ordini, altra].map(({ id }) => id) })
  expect(errors).toMatchObject([{ field: 'ordini', message: expect.stringContaining(altra.numeroCommessa) }])
})

test('arranged by somebody else meanwhile: told what is different, nothing lost', async () => {
  await modifica({ versione: 1, nome: 'Di un altro' })
  const prima = await letta()
  const esito = modifica({ versione: 1, nome: 'Mia', assegnazioni: dove([0, 0], [1, 0], [2, 0]) })
  await expect(esito).rejects.toMatchObject({
    extensions: { code: 'CONFLICT', versione: 2, campi: { nome: 'Di un altro', disposizione: expect.any(Array) } },
  })
  expect(await letta()).toEqual(prima)
})

test('two at once: one is done, the other told', async () => {
  const esiti = await Promise.allSettled(['a', 'b'].map((nome) => modifica({ versione: 1, nome })))
  expect(esiti.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('removed, with its trace in the history of the orders; twice is missing', async () => {
  expect((await mutateAs<{ pk: number | null }>(capo, 'deletePianificazioneBanchi', { pk }, 'pk')).pk).toBe(pk)
  expect(await letta()).toBe(null)
  expect(await app.db.ordineAnalisi.count({ where: { analisiId: pk } })).toBe(0)
  expect(await app.db.schedulazioneFase.count({ where: { ordineId: { in: ordini.map(({ id }) => id) } } })).toBe(3)
  expect(await storia('AnalisiPostazione', pk)).toMatchObject([{ azione: 'elimina', prima: 'Settimana' }])
  expect((await storia('Ordine', ordini[1]?.id ?? 0)).at(-1)).toMatchObject({
    campo: 'postazione',
    prima: 'Banco 1, 90 min (Settimana)',
    dopo: null,
  })
  const mancante = { extensions: { code: 'NOT_FOUND' } }
  await expect(mutateAs(capo, 'deletePianificazioneBanchi', { pk })).rejects.toMatchObject(mancante)
  await expect(modifica({})).rejects.toMatchObject(mancante)
})

test.each(['agente', 'staff', 'operatore', 'app', 'fornitore'] as const)('refused by permission: %s', async (nome) => {
  const client = await app.as(nome)
  const prima = await letta()
  const rifiuto = { extensions: { code: 'FORBIDDEN' } }
  await expect(modifica({ nome: 'x' }, client)).rejects.toMatchObject(rifiuto)
  await expect(mutateAs(client, 'deletePianificazioneBanchi', { pk })).rejects.toMatchObject(rifiuto)
  await expect(mutateAs(client, 'deleteAnalisiPostazione', { pk })).rejects.toMatchObject(rifiuto)
  expect(await letta()).toEqual(prima)
})

test('an entry of the office is the office’s: the workshop neither arranges nor renames nor removes it', async () => {
  const office = await app.as('super')
  const made = await mutateAs<{ analisiPostazione: { pk: number } }>(
    office,
    'createAnalisiPostazione',
    { nome: 'Ufficio', ordini: ordini.map(({ id }) => id) },
    'analisiPostazione { pk }',
  )
  const entry = made.analisiPostazione.pk
  const may = (who: Client, one: number) =>
    queryAs<{ puoPianificare: boolean }>(who, `{ analisiPostazione(pk: ${one}) { puoPianificare } }`)
  const refused = { extensions: { code: 'FORBIDDEN' } }
  const named = { ordini: undefined, configurazioni: undefined, nome: 'Mia' }
  await expect(modifica({ ...named, pk: entry })).rejects.toMatchObject(refused)
  await expect(modifica({ pk: entry })).rejects.toMatchObject(refused)
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
