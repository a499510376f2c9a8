import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { makeFornitore } from '#server-test/personaleFactories.ts'
import { SETUP_STEPS } from '../rules.ts'

let app: TestApp
let owner: Client

beforeAll(async () => {
  app = await createTestApp()
  owner = await app.as('super')
})
afterAll(() => app.close())

interface Row {
  passo: string
  motivo: string
  fatto: boolean
  nascosto: boolean
}

async function steps(): Promise<Map<string, Row>> {
  const { data, errors } = await owner.graphql<{ passiAvviamento: Row[] }>(
    '{ passiAvviamento { passo titolo motivo indirizzo fatto nascosto } }',
  )
  expect(errors).toBeUndefined()
  return new Map((data?.passiAvviamento ?? []).map((row) => [row.passo, row]))
}

const day = (iso: string) => new Date(`${iso}T00:00:00Z`)

test('a new company is told all that is missing, each step with its reason and page', async () => {
  const all = await steps()
  expect([...all.keys()]).toEqual(SETUP_STEPS.map((step) => step.toUpperCase()))
  for (const { fatto, motivo } of all.values()) expect(fatto).toBe(motivo === '')
  expect(all.get('FORNITORI')?.motivo).toBe(
    'Manca il fornitore predefinito di legno, vetro, telai, verniciatura: il piano non sa quando arriva.',
  )
  expect(all.get('PERSONALE')?.motivo).toContain('alle macchine, né ai banchi')
  expect(all.get('FASI')?.fatto).toBe(true)
})

test('a step is done by the data alone, and undone by them', async () => {
  const { db } = app
  await makeUser(db, {})
  for (const reparto of ['macchine', 'banchi'] as const)
    await db.persona.create({ data: { nome: `Uno ${reparto}`, reparto, dataInizio: day('2026-01-01') } })
  await db.festivita.create({ data: { giornoDa: day('2100-12-25'), giornoA: day('2100-12-25') } })
  for (const tipologia of ['legno', 'vetro', 'telai', 'verniciatura'])
    await makeFornitore(db, { tipologia, isDefault: true })
  await db.materiale.update({ where: { nome: 'vetro' }, data: { colonneList: ['altezza'] } })
  await db.impostazione.create({ data: { chiave: 'avvisi_richieste', valore: ['a@b.it'] } })
  await db.impostazione.create({ data: { chiave: 'ora_apertura', valore: '07:30' } })
  const done = [...(await steps()).values()].filter(({ fatto }) => fatto).map(({ passo }) => passo)
  expect(done).toEqual(['AVVISI', 'UTENTI', 'PERSONALE', 'ORE', 'FESTIVITA', 'FASI', 'FORNITORI', 'COLONNE'])
  await db.persona.updateMany({ where: { reparto: 'banchi' }, data: { dataFine: day('2026-02-01') } })
  expect((await steps()).get('PERSONALE')?.motivo).toBe('Non c’è nessuno ai banchi: il piano non ha chi lavora.')
  await db.persona.updateMany({ where: { reparto: 'banchi' }, data: { dataFine: null } })
})

test('a department of the company asks for people once a phase is worked in it', async () => {
  const { db } = app
  expect((await steps()).get('REPARTI')?.motivo).toContain('aggiungi gli altri')
  await db.reparto.create({ data: { chiave: 'posa', nome: 'Posa', capacita: 'PERSONE', ordine: 9 } })
  expect((await steps()).get('REPARTI')?.fatto).toBe(true)
  expect((await steps()).get('PERSONALE')?.fatto).toBe(true)
  const banchi = await db.fase.findFirstOrThrow({ where: { nome: 'banchi' } })
  const { id: _id, ...like } = banchi
  await db.fase.create({ data: { ...like, nome: 'posa', reparto: 'posa', posizione: 99 } })
  expect((await steps()).get('PERSONALE')?.motivo).toBe('Non c’è nessuno in Posa: il piano non ha chi lavora.')
  await db.persona.create({ data: { nome: 'Uno posa', reparto: 'posa', dataInizio: day('2026-01-01') } })
  expect((await steps()).get('PERSONALE')?.fatto).toBe(true)
})

test('a catalogue counts when it has a family and is published', async () => {
  const { db } = app
  const tipologia = await db.tipologiaFamiglia.create({ data: { nome: 'Legno' } })
  await db.famiglia.create({ data: { nome: 'Classica', tipologiaFamigliaId: tipologia.id } })
  await db.impostazione.create({ data: { chiave: 'catalogo_pubblicato', valore: 'no' } })
  expect((await steps()).get('CATALOGO')?.motivo).toContain('bozza')
  const { data } = await owner.graphql<{ setCatalogoPubblicato: { configurazione: object } }>(
    'mutation { setCatalogoPubblicato(input: { pubblicato: true }) { configurazione { catalogoPubblicato } errors { message } } }',
  )
  expect(data?.setCatalogoPubblicato).toEqual({ configurazione: { catalogoPubblicato: true }, errors: [] })
  expect((await steps()).get('CATALOGO')?.fatto).toBe(true)
})

test('a step is hidden for everybody and shown again; nobody else may', async () => {
  const hide = (who: Client, hidden: boolean) =>
    who.graphql<{ setPassoNascosto: { passi: Row[] } }>(
      `mutation { setPassoNascosto(input: { passo: TABLET, nascosto: ${hidden} }) { passi { passo nascosto } errors { message } } }`,
    )
  await hide(owner, true)
  expect((await steps()).get('TABLET')).toMatchObject({ nascosto: true, fatto: false })
  await hide(owner, false)
  expect((await steps()).get('TABLET')?.nascosto).toBe(false)
  const staff = await app.as('staff')
  expect((await hide(staff, true)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect((await staff.graphql('{ passiAvviamento { passo } }')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
})
