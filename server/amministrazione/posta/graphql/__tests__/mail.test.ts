import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailActions } from '#platform/mail/rules.ts'
import type { StatoMail } from '#prisma/generated/client.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeMail } from '#server-test/factories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const STATI: StatoMail[] = ['DA_INVIARE', 'IN_INVIO', 'INVIATA', 'FALLITA', 'SOSPESA', 'ANNULLATA']
const CAN = ['puoSospendere', 'puoRiprendere', 'puoAnnullare', 'puoModificare', 'puoRiprovare'] as const

const action = (name: string, pk: number) =>
  superuser.graphql<Record<string, { mail: { stato: StatoMail } | null; errors: { message: string }[] }>>(
    `mutation { ${name}(input: { pk: ${pk} }) { mail { stato } errors { message } } }`,
  )

test('each action does what the screen offers, and nothing where it does not', async () => {
  const after = { sospendi: 'SOSPESA', riprendi: 'DA_INVIARE', annulla: 'ANNULLATA', riprova: 'DA_INVIARE' } as const
  const mutation = {
    sospendi: 'suspendMail',
    riprendi: 'resumeMail',
    annulla: 'cancelMail',
    riprova: 'retryMail',
  } as const
  const field = { sospendi: 0, riprendi: 1, annulla: 2, riprova: 4 } as const
  for (const name of Object.keys(after) as (keyof typeof after)[]) {
    for (const stato of STATI) {
      const { id } = await makeMail(app.db, { stato })
      const read = await superuser.graphql<{ mail: Record<string, boolean> }>(
        `{ mail(pk: ${id}) { ${CAN.join(' ')} } }`,
      )
      const can = (mailActions[name] as readonly StatoMail[]).includes(stato)
      expect(read.data?.mail[CAN[field[name]]]).toBe(can)
      const payload = (await action(mutation[name], id)).data?.[mutation[name]]
      expect(payload?.errors.length, `${name} ${stato}`).toBe(can ? 0 : 1)
      expect((await app.db.mail.findUniqueOrThrow({ where: { id } })).stato).toBe(can ? after[name] : stato)
    }
  }
})

test('a correction cleans the html and takes one address only', async () => {
  const { id } = await makeMail(app.db)
  const EDIT = 'mutation ($input: UpdateMailInput!) { updateMail(input: $input) { mail { corpo } errors { field } } }'
  const input = {
    pk: id,
    aIndirizzo: 'a@example.com',
    aNome: '',
    oggetto: 'Ciao',
    corpo: '<p>x</p><script>y()</script>',
  }
  expect((await superuser.graphql(EDIT, { input })).data).toEqual({
    updateMail: { mail: { corpo: '<p>x</p>' }, errors: [] },
  })
  const due = { ...input, aIndirizzo: 'a@example.com, b@example.com' }
  expect((await superuser.graphql(EDIT, { input: due })).data).toEqual({
    updateMail: { mail: null, errors: [{ field: 'aIndirizzo' }] },
  })
})

test('filters by state and text', async () => {
  const { id } = await makeMail(app.db, { stato: 'FALLITA', oggetto: 'Conferma 50%_tutta', aNome: 'Zeno Rossi' })
  const pks = async (filter: string) => {
    const { data } = await superuser.graphql<{ mails: { nodes: { pk: number }[] } }>(
      `{ mails(filtro: ${filter}, first: 100) { nodes { pk } } }`,
    )
    return data?.mails.nodes.map(({ pk }) => pk)
  }
  expect(await pks('{ stato: FALLITA, testo: "rossi conferma" }')).toEqual([id])
  expect(await pks('{ stato: INVIATA, testo: "rossi conferma" }')).toEqual([])
  expect(await pks('{ testo: "50%_t" }')).toEqual([id])
  // Wild cards of LIKE are ordinary characters.
  expect(await pks('{ testo: "C%r" }')).toEqual([])
})

test('a change reaches who watches the outbox', async () => {
  await app.services.events.start()
  const { id } = await makeMail(app.db)
  const events = await superuser.subscribe<{ changed: { pk: number; nodo: { stato: string } } }>(
    'subscription { changed(topics: [MAIL]) { pk nodo { ... on Mail { stato } } } }',
  )
  const first = events.next()
  await action('suspendMail', id)
  expect((await first).value.data).toEqual({ changed: { pk: id, nodo: { stato: 'SOSPESA' } } })
  // Who leaves while waiting is no longer subscribed, although no other mail has changed.
  const after = events.next()
  await events.return(undefined)
  expect((await after).done).toBe(true)
  expect(app.services.events.stato().iscritti).toBe(0)
})

test('the outbox is a superuser’s', async () => {
  const { id } = await makeMail(app.db)
  for (const tipo of ['staff', 'agente', 'fornitore'] as const) {
    const client = await app.as(tipo)
    for (const documento of [
      '{ mails { totalCount } }',
      `mutation { cancelMail(input: { pk: ${id} }) { mail { pk } } }`,
    ]) {
      expect((await client.graphql(documento)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    }
    await expect(client.subscribe('subscription { changed(topics: [MAIL]) { pk } }')).rejects.toThrow('autorizzazione')
  }
  expect((await app.db.mail.findUniqueOrThrow({ where: { id } })).stato).toBe('DA_INVIARE')
})

test('how many mails of the outbox have each state, of the filters that are asked', async () => {
  const oggetto = 'Conteggi della posta'
  for (const stato of ['INVIATA', 'INVIATA', 'FALLITA'] as const) await makeMail(app.db, { stato, oggetto })
  await makeMail(app.db, { stato: 'FALLITA' })
  const document = 'query ($filtro: FiltroMail) { mailsPerStato(filtro: $filtro) { stato conteggio } }'
  const ask = async (who: Client, filtro: object) =>
    (await who.graphql<{ mailsPerStato: { stato: string; conteggio: number }[] }>(document, { filtro })).data
      ?.mailsPerStato
  const counted = await ask(superuser, { testo: oggetto })
  expect(counted?.toSorted((a, b) => a.conteggio - b.conteggio)).toEqual([
    { stato: 'FALLITA', conteggio: 1 },
    { stato: 'INVIATA', conteggio: 2 },
  ])
  expect(await ask(superuser, { testo: oggetto, stato: 'FALLITA' })).toEqual([{ stato: 'FALLITA', conteggio: 1 }])
  expect(await ask(await app.as('operatore'), {})).toBeUndefined()
})
