import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connectTabletSchema, isPinFacile } from '#amministrazione/utenti/tablet/rules.ts'
import { contents, hostedDatabase, restoreNewest, sql, structure } from '#platform/backup/__tests__/testbed.ts'
import { createBackup } from '#platform/backup/create.ts'
import { createDb, type Db } from '#platform/db/prisma.ts'
import { emit } from '#platform/events/events.ts'
import { verifyPassword } from '#platform/identity/password.ts'
import { fingerprint } from '#platform/identity/secrets.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { createFolderStorage } from '#platform/storage/folder.ts'
import { calibrazioneOf } from '#produzione/promesse/calibrazione.ts'
import { readPromesse } from '#produzione/promesse/readPromesse.ts'
import { createTestDatabase, type TestDatabase } from '#server-test/database.ts'
import { fillLists } from '#server-test/lists.ts'
import { clienteSchema } from '#vendite/clienti/rules.ts'
import { fillTemplate, placeholders } from '#vendite/preventivi/mail/rules.ts'
import { preventivoSchema } from '#vendite/preventivi/rules.ts'
import { analyzeVincoli } from '#vendite/vincoli/analisi/rules.ts'
import { readCatalogoDemo } from '../catalogo.ts'
import { readArguments, SeedRefused, seedDemo } from '../main.ts'
import { seedManyPreventivi } from '../many/manyPreventivi.ts'
import { DEMO_CODICE, DEMO_PIN } from '../tablet.ts'

const now = new Date('2026-03-20T10:00:00Z')
let trial: TestDatabase
let db: Db
let dataDir: string

beforeAll(async () => {
  trial = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'seme-'))
  await fillLists(trial.url)
  await seedDemo(trial.url, { dataDir, adesso: now })
  db = createDb(trial.url, 2)
})

afterAll(async () => {
  await db?.$disconnect()
  await trial?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Quotes as the wizard would have sent them. */
async function asSent(after = 0) {
  const righe = await db.preventivo.findMany({
    where: { id: { gt: after } },
    include: { opzioni: true, serramenti: { include: { accessori: true }, orderBy: { posizione: 'asc' } } },
    orderBy: { id: 'asc' },
  })
  return righe.map(({ famigliaId, opzioni, serramenti, ...fields }) => ({
    ...fields,
    famigliaPk: famigliaId,
    valoreOpzionePks: opzioni.map(({ valoreId }) => valoreId),
    privacy: true,
    chiaveIdempotenza: '',
    serramenti: serramenti.map((s) => ({
      tipoSerramentoPk: s.tipoSerramentoId,
      tipoAperturaPk: s.tipoAperturaId,
      accessorioPks: s.accessori.map(({ id }) => id),
      quantita: s.quantita,
      altezza: s.altezza,
      larghezza: s.larghezza,
    })),
  }))
}

test('days were promised: most were kept, some were not, some are still to come', async () => {
  const today = Math.floor(now.getTime() / 86_400_000)
  vi.useFakeTimers({ now, toFake: ['Date'] })
  const told = calibrazioneOf(await readPromesse(db), today)
  vi.useRealTimers()
  expect(told.mesi.length).toBeGreaterThanOrEqual(3)
  expect(told.totale.promesse).toBeGreaterThanOrEqual(20)
  expect(told.totale.mantenute / told.totale.promesse).toBeGreaterThan(0.6)
  expect(told.totale.mantenute).toBeLessThan(told.totale.promesse)
  expect(told.aperte).toBeGreaterThan(0)
})

describe('the catalogue', () => {
  test('4 family types, 9 families with values, html and pictures', async () => {
    expect(await db.tipologiaFamiglia.count()).toBe(4)
    const famiglie = await db.famiglia.findMany({ include: { immagini: true, opzioni: { include: { valori: true } } } })
    expect(famiglie).toHaveLength(9)
    for (const famiglia of famiglie) {
      expect(famiglia.descrizione).toContain('<li>')
      expect(famiglia.immagini.length).toBeGreaterThan(0)
      expect(famiglia.opzioni.length).toBeGreaterThan(1)
      for (const { valori } of famiglia.opzioni) expect(valori.every(({ html }) => html.startsWith('<p>'))).toBe(true)
    }
  })
  test('the 12 window types by their agreed names, those without a frame, their pictures in the storage', async () => {
    const tipi = await db.tipoSerramento.findMany({ orderBy: { ordine: 'asc' }, include: { immagine: true } })
    expect(tipi.map(({ nome }) => nome)).toEqual([
      'Finestra 1 anta',
      'Finestra 2 ante',
      'Finestra 3 ante',
      'Portafinestra 1 anta',
      'Portafinestra 2 ante',
      'Vasistas',
      'Scorrevole alzante',
      'Scorrevole parallelo',
      'Finestra ad arco',
      'Oblò',
      'Portoncino',
      'EXTRA',
    ])
    expect(tipi.filter(({ conTelaio }) => !conTelaio).map(({ nome }) => nome)).toEqual(['Oblò', 'EXTRA'])
    const storage = createFolderStorage({ dir: join(dataDir, 'files') })
    for (const { immagine } of tipi) {
      expect(immagine).toMatchObject({ pubblico: true, mime: 'image/svg+xml' })
      expect((await storage.read(immagine?.chiave ?? '')).length).toBe(immagine?.dimensione)
    }
  })
  test('not every family sells every type; one type has its own bounds; the linter has something to say', async () => {
    const { forRules } = await readCatalogoDemo(db)
    const pairs = new Set(forRules.vincoli.map((v) => `${v.famiglia}/${v.tipoSerramento}`))
    expect(pairs.size).toBeGreaterThan(40)
    expect(pairs.size).toBeLessThan(9 * 12)
    expect(forRules.tipi.filter(({ altezzaMin, larghezzaMax }) => altezzaMin && larghezzaMax)).toHaveLength(1)
    const codici = [...pairs].flatMap((pair) => {
      const [famiglia, tipo] = pair.split('/').map(Number)
      const vincoli = forRules.vincoli.filter((v) => v.famiglia === famiglia && v.tipoSerramento === tipo)
      const own = forRules.tipi.find(({ id }) => id === tipo)
      return own ? analyzeVincoli(own, vincoli).map(({ codice }) => codice) : []
    })
    expect(codici.sort()).toEqual(['lacuna', 'limiti_tipo', 'sovrapposizione'])
  })
})

describe('the users', () => {
  test('each demo user enters with `demo`', async () => {
    const utenti = await db.user.findMany({ include: { agente: { include: { capoArea: true } }, info: true } })
    const names = ['super', 'staff', 'agente', 'capoarea', 'operatore', 'operatore.capo', 'app', 'fornitore']
    expect(utenti.map(({ username }) => username)).toEqual(expect.arrayContaining(names))
    expect(await verifyPassword(utenti[0]?.passwordHash ?? '', 'demo')).toBe(true)
    expect(new Set(utenti.map(({ passwordHash }) => passwordHash)).size).toBe(1)
    const agente = utenti.find(({ username }) => username === 'agente')?.agente
    expect([agente?.codice, agente?.capoArea?.codice]).toEqual(['AG02', 'AG01'])
    expect(await db.agente.findMany({ orderBy: { codice: 'asc' }, select: { codice: true } })).toEqual(
      ['AG01', 'AG02', 'AG03', 'AG04', 'AG05', 'AG06'].map((codice) => ({ codice })),
    )
  })

  test('each demo operator enters with the demo PIN on a tablet that a device may still become', async () => {
    const accesses = await db.accessoTablet.findMany()
    expect(accesses).toHaveLength(await db.operatore.count())
    expect(await verifyPassword(accesses[0]?.pinHash ?? '', DEMO_PIN)).toBe(true)
    expect(isPinFacile(DEMO_PIN)).toBe(false)
    const { codice } = await connectTabletSchema.validate({ codice: DEMO_CODICE })
    expect(await db.tabletOfficina.findMany({ select: { codiceHash: true } })).toEqual([
      { codiceHash: fingerprint(codice) },
    ])
  })
})

describe('the quotes', () => {
  test('60, each as the wizard would accept it, numbered as time goes', async () => {
    const preventivi = await asSent()
    const schema = preventivoSchema((await readCatalogoDemo(db)).forRules)
    expect(preventivi).toHaveLength(60)
    for (const preventivo of preventivi) {
      const read = schema.validateSync(preventivo, { stripUnknown: true, abortEarly: false })
      expect(preventivo).toMatchObject(read)
    }
    const instants = preventivi.map(({ dataCreazione }) => dataCreazione.getTime())
    expect(instants).toEqual([...instants].sort((a, b) => a - b))
    expect(Math.max(...instants)).toBeLessThan(now.getTime())
  })
  test('every demo agent and state has some; a few deleted; one long name', async () => {
    const forAgente = await db.preventivo.groupBy({ by: ['agenteId'], _count: true })
    expect(forAgente).toHaveLength(7)
    const byStato = await db.preventivo.groupBy({ by: ['statoId'], _count: { _all: true } })
    expect(byStato).toHaveLength(7)
    expect(byStato.find(({ statoId }) => statoId === null)?._count._all).toBe(1)
    expect(await db.preventivo.count({ where: { eliminato: true } })).toBe(4)
    expect((await db.preventivo.findMany()).filter(({ nomeCognome }) => nomeCognome.length > 100)).toHaveLength(1)
  })
  test('mails were sent, none is left to send, and the quote shows what its mail said', async () => {
    const byStato = await db.mail.groupBy({ by: ['stato'], _count: { _all: true } })
    expect(byStato.map(({ stato }) => stato).sort()).toEqual(['FALLITA', 'INVIATA', 'SOSPESA'])
    const sent = await db.preventivo.findMany({
      where: { NOT: { emailInviataIl: null } },
      include: { mailCliente: true },
    })
    expect(sent.length).toBeGreaterThan(20)
    for (const { mailCliente, ...preventivo } of sent) {
      expect(mailCliente).toMatchObject({
        oggetto: preventivo.emailInviataSubject,
        corpo: preventivo.emailInviataBody,
        aIndirizzo: preventivo.email,
        contestoPk: preventivo.id,
      })
    }
  })
  test('the history of each begins with the request and never runs ahead of now', async () => {
    const righe = await db.auditLog.findMany({ orderBy: { id: 'asc' } })
    expect(righe.filter(({ azione }) => azione === 'crea')).toHaveLength(60)
    expect(righe.every(({ il }) => il <= now)).toBe(true)
  })
})

test('the templates use only placeholders that exist', async () => {
  const templates = await db.emailTemplate.findMany()
  expect(templates.map(({ destinatario }) => destinatario).sort()).toEqual(
    [...Array(4).fill('CLIENTE'), 'AGENTE'].sort(),
  )
  for (const { subject, body } of templates) {
    expect(fillTemplate(subject, placeholders, 'testo').sconosciuti).toEqual([])
    expect(fillTemplate(body, placeholders, 'html').sconosciuti).toEqual([])
  }
})

test('a database with users is refused and left as it is', async () => {
  await expect(seedDemo(trial.url, { dataDir })).rejects.toThrow(SeedRefused)
  await expect(seedDemo(trial.url, { dataDir, forza: true })).rejects.toThrow(/Unique constraint/)
  expect(await db.famiglia.count()).toBe(9)
})

test('the same at every run', async () => {
  const other = await createTestDatabase()
  const cartella = mkdtempSync(join(tmpdir(), 'seme-'))
  try {
    await fillLists(other.url)
    await seedDemo(other.url, { dataDir: cartella, adesso: now })
    const otherDb = createDb(other.url, 1)
    const ordine = { orderBy: { id: 'asc' } } as const
    const [one, due] = await Promise.all([db.preventivo.findMany(ordine), otherDb.preventivo.findMany(ordine)])
    await otherDb.$disconnect()
    // When a row was last written is the clock's.
    const written = <Row>(righe: (Row & { aggiornatoIl: Date })[]) =>
      righe.map(({ aggiornatoIl: _at, ...riga }) => riga)
    expect(written(due)).toEqual(written(one))
    expect(readdirSync(join(cartella, 'files')).sort()).toEqual(readdirSync(join(dataDir, 'files')).sort())
  } finally {
    await other.drop()
    rmSync(cartella, { recursive: true, force: true })
  }
})

test('many quotes: as valid as the others', async () => {
  await seedManyPreventivi(db, 400)
  const fresh = await asSent(60)
  expect(fresh).toHaveLength(400)
  const schema = preventivoSchema((await readCatalogoDemo(db)).forRules)
  for (const preventivo of fresh) schema.validateSync(preventivo, { stripUnknown: true, abortEarly: false })
  expect(new Set(fresh.map(({ famigliaPk }) => famigliaPk)).size).toBe(9)
  expect(new Set(fresh.map(({ nomeCognome }) => nomeCognome)).size).toBeGreaterThan(100)
})

describe('the command line', () => {
  test('reads its options', () => {
    expect(readArguments([])).toEqual({ preventivi: 0, ordini: 0, attivita: 0, forza: false, aiuto: false })
    expect(readArguments(['--preventivi', '100000', '--forza'])).toEqual({
      preventivi: 100_000,
      ordini: 0,
      attivita: 0,
      forza: true,
      aiuto: false,
    })
  })
  test.each([
    [['--ordini', '-1'], /ordini/],
    [['--preventivi', 'molti'], /numero intero/],
    [['--preventivi', '-3'], /./],
    [['--boh'], /boh/],
  ])('%j is refused', (argList, message) => expect(() => readArguments(argList)).toThrow(message))
})

describe('customers', () => {
  test('80 and that of an accepted offer, as their form would have saved them, from C00001 on', async () => {
    const clienti = await db.cliente.findMany({ orderBy: { id: 'asc' } })
    expect(clienti.map(({ codice }) => codice)).toEqual(
      Array.from({ length: 81 }, (_, index) => `C${String(index + 1).padStart(5, '0')}`),
    )
    for (const { agenteId: agente, ...fields } of clienti) {
      await expect(clienteSchema.validate({ ...fields, agente })).resolves.toMatchObject({ nome: fields.nome })
      expect(sanitizeRich(fields.testoEmail)).toBe(fields.testoEmail)
    }
  })

  test('two of them in the app, and texts for their mails', async () => {
    const [account] = await db.appAccount.findMany({ include: { clienti: true } })
    expect(account?.clienti.map(({ codice }) => codice).sort()).toEqual(['C00001', 'C00002'])
    const messages = await db.messaggioOrdineEmail.findMany()
    expect(messages.length).toBeGreaterThan(2)
    for (const { testo } of messages) expect(sanitizeRich(testo)).toBe(testo)
  })
})

test('from a backup it comes back as it was, into a database without special rights, and works', async () => {
  await emit(db, 'ordine', { pk: 1 })
  const before = 'a\tb\n\\.\r è'
  await db.auditLog.create({ data: { oggetto: 'Ordine', oggettoPk: 1, azione: 'modifica', prima: before, dopo: '' } })
  await db.job.create({ data: { tipo: 'importazione', stato: 'IN_CORSO' } })
  const storage = createFolderStorage({ dir: join(dataDir, 'files') })
  const place = join(dataDir, 'copie')
  await createBackup({ databaseUrl: trial.url, storage, place })
  const url = await hostedDatabase()
  const restored = await restoreNewest(url, { folder: dataDir, place })

  // A work that was under way is over; for the rest every row of every table is there.
  const [lavoro] = await sql(url, 'SELECT stato, errori FROM jobs')
  expect(lavoro).toMatchObject({ stato: 'FALLITO', errori: [{ message: expect.stringContaining('ripetere') }] })
  expect(restored).toMatchObject({ jobs: 1, mails: 0 })
  await sql(url, `UPDATE jobs SET stato = 'IN_CORSO', errori = NULL`)
  const expected = await contents(trial.url)
  expect(Object.keys(expected).length).toBeGreaterThan(50)
  expect(expected.ordini).toMatch(/^241 /)
  expect(await contents(url)).toEqual(expected)
  expect(await structure(url)).toEqual(await structure(trial.url))
  // The place of an event in another cluster means nothing here: it counts as old.
  expect(await sql(url, 'SELECT tx FROM event_log')).toEqual([{ tx: '0' }])
  const others = createFolderStorage({ dir: join(dataDir, 'altri') })
  for (const { chiave } of await db.storedFile.findMany()) {
    expect((await others.read(chiave)).equals(await storage.read(chiave))).toBe(true)
  }

  // Sequences go on, triggers work again, references hold.
  const [last] = await sql<{ max: number }>(url, 'SELECT max(id) FROM clienti')
  const [next] = await sql<{ id: number; ricerca: string }>(
    url,
    `INSERT INTO clienti (nome, codice) VALUES ('Àncora', 'nuovo') RETURNING id, ricerca`,
  )
  expect(next).toEqual({ id: (last?.max ?? 0) + 1, ricerca: expect.stringContaining('ancora') })
  await expect(sql(url, 'DELETE FROM audit_log')).rejects.toThrow(/audit_log/)
  await expect(sql(url, 'DELETE FROM users')).rejects.toThrow(/foreign key/)
})
