import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { FIRMA, type OfferteScene, openOfferteScene } from '#ordini/offerte/__tests__/offerteScene.ts'
import { checkSeals, SEALED_TABLES, sealRows } from '#platform/history/seals.ts'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import type { Client } from '#server-test/client.ts'
import { makeCliente, makeEmailTemplate, makeJob, makeOrdine, makeUser } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeConferma, makeStatoOrdine } from '#server-test/ordini/factories.ts'
import { finishCancellazioni } from '../finishCancellazioni.ts'

let scene: OfferteScene
let admin: Client
let client: pg.Client
beforeAll(async () => {
  scene = await openOfferteScene()
  const user = await makeUser(scene.app.db, { isSuperuser: true, info: { canAdminUsers: true } })
  admin = await scene.app.as(user)
  client = new pg.Client({ connectionString: scene.app.services.config.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await scene.app.close()
})

const ask = async (sql: string) => (await client.query(sql)).rows as unknown[]
const check = async () => (await checkSeals(ask, scene.app.services.config)).broken
async function seal() {
  for (const table of SEALED_TABLES) await sealRows(scene.app.db, scene.app.services.config, table)
}

/** The tables in which one of some texts stands, whatever the column. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(n.nspname) || '.' || quote_ident(c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname IN ('public', 'pgboss') ORDER BY 1`,
  )
  const found = []
  for (const { name } of rows) {
    const { rows: some } = await client.query(`SELECT 1 FROM ${name} AS t WHERE lower(t::text) LIKE ANY ($1) LIMIT 1`, [
      texts.map((text) => `%${text.toLowerCase()}%`),
    ])
    if (some.length > 0) found.push(name.replace('public.', ''))
  }
  return found
}

/** Somebody whom nobody else is called like. */
const person = (name: string, n: number) => ({
  nome: `${name} D’Quattrocanti`,
  email: `${name}@quattrocanti.example`,
  telefono: `349 77${n}4321`,
  bare: `34977${n}4321`,
  indirizzo: `Via dei Gelsi Neri ${n}`,
  piva: `0123456${n}`,
})
type Person = ReturnType<typeof person>
const textsOf = ({ nome, email, telefono, bare, indirizzo, piva }: Person) => [
  nome,
  email,
  telefono,
  bare,
  indirizzo,
  piva,
  // As an address and as a row in another spelling have it.
  encodeURIComponent(nome),
]

/** A request by the public form, its offer with the customer's answer, a confirmation, mails, and who else names it. */
async function plant(who: Person, { ordine = false } = {}) {
  const { app, superuser, famiglia, tipo, agenteId } = scene
  const { nome, email, telefono, indirizzo, piva } = who
  const made = await mutateAs<{ cliente: { pk: number } | null }>(
    superuser,
    'createCliente',
    { nome, email, telefono, indirizzo, piva, citta: 'Bologna', tipoCliente: 'PRIVA', note: `Note di ${nome}` },
    'cliente { pk }',
  )
  expect(made.errors).toEqual([])
  const clientePk = made.cliente?.pk ?? 0
  const asked = await mutateAs<{ pk: number }>(
    app.visitor,
    'createPreventivo',
    {
      famigliaPk: famiglia.id,
      valoreOpzionePks: [famiglia.opzioni[0]?.valori[0]?.id],
      serramenti: [
        {
          tipoSerramentoPk: tipo.id,
          tipoAperturaPk: tipo.aperture[0]?.id,
          accessorioPks: [],
          quantita: 1,
          altezza: 1200,
          larghezza: 1000,
        },
      ],
      nomeCognome: nome,
      telefono,
      email,
      indirizzo,
      citta: 'Bologna',
      provincia: 'BO',
      note: `Sono ${nome}, ${telefono}`,
      privacy: true,
    },
    'pk',
  )
  expect(asked.errors).toEqual([])
  const preventivoPk = asked.pk
  await app.db.preventivo.update({ where: { id: preventivoPk }, data: { agenteId } })
  const template = await makeEmailTemplate(app.db, { body: '<p>Gentile {{nome_cognome}}</p>' })
  const mailed = await mutateAs(superuser, 'sendEmailPreventivo', { preventivoPk, emailTemplatePk: template.id })
  expect(mailed.errors).toEqual([])
  const { offerta } = await scene.write('createOfferta', { preventivoPk })
  const versionePk = offerta.versioni[0]?.pk ?? 0
  const sent = await scene.write('sendOfferta', { pk: versionePk })
  expect(sent.errors).toEqual([])
  const token = await scene.tokenOf()
  await mutateAs(app.visitor, 'writeOffertaCliente', { token, note: `Sono ${nome}: chiamate ${telefono}` })
  await mutateAs(app.visitor, 'openPaginaOfferta', { token })
  const conferma = await makeConferma(app.db, { nomeCliente: nome, emailCliente: email, preventivoId: preventivoPk })
  await mutateAs(superuser, 'sendLinkConferma', { pk: conferma.id, invia: true })
  let ordinePk: number | null = null
  if (ordine) {
    const accepted = await mutateAs(app.visitor, 'signOffertaCliente', {
      token,
      alternativaPk: scene.alternativaOf(offerta),
      nome,
      firma: FIRMA,
      accetto: 'si',
    })
    expect(accepted.errors).toEqual([])
    ordinePk = (await app.db.ordine.findFirstOrThrow({ where: { preventivoId: preventivoPk } })).id
    const contact = {
      contattoPosa: nome,
      telefonoPosa: telefono,
      indirizzoPosa: indirizzo,
      note: `Chiamare ${telefono}`,
    }
    await app.db.ordine.update({ where: { id: ordinePk }, data: contact })
  }
  // Where nothing refers to it.
  const other = await makeOrdine(app.db, { note: `Come per ${nome.toUpperCase()} (${email})` })
  const vista = await mutateAs(superuser, 'createVista', {
    elenco: 'ORDINI',
    nome: `Vista ${email}`,
    url: `search=${nome}`,
  })
  expect(vista.errors).toEqual([])
  await makeJob(app.db, { errori: [{ riga: 3, errori: [`${nome} "${email}"`] }] })
  await app.db.segnalazione.create({ data: { origine: 'browser', messaggio: `search=${encodeURIComponent(nome)}` } })
  await app.db.auditLog.create({
    data: { oggetto: 'Ordine', oggettoPk: other.id, azione: 'modifica', campo: 'note', dopo: `Come per ${nome}` },
  })
  await recordAccesso(app.db, { indirizzo: '203.0.113.9', userAgent: 'prova' }, { evento: 'link', user: null, nome })
  return { clientePk, preventivoPk, offertaPk: offerta.pk, confermaPk: conferma.id, ordinePk, otherPk: other.id }
}

const rowsOf = (planted: Awaited<ReturnType<typeof plant>>) => ({
  clientePks: [planted.clientePk],
  preventivoPks: [planted.preventivoPk],
  offertaPks: [planted.offertaPk],
  confermaPks: [planted.confermaPk],
})
const erase = (input: object, who = admin) =>
  mutateAs<{ cancellate: number | null; finoAl: string | null }>(who, 'deleteInteressato', input, 'cancellate finoAl')
const SUMMARY = `query ($clientePks: [Int!], $preventivoPks: [Int!], $offertaPks: [Int!], $confermaPks: [Int!]) {
  datiInteressato(clientePks: $clientePks, preventivoPks: $preventivoPks, offertaPks: $offertaPks, confermaPks: $confermaPks) {
    tabelle { nome quante conservate } finoAl conservati motivoNonCancellabile condivisi } }`
interface Summary {
  tabelle: { nome: string; quante: number; conservate: number }[]
  finoAl: string | null
  conservati: string
  motivoNonCancellabile: string | null
  condivisi: string[]
}

test('a person without orders is in no table afterwards; the history still proves itself', async () => {
  const who = person('zefirina', 1)
  const planted = await plant(who)
  await seal()
  const before = await tablesWith(...textsOf(who))
  for (const table of ['clienti', 'preventivi', 'offerte', 'conferme_ordine', 'mail_outbox', 'audit_log', 'accessi'])
    expect(before).toContain(table)
  for (const table of ['viste_salvate', 'jobs', 'segnalazioni', 'ordini', 'messaggi_offerta'])
    expect(before).toContain(table)

  const found = await queryAs<{ tipo: string }[]>(admin, 'query ($t: String!) { interessati(testo: $t) { tipo } }', {
    t: who.email,
  })
  expect(new Set(found.map(({ tipo }) => tipo))).toEqual(new Set(['CLIENTE', 'PREVENTIVO', 'OFFERTA', 'CONFERMA']))
  const told = await queryAs<Summary>(admin, SUMMARY, rowsOf(planted))
  expect(told).toMatchObject({ finoAl: null, motivoNonCancellabile: null, condivisi: [] })
  const names = told.tabelle.map(({ nome }) => nome)
  for (const name of ['Clienti', 'Mail', 'Storico', 'Accessi', 'Altri testi che lo nominano'])
    expect(names).toContain(name)

  const done = await erase(rowsOf(planted))
  expect(done).toMatchObject({ errors: [], finoAl: null })
  expect(done.cancellate).toBeGreaterThan(10)
  expect(await tablesWith(...textsOf(who))).toEqual([])
  expect(await check()).toEqual([])
  expect(await scene.app.db.risigillo.count()).toBeGreaterThan(0)
  // What the statistics count stays.
  expect(await scene.app.db.preventivo.findUniqueOrThrow({ where: { id: planted.preventivoPk } })).toMatchObject({
    nomeCognome: 'Dati cancellati',
    citta: 'Bologna',
  })
  expect((await scene.app.db.ordine.findUniqueOrThrow({ where: { id: planted.otherPk } })).note).toBe(
    'Come per Dati cancellati (Dati cancellati)',
  )
  const line = await scene.app.db.accesso.findFirstOrThrow({ where: { evento: 'cancellazione' } })
  expect(line.dettaglio).toMatch(/^\d+ righe$/)

  // The next seal goes over what was told of it; who changes an erased row is found.
  await seal()
  expect(await check()).toEqual([])
  await client.query('ALTER TABLE audit_log DISABLE TRIGGER USER')
  await client.query(
    `UPDATE audit_log SET dopo = 'altro' WHERE id = (SELECT min(id) FROM audit_log WHERE dopo = 'Dati cancellati')`,
  )
  expect(await check()).not.toEqual([])
  // Nor does another erasure hide it.
  const next = await plant(person('zenobia', 2))
  expect((await erase(rowsOf(next))).errors).toEqual([])
  expect(await check()).not.toEqual([])
  await client.query(
    `UPDATE audit_log SET dopo = 'Dati cancellati' WHERE id = (SELECT min(id) FROM audit_log WHERE dopo = 'altro')`,
  )
  await client.query('ALTER TABLE audit_log ENABLE TRIGGER USER')
  expect(await check()).toEqual([])
})

test('with a finished order the law’s documents stay until their day, then they go too', async () => {
  const { db } = scene.app
  const who = person('quirino', 3)
  const planted = await plant(who, { ordine: true })
  await seal()
  const refused = await erase(rowsOf(planted))
  expect(refused.errors).toMatchObject([{ message: expect.stringMatching(/è aperto: chiudilo/) }])
  expect((await db.cliente.findUniqueOrThrow({ where: { id: planted.clientePk } })).telefono).toBe(who.telefono)

  const stato = await makeStatoOrdine(db)
  await db.valoreStato.update({ where: { id: stato.id }, data: { chiuso: true } })
  await db.ordine.update({
    where: { id: planted.ordinePk ?? 0 },
    data: { statoId: stato.id, data: new Date('2024-03-01'), dataConsegna: new Date('2025-05-05'), dataPosa: null },
  })
  const told = await queryAs<Summary>(admin, SUMMARY, rowsOf(planted))
  expect(told).toMatchObject({ finoAl: '2035-12-31', motivoNonCancellabile: null })
  expect(told.conservati).toContain('31-12-2035')

  // What the page downloads: JSON, a list to be read, the files.
  const file = await admin.fetch(`/esporta/interessato.zip?clientePks=${planted.clientePk}`)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const zip = await fromBufferPromise(Buffer.from(await file.arrayBuffer()))
  const entries = []
  for await (const { fileName } of zip.eachEntry()) entries.push(fileName)
  expect(entries.slice(0, 2)).toEqual(['dati.json', 'elenco.txt'])
  expect(entries.some((name) => name.startsWith('file/'))).toBe(true)

  expect(await erase(rowsOf(planted))).toMatchObject({ errors: [], finoAl: '2035-12-31' })
  const KEPT = [
    'audit_log',
    'clienti',
    'conferme_ordine',
    'eventi_conferma',
    'eventi_offerta',
    'link_segreti',
    'mail_outbox',
    'messaggi_conferma',
    'messaggi_offerta',
    'offerte',
    'ordini',
    'stored_files',
    'versioni_offerta',
  ]
  for (const table of await tablesWith(...textsOf(who))) expect(KEPT).toContain(table)
  const cliente = await db.cliente.findUniqueOrThrow({ where: { id: planted.clientePk } })
  expect(cliente).toMatchObject({ nome: who.nome, piva: who.piva, email: '', telefono: '', note: '' })
  expect(await tablesWith(`Note di ${who.nome}`, `Chiamare ${who.telefono}`)).toEqual([])
  expect(await check()).toEqual([])
  expect(await db.cancellazione.findMany()).toMatchObject([{ clienteId: planted.clientePk }])

  // Ten years later.
  await db.ordine.update({
    where: { id: planted.ordinePk ?? 0 },
    data: { data: new Date('2010-03-01'), dataConsegna: null },
  })
  await db.cancellazione.updateMany({ data: { finoAl: new Date('2020-12-31') } })
  await finishCancellazioni(scene.app.services.config).run({
    db,
    log: scene.app.services.log,
    signal: new AbortController().signal,
  })
  expect(await tablesWith(...textsOf(who))).toEqual([])
  expect(await db.cancellazione.count()).toBe(0)
  expect(await db.ordine.count({ where: { id: planted.ordinePk ?? 0 } })).toBe(1)
  expect(await check()).toEqual([])
})

test('what is also somebody else’s stays in what is not the person’s own', async () => {
  const { db } = scene.app
  const nome = 'Omonimo Perfetto'
  const [one, other] = [await makeCliente(db, { nome }), await makeCliente(db, { nome })]
  const ordine = await makeOrdine(db, { clienteId: other.id, note: `Per ${nome}` })
  const told = await queryAs<Summary>(admin, SUMMARY, { clientePks: [one.id] })
  expect(told.condivisi).toEqual([nome])
  expect((await erase({ clientePks: [one.id] })).errors).toEqual([])
  expect(await db.cliente.count({ where: { id: one.id } })).toBe(0)
  expect((await db.cliente.findUniqueOrThrow({ where: { id: other.id } })).nome).toBe(nome)
  expect((await db.ordine.findUniqueOrThrow({ where: { id: ordine.id } })).note).toBe(`Per ${nome}`)
})

test('it is for who administers users, in person; nothing chosen is told', async () => {
  const { errors } = await erase({})
  expect(errors).toMatchObject([{ message: 'Scegli almeno una riga.' }])
  await expect(erase({ clientePks: [1] }, scene.staff)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  expect((await scene.staff.fetch('/esporta/interessato.zip?clientePks=1')).status).toBe(403)
  expect((await admin.fetch('/esporta/interessato.zip?clientePks=999999')).status).toBe(404)
})

test('where the history was changed before, nothing is erased and it is said', async () => {
  const { db } = scene.app
  const made = await mutateAs<{ cliente: { pk: number } }>(
    scene.superuser,
    'createCliente',
    { nome: 'Ermenegildo Toccato', telefono: '051 998877' },
    'cliente { pk }',
  )
  const { pk } = made.cliente
  await seal()
  const tamper = async (text: string) => {
    await client.query('ALTER TABLE audit_log DISABLE TRIGGER USER')
    await client.query(`UPDATE audit_log SET dopo = $1 WHERE oggetto = 'Cliente' AND oggetto_pk = $2`, [text, pk])
    await client.query('ALTER TABLE audit_log ENABLE TRIGGER USER')
  }
  await tamper('Ermenegildo Falsato')
  expect((await erase({ clientePks: [pk] })).errors).toMatchObject([{ message: expect.stringMatching(/sigilli/) }])
  expect((await db.cliente.findUniqueOrThrow({ where: { id: pk } })).nome).toBe('Ermenegildo Toccato')
  await tamper('Ermenegildo Toccato')
  expect((await erase({ clientePks: [pk] })).errors).toEqual([])
  expect(await check()).toEqual([])
})
