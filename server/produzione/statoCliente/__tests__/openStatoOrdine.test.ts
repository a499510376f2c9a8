import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeFamiglia } from '#server-test/factories.ts'
import { makeOrdineInOfficina } from '#server-test/officinaScene.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeFullOrdine, makeStatoOrdine } from '#server-test/ordini/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '#server-test/personaleFactories.ts'
import { startOfDay } from '#shared/dates/zone.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp({ config: { publicUrl: 'http://serramenti.example' } })
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Page {
  tappa: string
  inRitardo: boolean
  fasi: { nome: string; passo: string }[]
}

async function open(token: string) {
  const { stato } = await mutateAs<{ stato: Page }>(
    app.visitor,
    'openStatoOrdine',
    { token },
    'stato { tappa inRitardo fasi { nome passo } }',
  )
  return { ...stato, fasi: Object.fromEntries(stato.fasi.map(({ nome, passo }) => [nome, passo])) }
}

test('what arrives, is worked, is delivered is told as it happens, whatever the plan says', async () => {
  const { db } = app
  const { ordine } = await makeOrdineInOfficina(db)
  const phase = (nomeFase: string, from: string, to: string) => ({
    nomeFase,
    inizio: startOfDay(from),
    fine: startOfDay(to),
  })
  // Half of the plan is long over, half is still to come.
  const fasi = [
    phase('legno', '2026-01-07', '2026-01-14'),
    phase('vetro', '2099-01-07', '2099-01-14'),
    phase('macchine', '2026-01-15', '2026-01-16'),
    phase('banchi', '2099-01-15', '2099-01-16'),
  ]
  await db.schedulazioneOrdine.create({
    data: {
      ordineId: ordine.id,
      inizio: startOfDay('2026-01-07'),
      fine: startOfDay('2099-01-16'),
      fasi: { create: fasi },
    },
  })
  await db.ordine.update({ where: { id: ordine.id }, data: { dataConsegna: new Date('2026-01-20T00:00:00Z') } })
  const { percorso } = await mutateAs<{ percorso: string }>(
    superuser,
    'sendLinkStatoOrdine',
    { ordinePk: ordine.id, invia: false },
    'percorso',
  )
  const token = percorso.slice('/stato-ordine#'.length)
  const supplies = await Promise.all(
    ['legno', 'vetro'].map(async (tipologia) => {
      const fornitore = await makeFornitore(db, { tipologia })
      return makeOrdineFornitore(db, { ordineId: ordine.id, fornitoreId: fornitore.id, tipologia })
    }),
  )
  expect(await open(token)).toEqual({
    tappa: 'IN_LAVORAZIONE',
    inRitardo: true,
    fasi: {
      'Preparazione del legno': 'DA_FARE',
      Vetri: 'DA_FARE',
      'Lavorazione a macchina': 'IN_CORSO',
      Montaggio: 'DA_FARE',
    },
  })

  const list = { contesto: 'ORDINE_FORNITORE', nome: 'ARRIVATO' } as const
  const arrivato =
    (await db.valoreStato.findFirst({ where: list })) ??
    (await db.valoreStato.create({ data: { ...list, ordine: 99 } }))
  const arrived = { statoId: arrivato.id, dataArrivo: new Date('2026-01-14T00:00:00Z') }
  await db.ordineFornitore.update({ where: { id: supplies[0]?.id }, data: arrived })
  await db.ordineFornitore.update({ where: { id: supplies[1]?.id }, data: { emailSentAt: new Date() } })
  expect((await open(token)).fasi).toMatchObject({ 'Preparazione del legno': 'FATTO', Vetri: 'IN_CORSO' })

  await db.ordineFornitore.update({ where: { id: supplies[1]?.id }, data: arrived })
  await mutateAs(superuser, 'completeAttivitaOrdine', { ordinePk: ordine.id }, 'errors { message }')
  expect(await open(token)).toEqual({
    tappa: 'PRONTO',
    inRitardo: false,
    fasi: { 'Preparazione del legno': 'FATTO', Vetri: 'FATTO', 'Lavorazione a macchina': 'FATTO', Montaggio: 'FATTO' },
  })

  await db.pezzoAttivita.deleteMany({ where: { ordineId: ordine.id } })
  expect((await open(token)).tappa).toBe('IN_LAVORAZIONE')
  const stato = await makeStatoOrdine(db, 'Consegnato').catch(() =>
    db.valoreStato.findFirstOrThrow({ where: { contesto: 'ORDINE', nome: 'Consegnato' } }),
  )
  await db.ordine.update({ where: { id: ordine.id }, data: { statoId: stato.id } })
  expect(await open(token)).toMatchObject({ tappa: 'CONSEGNATO', inRitardo: false, fasi: { Montaggio: 'FATTO' } })
})

test('the customer reads what was ordered, window by window', async () => {
  const { db } = app
  const famiglia = await makeFamiglia(db, { nome: 'Natura del cliente' })
  const ordine = await makeFullOrdine(db, {}, { famigliaId: famiglia.id, larghezza: 1200, altezza: 1400, numero: 3 })
  const { percorso } = await mutateAs<{ percorso: string }>(
    superuser,
    'sendLinkStatoOrdine',
    { ordinePk: ordine.id, invia: false },
    'percorso',
  )
  const { stato } = await mutateAs<{ stato: { serramenti: object[] } }>(
    app.visitor,
    'openStatoOrdine',
    { token: percorso.slice('/stato-ordine#'.length) },
    'stato { serramenti { dettagli pezzi } }',
  )
  expect(stato.serramenti[0]).toEqual({ dettagli: '1.200 × 1.400 mm · Natura del cliente', pezzi: 3 })
})
