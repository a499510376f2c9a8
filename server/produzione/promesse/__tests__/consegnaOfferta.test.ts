import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OfferteScene, openOfferteScene } from '#ordini/offerte/__tests__/offerteScene.ts'
import { makeTipoSerramento } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeFornitori, makeSchedulabile } from '../../schedulazione/__tests__/scene.ts'
import { calendarDayOf, civilInstant, dayFromColumn, dayToColumn, writeDay } from '../../schedulazione/engine/time.ts'
import { consegnaOfferta } from '../consegnaOfferta.ts'
import { readPromesse } from '../readPromesse.ts'

let scene: OfferteScene
const today = calendarDayOf(civilInstant(new Date()))

beforeAll(async () => {
  scene = await openOfferteScene()
  const { db } = scene.app
  await makeFornitori(db)
  const timing = { tempoRepartoMacchine: 60, tempoRepartoBanchi: 120 }
  await db.tempistica.create({ data: { tipoSerramentoId: scene.tipo.id, ...timing } })
})
afterAll(() => scene.app.close())

/** Past orders of which the benches ended so many days after their plan. */
async function past(late: readonly number[]) {
  const { db } = scene.app
  const { id: lavorazioneId } = await db.lavorazione.create({
    data: { nome: 'Assemblaggio', fase: 'banchi', quota: 100, attivitaNumero: 'NUMERO' },
  })
  const times = { inizio: dayToColumn(today - 41), fine: dayToColumn(today - 40) }
  const hours = { oraInizio: new Date('1970-01-01T08:00:00Z'), oraFine: new Date('1970-01-01T09:00:00Z'), tempo: 60 }
  for (const days of late) {
    const { id: ordineId } = await makeSchedulabile(db)
    await db.schedulazioneOrdine.create({
      data: { ordineId, ...times, fasi: { create: { nomeFase: 'banchi', ...times } } },
    })
    const data = dayToColumn(today - 41 + days)
    await db.attivita.create({
      data: { data, ordineId, lavorazioneId, automatica: true, ...hours, fineLavorazione: true },
    })
  }
}

const windows = (numero: number, tipoSerramentoPk = scene.tipo.id) => [
  { tipoSerramentoPk, codiceSerramentoPk: null, numero },
]
const asked = async (versioneOffertaPk: number) =>
  (
    await scene.superuser.graphql<{ consegnaOfferta: { giorno: string; settimana: string } | null }>(
      'query ($pk: Int!) { consegnaOfferta(versioneOffertaPk: $pk) { giorno settimana } }',
      { pk: versioneOffertaPk },
    )
  ).data?.consegnaOfferta
const promessaOf = (versioneOffertaId: number) => scene.app.db.promessa.findUnique({ where: { versioneOffertaId } })

test('while the past says nothing no day is told; one that is written is kept without a probability', async () => {
  expect(await consegnaOfferta(scene.app.db, [windows(2)], null)).toBeNull()
  const offerta = await scene.makeOfferta()
  const pk = offerta.versioni[0]?.pk ?? 0
  expect(await asked(pk)).toBeNull()
  await scene.write('updateVersioneOfferta', { pk, consegnaPrevista: writeDay(today - 1) })
  const { errors } = await scene.write('sendOfferta', { pk })
  expect(errors).toMatchObject([{ message: expect.stringContaining('già passata') }])
  await scene.write('updateVersioneOfferta', { pk, consegnaPrevista: writeDay(today + 60) })
  await scene.write('sendOfferta', { pk })
  expect(await promessaOf(pk)).toMatchObject({ origine: 'OFFERTA', giorno: dayToColumn(today + 60), probabilita: null })
  const silent = await scene.makeSent()
  expect(await promessaOf(silent.versionePk)).toBeNull()
})

test('eight of ten cases keep the day: of several alternatives the latest, later with more windows', async () => {
  await past([1, 1, 1, 1, 1, 1, 1, 6, 6, 6])
  const few = await consegnaOfferta(scene.app.db, [windows(1)], null)
  const many = await consegnaOfferta(scene.app.db, [windows(1), windows(200)], null)
  expect(few?.probabilita).toBeGreaterThanOrEqual(0.8)
  expect(few?.giorno).toBe(few?.giornoOtto)
  expect(many?.giorno.localeCompare(few?.giorno ?? '')).toBe(1)
  const written = await consegnaOfferta(scene.app.db, [windows(1)], writeDay(today))
  expect(written).toEqual({ giorno: writeDay(today), probabilita: 0, giornoOtto: few?.giornoOtto })
  expect(await consegnaOfferta(scene.app.db, [[]], null)).toBeNull()
  // Nobody knows how long one of them takes.
  const untimed = await makeTipoSerramento(scene.app.db)
  expect(await consegnaOfferta(scene.app.db, [windows(1), windows(1, untimed.id)], null)).toBeNull()
})

test('it is reckoned as the offer leaves, read by the customer as a week, and is the promise of the order', async () => {
  const offerta = await scene.makeOfferta()
  const pk = offerta.versioni[0]?.pk ?? 0
  const shown = await asked(pk)
  expect(shown?.settimana).toMatch(/^settimana \d+ del \d{4}$/)
  await scene.write('sendOfferta', { pk })
  const kept = await promessaOf(pk)
  expect(kept && writeDay(dayFromColumn(kept.giorno))).toBe(shown?.giorno)
  expect(kept?.probabilita).toBeGreaterThanOrEqual(0.8)
  expect(kept?.giornoOtto).not.toBeNull()
  // What was sent is not reckoned again.
  expect(await asked(pk)).toBeNull()
  const page = await mutateAs<{ pagina: object }>(
    scene.app.visitor,
    'openPaginaOfferta',
    { token: await scene.tokenOf() },
    'pagina { consegnaPrevista }',
  )
  expect(page.pagina).toEqual({ consegnaPrevista: shown?.settimana })
  const none = (await readPromesse(scene.app.db)).find(({ chi }) => chi === -1_000_000_000 - pk)
  expect(none).toMatchObject({ senzaEsito: true })
  const accepted = await mutateAs<{ ordine: { pk: number } }>(
    scene.superuser,
    'acceptOfferta',
    { pk, alternativaPk: scene.alternativaOf(offerta) },
    'ordine { pk }',
  )
  const ordine = accepted.ordine.pk
  expect((await readPromesse(scene.app.db)).filter(({ chi }) => chi === ordine)).toMatchObject([{ senzaEsito: false }])
  const told = await scene.superuser.graphql<{ promesseOrdine: object[] }>(
    'query ($pk: Int!) { promesseOrdine(pk: $pk) { giorno origine } }',
    { pk: ordine },
  )
  expect(told.data?.promesseOrdine).toEqual([{ giorno: shown?.giorno, origine: 'OFFERTA' }])
})

test('by the setting it is told only where it is written', async () => {
  await scene.app.db.impostazione.create({ data: { chiave: 'consegna_offerte', valore: 'a_mano' } })
  const sent = await scene.makeSent()
  expect(await promessaOf(sent.versionePk)).toBeNull()
  await scene.app.db.impostazione.delete({ where: { chiave: 'consegna_offerte' } })
})
