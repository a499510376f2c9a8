import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fingerprint } from '#platform/identity/secrets.ts'
import { usernameDemo } from '#prisma/seed/utenti.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '#server-test/client.ts'
import { fillLists } from '#server-test/lists.ts'
import { prepareCodice } from '../codice.ts'
import {
  ALREADY_STARTED,
  AVVIO_UNDER_WAY,
  CODICE_EXPIRED,
  CODICE_MISSING,
  CODICE_NOT_VALID,
  type Content,
  USERNAME_DEMO,
} from '../rules.ts'

let app: TestApp
const prepare = async (options?: TestAppOptions) => {
  app = await createTestApp(options)
  await fillLists(app.services.config.databaseUrl)
}
beforeEach(async ({ task }) => {
  await prepare(task.name.startsWith('guessed') ? { config: { loginThrottle: true } } : undefined)
})
afterEach(() => app.close())

const azienda = {
  ragioneSociale: 'Infissi Rossi S.r.l.',
  indirizzo: 'Via dei Falegnami 3',
  cap: '40026',
  citta: 'Imola',
  provincia: 'Bologna',
  partitaIva: '01234567890',
  telefono: '0542 123456',
  email: 'info@infissirossi.example',
}
const password = 'una frase abbastanza lunga'
const input = (codice: string, different: object = {}) => ({
  codice,
  username: 'rossi',
  email: 'rossi@infissirossi.example',
  firstName: 'Mario',
  lastName: 'Rossi',
  password,
  confirmPassword: password,
  azienda,
  sito: 'https://www.infissirossi.example',
  contenuto: 'VUOTO' satisfies Content as Content,
  ...different,
})

interface Answer {
  createPrimoUtente: { fatto: boolean; errors: { code: string; field: string | null; message: string }[] }
}

async function start(values: object) {
  const outcome = await app.visitor.graphql<Answer>(
    'mutation ($input: CreatePrimoUtenteInput!) { createPrimoUtente(input: $input) { fatto errors { code field message } } }',
    { input: values },
  )
  expect(outcome.errors).toBeUndefined()
  return outcome.data?.createPrimoUtente as Answer['createPrimoUtente']
}
const refused = (message: string) => ({ fatto: false, errors: [{ code: 'AVVIO', field: null, message }] })
const succeeded = { fatto: true, errors: [] }

async function freshCodice(): Promise<string> {
  const codice = await prepareCodice(app.db)
  if (codice === null) throw new Error('There are users')
  return codice
}

/** Nothing of a first start. */
async function empty() {
  const { db } = app
  const count = [db.user.count(), db.impostazione.count(), db.famiglia.count(), db.session.count(), db.auditLog.count()]
  return (await Promise.all(count)).every((quante) => quante === 0)
}

describe('the first start', () => {
  test('makes a superuser who administers users and sees the workshop, the company, a session; the code is gone', async () => {
    const codice = await freshCodice()
    expect(await app.db.codiceAvvio.findMany()).toMatchObject([{ hash: fingerprint(codice) }])
    expect(await start(input(codice))).toEqual(succeeded)
    const [user] = await app.db.user.findMany({ include: { info: true, sessions: true } })
    const info = { canAdminUsers: true, canViewAttivitaOperatori: true, canViewLineaSaomad: false }
    expect(user).toMatchObject({ username: 'rossi', isSuperuser: true, info })
    expect(user?.ultimoAccesso).not.toBeNull()
    expect(user?.sessions).toHaveLength(1)
    expect(await app.db.impostazione.findMany({ orderBy: { chiave: 'asc' } })).toMatchObject([
      { chiave: 'avvisi_firme', valore: [azienda.email] },
      { chiave: 'avvisi_messaggi', valore: [azienda.email] },
      { chiave: 'avvisi_richieste', valore: [azienda.email] },
      { chiave: 'azienda', valore: azienda },
      { chiave: 'catalogo_pubblicato', valore: 'no' },
      { chiave: 'mesi_richieste', valore: 24 },
      { chiave: 'mittente_email', valore: azienda.email },
      { chiave: 'mittente_nome', valore: azienda.ragioneSociale },
      { chiave: 'sito', valore: 'https://www.infissirossi.example' },
      { chiave: 'telefono_commerciale', valore: azienda.telefono },
    ])
    expect(await app.db.famiglia.count()).toBe(0)
    expect(await app.db.codiceAvvio.count()).toBe(0)
  })

  test('an example catalogue comes with codes, beside the lists that every database has, without customers and orders', async () => {
    expect(await start(input(await freshCodice(), { contenuto: 'CATALOGO' }))).toEqual(succeeded)
    const { db } = app
    const there = [db.famiglia, db.tipoSerramento, db.tipoApertura, db.valoreOpzione, db.vincolo, db.codiceSerramento]
    for (const table of [...there, db.valoreStato, db.voceCheckList, db.statoPreventivo, db.emailTemplate]) {
      expect(await (table as typeof db.famiglia).count()).toBeGreaterThan(0)
    }
    for (const table of [db.cliente, db.ordine, db.preventivo, db.fornitore, db.persona]) {
      expect(await (table as typeof db.cliente).count()).toBe(0)
    }
    expect(await db.user.count()).toBe(1)
    // Lines of a quote have no code: each type that is sold can be planned without one.
    const sold = await db.tipoSerramento.count({ where: { vincoli: { some: {} } } })
    expect(await db.tempistica.count({ where: { codiceSerramentoId: null } })).toBeGreaterThanOrEqual(sold)
    const [image] = await db.storedFile.findMany({ take: 1 })
    expect(await app.services.storage.size(image?.chiave ?? '')).toBe(image?.dimensione)
  })

  test('the demo data come with their users beside the first one, and say how far they are', async () => {
    const codice = await freshCodice()
    const steps = new Set<string>()
    const done = start(input(codice, { contenuto: 'DEMO' }))
    let finished = false
    void done.finally(() => {
      finished = true
    })
    while (!finished) {
      const riga = await app.db.codiceAvvio.findFirst()
      if (riga?.passo) steps.add(riga.passo)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(await done).toEqual(succeeded)
    expect(steps.size).toBeGreaterThan(2)
    expect(await app.db.user.count()).toBe(usernameDemo.length + 1)
    expect(await app.db.ordine.count()).toBe(241)
  })
})

describe('is refused, and nothing is there', () => {
  test('no code, a wrong one, that of an earlier start', async () => {
    const first = await freshCodice()
    await freshCodice()
    expect(await start(input(''))).toEqual(refused(CODICE_MISSING))
    expect(await start(input('x'.repeat(43)))).toEqual(refused(CODICE_NOT_VALID))
    expect(await start(input(first))).toEqual(refused(CODICE_NOT_VALID))
    expect(await empty()).toBe(true)
  })

  test('late', async () => {
    const codice = await freshCodice()
    await app.db.codiceAvvio.updateMany({ data: { scadeIl: new Date(Date.now() - 1) } })
    expect(await start(input(codice))).toEqual(refused(CODICE_EXPIRED))
    expect(await empty()).toBe(true)
  })

  test('reused; a later start makes no other code', async () => {
    const codice = await freshCodice()
    expect(await start(input(codice))).toEqual(succeeded)
    expect(await start(input(codice, { username: 'altro' }))).toEqual(refused(ALREADY_STARTED))
    expect(await prepareCodice(app.db)).toBeNull()
    expect(await app.db.user.count()).toBe(1)
  })

  test('two people at the same moment: one of them', async () => {
    const codice = await freshCodice()
    const outcomes = await Promise.all(
      ['uno', 'due'].map((username) => start(input(codice, { username, contenuto: 'CATALOGO' }))),
    )
    const [refusal] = outcomes.filter(({ fatto }) => !fatto)
    expect(outcomes.filter(({ fatto }) => fatto)).toHaveLength(1)
    expect([AVVIO_UNDER_WAY, ALREADY_STARTED]).toContain(refusal?.errors[0]?.message)
    expect(await app.db.user.count()).toBe(1)
    expect(await app.db.famiglia.count()).toBe(9)
  })

  test('what is wrong in the form stands beside its field', async () => {
    const codice = await freshCodice()
    const { errors } = await start(
      input(codice, {
        username: 'non va',
        password: 'corta',
        azienda: { ...azienda, cap: '4002', partitaIva: '1' },
      }),
    )
    expect(errors.map(({ field }) => field).sort()).toEqual(
      ['azienda.cap', 'azienda.partitaIva', 'confirmPassword', 'password', 'username'].sort(),
    )
    expect(await empty()).toBe(true)
  })

  test('with the demo data nobody takes the name of a demo user', async () => {
    const codice = await freshCodice()
    const { errors } = await start(input(codice, { username: 'Super', contenuto: 'DEMO' }))
    expect(errors).toEqual([{ code: 'INVALID', field: 'username', message: USERNAME_DEMO }])
    expect(await empty()).toBe(true)
  })

  test('a fault in the middle leaves nothing, and the code good', async () => {
    const codice = await freshCodice()
    // The company is written last: whatever came before must go with it.
    await app.db.$executeRaw`ALTER TABLE impostazioni ADD CONSTRAINT prova CHECK (chiave <> 'mittente_nome')`
    const { errors } = await app.visitor.graphql(
      'mutation ($input: CreatePrimoUtenteInput!) { createPrimoUtente(input: $input) { fatto } }',
      { input: input(codice, { contenuto: 'CATALOGO' }) },
    )
    expect(errors).toHaveLength(1)
    expect(await empty()).toBe(true)
    await app.db.$executeRaw`ALTER TABLE impostazioni DROP CONSTRAINT prova`
    expect(await app.db.codiceAvvio.findMany()).toMatchObject([{ passo: '' }])
    expect(await start(input(codice))).toEqual(succeeded)
  })

  test('guessed: after some wrong codes the address waits, the right one does not count', async () => {
    const codice = await freshCodice()
    const ask = async (withIt: string) => {
      const { data, errors } = await app.visitor.graphql<{ avvio: { motivo: string | null } }>(
        'query ($codice: String!) { avvio(codice: $codice) { motivo passo } }',
        { codice: withIt },
      )
      return errors ? String(errors[0]?.extensions?.code) : (data?.avvio.motivo ?? null)
    }
    for (let volta = 0; volta < 20; volta++) expect(await ask(codice)).toBeNull()
    const wrong = []
    for (let volta = 0; volta < 14; volta++) wrong.push(await ask(`sbagliato${volta}`))
    expect(wrong[0]).toBe(CODICE_NOT_VALID)
    // Windows are fixed: a new minute may begin in between.
    expect(wrong).toContain('THROTTLED')
    expect(wrong.filter((reason) => reason === CODICE_NOT_VALID).length).toBeLessThanOrEqual(12)
  })
})
