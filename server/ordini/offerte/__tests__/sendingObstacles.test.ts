import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#server-test/client.ts'
import { makeCliente } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { ASKED_TODAY, NOTHING_TO_ASK } from '../invio/sendRichiestaInvioOfferta.ts'
import { lineInput, type OfferteScene, openOfferteScene } from './offerteScene.ts'

let scene: OfferteScene
beforeAll(async () => {
  scene = await openOfferteScene()
})
afterAll(() => scene.app.close())

interface Obstacle {
  messaggio: string
  chi: string
}

async function obstaclesOf(who: Client, offertaPk: number): Promise<Obstacle[]> {
  const offerta = await queryAs<{ versioni: { ostacoliInvio: Obstacle[] }[] }>(
    who,
    `query { offerta(pk: ${offertaPk}) { versioni { ostacoliInvio { messaggio chi } } } }`,
  )
  return offerta.versioni[0]?.ostacoliInvio ?? []
}

const send = (pk: number, who: Client) => scene.write('sendOfferta', { pk, senzaFinestre: true }, who)
const ask = (pk: number, who: Client, note = '') =>
  mutateAs<{ errors: { message: string }[] }>(who, 'sendRichiestaInvioOfferta', { pk, note }, 'errors { message }')

/** An offer of the agent, of a quote or of a customer alone, with a window of the list and a free line. */
async function withFree(of: 'preventivo' | 'cliente', free: object) {
  const cliente = () => makeCliente(scene.app.db, { email: 'c@example.it', agenteId: scene.agenteId })
  const offerta =
    of === 'preventivo'
      ? await scene.makeOfferta(scene.agente)
      : (await scene.write('createOfferta', { clientePk: (await cliente()).id }, scene.agente)).offerta
  const riga = offerta.versioni[0]?.alternative[0]?.righe[0] ?? null
  const line = { rivendita: true, descrizione: 'Davanzale', numero: 1, listino: 100, ...free }
  const righe = [lineInput(scene, riga), line]
  const { errors } = await scene.write(
    'updateAlternativaOfferta',
    { pk: scene.alternativaOf(offerta), righe },
    scene.agente,
  )
  expect(errors).toEqual([])
  return { pk: offerta.pk, versionePk: offerta.versioni[0]?.pk ?? 0 }
}

describe.each(['preventivo', 'cliente'] as const)('an offer of a %s', (of) => {
  test('a window written as a free line is the office’s to send, however small', async () => {
    const { pk, versionePk } = await withFree(of, { descrizione: 'Finestra bagno 500 × 500', listino: 40 })
    const told = await obstaclesOf(scene.agente, pk)
    expect(told).toEqual([{ messaggio: expect.stringContaining('è un serramento'), chi: 'UFFICIO' }])
    const refused = await send(versionePk, scene.agente)
    // The words that were told before are those of the refusal.
    expect(refused.errors).toMatchObject([{ code: 'FORBIDDEN', message: told[0]?.messaggio }])
    expect(await obstaclesOf(scene.staff, pk)).toEqual([])
    expect((await send(versionePk, scene.staff)).errors).toEqual([])
  })

  test('another thing within the limit is sent by the agent', async () => {
    const { pk, versionePk } = await withFree(of, { descrizione: 'Davanzale per finestra' })
    expect(await obstaclesOf(scene.agente, pk)).toEqual([])
    expect((await send(versionePk, scene.agente)).errors).toEqual([])
    // What was sent asks for nothing.
    expect(await obstaclesOf(scene.agente, pk)).toEqual([])
  })
})

test('a draft that gives too much by now says by how much, to staff too, who ask a superuser', async () => {
  const { pk, versionePk } = await withFree('preventivo', {})
  await scene.app.db.alternativaOfferta.updateMany({ where: { versioneOffertaId: versionePk }, data: { sconto: 50 } })
  const [ofAgente] = await obstaclesOf(scene.agente, pk)
  expect(ofAgente).toMatchObject({ chi: 'UFFICIO', messaggio: expect.stringContaining('riga 1. Con tutti gli sconti') })
  const [ofStaff] = await obstaclesOf(scene.staff, pk)
  expect(ofStaff).toMatchObject({ chi: 'DIREZIONE', messaggio: expect.stringContaining('più di 20,00 %') })
  expect(await obstaclesOf(scene.superuser, pk)).toEqual([])
})

test('a window without a price is the office’s, which writes it: the agent may ask, and send once it is there', async () => {
  const { pk, versionePk } = await withFree('preventivo', {})
  const window = { rivendita: false, alternativa: { versioneOffertaId: versionePk } } as const
  const [{ listino } = { listino: null }] = await scene.app.db.rigaOfferta.findMany({ where: window })
  await scene.app.db.rigaOfferta.updateMany({ where: window, data: { listino: null } })
  const told = await obstaclesOf(scene.agente, pk)
  expect(told[0]).toEqual({ messaggio: expect.stringMatching(/» ha una riga senza prezzo\.$/), chi: 'UFFICIO' })
  expect((await send(versionePk, scene.agente)).errors).toMatchObject([{ message: told[0]?.messaggio }])
  // Who writes the price is not told to ask for it.
  expect(await obstaclesOf(scene.staff, pk)).toEqual([])
  expect((await ask(versionePk, scene.agente)).errors).toEqual([])
  await scene.app.db.rigaOfferta.updateMany({ where: window, data: { listino } })
  expect(await obstaclesOf(scene.agente, pk)).toEqual([])
})

test('the discount of the whole is refused beside it, once, by the first line that gives too much', async () => {
  const offerta = await scene.makeOfferta(scene.agente)
  const pk = scene.alternativaOf(offerta)
  const riga = offerta.versioni[0]?.alternative[0]?.righe[0] ?? null
  const two = { righe: [lineInput(scene, riga), lineInput(scene, null)] }
  expect((await scene.write('updateAlternativaOfferta', { pk, ...two }, scene.agente)).errors).toEqual([])
  const { errors } = await scene.write('updateAlternativaOfferta', { pk, sconto: 30 }, scene.agente)
  const message = expect.stringMatching(/^Riga 1\. Con tutti gli sconti .* Lo stesso per 1 altra riga\.$/)
  expect(errors).toMatchObject([{ code: 'FORBIDDEN', field: 'sconto', message }])
})

test('asking the office: a mail with what exceeds and a line in the trail, once a day; refused where nothing exceeds', async () => {
  const plain = await withFree('preventivo', {})
  expect((await ask(plain.versionePk, scene.agente)).errors).toMatchObject([{ message: NOTHING_TO_ASK }])
  const { pk, versionePk } = await withFree('preventivo', { listino: 501 })
  await scene.app.db.user.updateMany({ where: { isSuperuser: true }, data: { email: 'capo@example.it' } })
  expect((await ask(versionePk, scene.agente, 'Il cliente aspetta')).errors).toEqual([])
  const mail = await scene.app.db.mail.findFirstOrThrow({
    where: { contesto: 'RichiestaInvioOfferta', contestoPk: pk },
  })
  expect(mail.corpo).toContain('501,00 €: oltre 500,00 €')
  expect(mail.corpo).toContain('Il cliente aspetta')
  const trail = { versioneOffertaId: versionePk, tipo: 'CHIESTO_INVIO' } as const
  expect(await scene.app.db.eventoOfferta.count({ where: trail })).toBe(1)
  expect((await ask(versionePk, scene.agente)).errors).toMatchObject([{ message: ASKED_TODAY }])
  expect(await scene.app.db.eventoOfferta.count({ where: trail })).toBe(1)
})
