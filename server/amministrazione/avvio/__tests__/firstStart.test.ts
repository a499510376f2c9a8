import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { usernameDemo } from '../../../../prisma/seed/utenti.ts'
import { fingerprint } from '../../../platform/identity/secrets.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../../../test/client.ts'
import { fillLists } from '../../../test/lists.ts'
import { preparaCodice } from '../codice.ts'
import {
  AVVIO_IN_CORSO,
  CODICE_MANCANTE,
  CODICE_NON_VALIDO,
  CODICE_SCADUTO,
  type Contenuto,
  GIA_AVVIATO,
  USERNAME_DEMO,
} from '../rules.ts'

let app: TestApp
const prepara = async (options?: TestAppOptions) => {
  app = await createTestApp(options)
  await fillLists(app.services.config.databaseUrl)
}
beforeEach(async ({ task }) => {
  await prepara(task.name.startsWith('guessed') ? { config: { loginThrottle: true } } : undefined)
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
const input = (codice: string, diverso: object = {}) => ({
  codice,
  username: 'rossi',
  email: 'rossi@infissirossi.example',
  firstName: 'Mario',
  lastName: 'Rossi',
  password,
  confirmPassword: password,
  azienda,
  contenuto: 'VUOTO' satisfies Contenuto as Contenuto,
  ...diverso,
})

interface Risposta {
  primoAvvio: { fatto: boolean; errors: { code: string; field: string | null; message: string }[] }
}

async function avvia(valori: object) {
  const esito = await app.visitatore.graphql<Risposta>(
    'mutation ($input: PrimoAvvioInput!) { primoAvvio(input: $input) { fatto errors { code field message } } }',
    { input: valori },
  )
  expect(esito.errors).toBeUndefined()
  return esito.data?.primoAvvio as Risposta['primoAvvio']
}
const rifiutato = (message: string) => ({ fatto: false, errors: [{ code: 'AVVIO', field: null, message }] })
const riuscito = { fatto: true, errors: [] }

async function codiceNuovo(): Promise<string> {
  const codice = await preparaCodice(app.db)
  if (codice === null) throw new Error('There are users')
  return codice
}

/** Nothing of a first start. */
async function vuoto() {
  const { db } = app
  const quanti = [
    db.user.count(),
    db.impostazione.count(),
    db.famiglia.count(),
    db.session.count(),
    db.auditLog.count(),
  ]
  return (await Promise.all(quanti)).every((quante) => quante === 0)
}

describe('the first start', () => {
  test('makes a superuser who administers users, the company, a session; the code is gone', async () => {
    const codice = await codiceNuovo()
    expect(await app.db.codiceAvvio.findMany()).toMatchObject([{ hash: fingerprint(codice) }])
    expect(await avvia(input(codice))).toEqual(riuscito)
    const [user] = await app.db.user.findMany({ include: { info: true, sessions: true } })
    expect(user).toMatchObject({ username: 'rossi', isSuperuser: true, info: { canAdminUsers: true } })
    expect(user?.sessions).toHaveLength(1)
    expect(await app.db.impostazione.findMany({ orderBy: { chiave: 'asc' } })).toMatchObject([
      { chiave: 'azienda', valore: azienda },
      { chiave: 'mittente_email', valore: azienda.email },
      { chiave: 'mittente_nome', valore: azienda.ragioneSociale },
      { chiave: 'telefono_commerciale', valore: azienda.telefono },
    ])
    expect(await app.db.famiglia.count()).toBe(0)
    expect(await app.db.codiceAvvio.count()).toBe(0)
  })

  test('an example catalogue comes with codes, beside the lists that every database has, without customers and orders', async () => {
    expect(await avvia(input(await codiceNuovo(), { contenuto: 'CATALOGO' }))).toEqual(riuscito)
    const { db } = app
    const ci = [db.famiglia, db.tipoSerramento, db.tipoApertura, db.valoreOpzione, db.vincolo, db.codiceSerramento]
    for (const tabella of [...ci, db.valoreStato, db.voceCheckList, db.statoPreventivo, db.emailTemplate]) {
      expect(await (tabella as typeof db.famiglia).count()).toBeGreaterThan(0)
    }
    for (const tabella of [db.cliente, db.ordine, db.preventivo, db.fornitore, db.persona]) {
      expect(await (tabella as typeof db.cliente).count()).toBe(0)
    }
    expect(await db.user.count()).toBe(1)
    const [immagine] = await db.storedFile.findMany({ take: 1 })
    expect(await app.services.storage.size(immagine?.chiave ?? '')).toBe(immagine?.dimensione)
  })

  test('the demo data come with their users beside the first one, and say how far they are', async () => {
    const codice = await codiceNuovo()
    const passi = new Set<string>()
    const fatto = avvia(input(codice, { contenuto: 'DEMO' }))
    let finito = false
    void fatto.finally(() => {
      finito = true
    })
    while (!finito) {
      const riga = await app.db.codiceAvvio.findFirst()
      if (riga?.passo) passi.add(riga.passo)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(await fatto).toEqual(riuscito)
    expect(passi.size).toBeGreaterThan(2)
    expect(await app.db.user.count()).toBe(usernameDemo.length + 1)
    expect(await app.db.ordine.count()).toBe(240)
  })
})

describe('is refused, and nothing is there', () => {
  test('no code, a wrong one, that of an earlier start', async () => {
    const primo = await codiceNuovo()
    await codiceNuovo()
    expect(await avvia(input(''))).toEqual(rifiutato(CODICE_MANCANTE))
    expect(await avvia(input('x'.repeat(43)))).toEqual(rifiutato(CODICE_NON_VALIDO))
    expect(await avvia(input(primo))).toEqual(rifiutato(CODICE_NON_VALIDO))
    expect(await vuoto()).toBe(true)
  })

  test('late', async () => {
    const codice = await codiceNuovo()
    await app.db.codiceAvvio.updateMany({ data: { scadeIl: new Date(Date.now() - 1) } })
    expect(await avvia(input(codice))).toEqual(rifiutato(CODICE_SCADUTO))
    expect(await vuoto()).toBe(true)
  })

  test('reused; a later start makes no other code', async () => {
    const codice = await codiceNuovo()
    expect(await avvia(input(codice))).toEqual(riuscito)
    expect(await avvia(input(codice, { username: 'altro' }))).toEqual(rifiutato(GIA_AVVIATO))
    expect(await preparaCodice(app.db)).toBeNull()
    expect(await app.db.user.count()).toBe(1)
  })

  test('two people at the same moment: one of them', async () => {
    const codice = await codiceNuovo()
    const esiti = await Promise.all(
      ['uno', 'due'].map((username) => avvia(input(codice, { username, contenuto: 'CATALOGO' }))),
    )
    const [rifiuto] = esiti.filter(({ fatto }) => !fatto)
    expect(esiti.filter(({ fatto }) => fatto)).toHaveLength(1)
    expect([AVVIO_IN_CORSO, GIA_AVVIATO]).toContain(rifiuto?.errors[0]?.message)
    expect(await app.db.user.count()).toBe(1)
    expect(await app.db.famiglia.count()).toBe(9)
  })

  test('what is wrong in the form stands beside its field', async () => {
    const codice = await codiceNuovo()
    const { errors } = await avvia(
      input(codice, {
        username: 'non va',
        password: 'corta',
        azienda: { ...azienda, cap: '4002', partitaIva: '1' },
      }),
    )
    expect(errors.map(({ field }) => field).sort()).toEqual(
      ['azienda.cap', 'azienda.partitaIva', 'confirmPassword', 'password', 'username'].sort(),
    )
    expect(await vuoto()).toBe(true)
  })

  test('with the demo data nobody takes the name of a demo user', async () => {
    const codice = await codiceNuovo()
    const { errors } = await avvia(input(codice, { username: 'Super', contenuto: 'DEMO' }))
    expect(errors).toEqual([{ code: 'INVALID', field: 'username', message: USERNAME_DEMO }])
    expect(await vuoto()).toBe(true)
  })

  test('a fault in the middle leaves nothing, and the code good', async () => {
    const codice = await codiceNuovo()
    // The company is written last: whatever came before must go with it.
    await app.db.$executeRaw`ALTER TABLE impostazioni ADD CONSTRAINT prova CHECK (chiave <> 'mittente_nome')`
    const { errors } = await app.visitatore.graphql(
      'mutation ($input: PrimoAvvioInput!) { primoAvvio(input: $input) { fatto } }',
      { input: input(codice, { contenuto: 'CATALOGO' }) },
    )
    expect(errors).toHaveLength(1)
    expect(await vuoto()).toBe(true)
    await app.db.$executeRaw`ALTER TABLE impostazioni DROP CONSTRAINT prova`
    expect(await app.db.codiceAvvio.findMany()).toMatchObject([{ passo: '' }])
    expect(await avvia(input(codice))).toEqual(riuscito)
  })

  test('guessed: after some wrong codes the address waits, the right one does not count', async () => {
    const codice = await codiceNuovo()
    const chiedi = async (con: string) => {
      const { data, errors } = await app.visitatore.graphql<{ avvio: { motivo: string | null } }>(
        'query ($codice: String!) { avvio(codice: $codice) { motivo passo } }',
        { codice: con },
      )
      return errors ? String(errors[0]?.extensions?.code) : (data?.avvio.motivo ?? null)
    }
    for (let volta = 0; volta < 20; volta++) expect(await chiedi(codice)).toBeNull()
    const sbagliati = []
    for (let volta = 0; volta < 14; volta++) sbagliati.push(await chiedi(`sbagliato${volta}`))
    expect(sbagliati[0]).toBe(CODICE_NON_VALIDO)
    // Windows are fixed: a new minute may begin in between.
    expect(sbagliati).toContain('THROTTLED')
    expect(sbagliati.filter((motivo) => motivo === CODICE_NON_VALIDO).length).toBeLessThanOrEqual(12)
  })
})
