import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StatoMail } from '../../../../../prisma/generated/client.ts'
import { mailActions } from '../../../../platform/mail/rules.ts'
import { type Client, createTestApp, type TestApp } from '../../../../test/client.ts'
import { makeMail } from '../../../../test/factories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const STATI: StatoMail[] = ['DA_INVIARE', 'IN_INVIO', 'INVIATA', 'FALLITA', 'SOSPESA', 'ANNULLATA']
const PUO = ['puoSospendere', 'puoRiprendere', 'puoAnnullare', 'puoModificare', 'puoRiprovare'] as const

const azione = (nome: string, pk: number) =>
  superuser.graphql<Record<string, { mail: { stato: StatoMail } | null; errors: { message: string }[] }>>(
    `mutation { ${nome}(input: { pk: ${pk} }) { mail { stato } errors { message } } }`,
  )

test('each action does what the screen offers, and nothing where it does not', async () => {
  const dopo = { sospendi: 'SOSPESA', riprendi: 'DA_INVIARE', annulla: 'ANNULLATA', riprova: 'DA_INVIARE' } as const
  const campo = { sospendi: 0, riprendi: 1, annulla: 2, riprova: 4 } as const
  for (const nome of Object.keys(dopo) as (keyof typeof dopo)[]) {
    for (const stato of STATI) {
      const { id } = await makeMail(app.db, { stato })
      const letta = await superuser.graphql<{ mail: Record<string, boolean> }>(
        `{ mail(pk: ${id}) { ${PUO.join(' ')} } }`,
      )
      const puo = (mailActions[nome] as readonly StatoMail[]).includes(stato)
      expect(letta.data?.mail[PUO[campo[nome]]]).toBe(puo)
      const payload = (await azione(`${nome}Mail`, id)).data?.[`${nome}Mail`]
      expect(payload?.errors.length, `${nome} ${stato}`).toBe(puo ? 0 : 1)
      expect((await app.db.mail.findUniqueOrThrow({ where: { id } })).stato).toBe(puo ? dopo[nome] : stato)
    }
  }
})

test('a correction cleans the html and takes one address only', async () => {
  const { id } = await makeMail(app.db)
  const MODIFICA =
    'mutation ($input: ModificaMailInput!) { modificaMail(input: $input) { mail { corpo } errors { field } } }'
  const input = {
    pk: id,
    aIndirizzo: 'a@example.com',
    aNome: '',
    oggetto: 'Ciao',
    corpo: '<p>x</p><script>y()</script>',
  }
  expect((await superuser.graphql(MODIFICA, { input })).data).toEqual({
    modificaMail: { mail: { corpo: '<p>x</p>' }, errors: [] },
  })
  const due = { ...input, aIndirizzo: 'a@example.com, b@example.com' }
  expect((await superuser.graphql(MODIFICA, { input: due })).data).toEqual({
    modificaMail: { mail: null, errors: [{ field: 'aIndirizzo' }] },
  })
})

test('filters by state and text', async () => {
  const { id } = await makeMail(app.db, { stato: 'FALLITA', oggetto: 'Conferma 50%_tutta', aNome: 'Zeno Rossi' })
  const pks = async (filtro: string) => {
    const { data } = await superuser.graphql<{ mails: { nodes: { pk: number }[] } }>(
      `{ mails(filtro: ${filtro}, first: 100) { nodes { pk } } }`,
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
  const eventi = await superuser.subscribe<{ mailAggiornata: { pk: number; nodo: { stato: string } } }>(
    'subscription { mailAggiornata { pk nodo { stato } } }',
  )
  const primo = eventi.next()
  await azione('sospendiMail', id)
  expect((await primo).value.data).toEqual({ mailAggiornata: { pk: id, nodo: { stato: 'SOSPESA' } } })
  // Who leaves while waiting is no longer subscribed, although no other mail has changed.
  const dopo = eventi.next()
  await eventi.return(undefined)
  expect((await dopo).done).toBe(true)
  expect(app.services.events.stato().iscritti).toBe(0)
})

test('the outbox is a superuser’s', async () => {
  const { id } = await makeMail(app.db)
  for (const tipo of ['staff', 'agente', 'fornitore'] as const) {
    const client = await app.as(tipo)
    for (const documento of [
      '{ mails { totalCount } }',
      `mutation { annullaMail(input: { pk: ${id} }) { mail { pk } } }`,
    ]) {
      expect((await client.graphql(documento)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    }
    await expect(client.subscribe('subscription { mailAggiornata { pk } }')).rejects.toThrow('autorizzazione')
  }
  expect((await app.db.mail.findUniqueOrThrow({ where: { id } })).stato).toBe('DA_INVIARE')
})
