import { afterAll, beforeAll, expect, test } from 'vitest'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { missingWindows, unsaidMissingReason, WINDOW_STAYS, withoutWindows } from '../rules.ts'
import { lineInput, type OfferteScene, openOfferteScene } from './offerteScene.ts'

let scene: OfferteScene
beforeAll(async () => {
  scene = await openOfferteScene()
})
afterAll(() => scene.app.close())

const pieces = (...numbers: number[]) => numbers.map((numero) => ({ numero }))

test('windows that are fewer than those of the quote are counted and told', () => {
  expect(missingWindows(pieces(2, 3), pieces(1, 4))).toBe(0)
  expect(missingWindows(pieces(2), pieces(5))).toBe(0)
  expect(missingWindows(pieces(2, 3), pieces(4))).toBe(1)
  expect(withoutWindows(0)).toBeNull()
  expect(withoutWindows(3)).toBe('Comprende 3 serramenti in meno della richiesta.')
  expect(unsaidMissingReason([{ nome: 'Legno', finestreMancanti: 0 }])).toBeNull()
})

test('a window does not become a free line; an offer with fewer windows is sent only by who says so', async () => {
  const { write, agente, staff, app } = scene
  const offerta = await scene.makeOfferta(agente)
  const versionePk = offerta.versioni[0]?.pk ?? 0
  const pk = scene.alternativaOf(offerta)
  const riga = offerta.versioni[0]?.alternative[0]?.righe[0] ?? null
  const free = { rivendita: true, descrizione: 'Finestra a 2 ante', numero: 2, listino: 10 }
  const turned = await write('updateAlternativaOfferta', { pk, righe: [{ ...free, pk: riga?.pk }] }, agente)
  expect(turned.errors).toMatchObject([{ field: 'righe[0].rivendita', message: WINDOW_STAYS }])
  expect(await app.db.rigaOfferta.count({ where: { alternativaId: pk, rivendita: false } })).toBe(1)
  const one = lineInput(scene, riga, { numero: 1 })
  await write('updateAlternativaOfferta', { pk, righe: [one] }, agente)
  const unsaid = await write('sendOfferta', { pk: versionePk }, agente)
  expect(unsaid.errors).toMatchObject([{ field: 'senzaFinestre', message: expect.stringContaining('un serramento') }])
  await write('updateAlternativaOfferta', { pk, righe: [one, free] }, agente)
  const hidden = await write('sendOfferta', { pk: versionePk, senzaFinestre: true }, agente)
  expect(hidden.errors.map(({ message }) => message)).toContainEqual(expect.stringContaining('al posto di serramenti'))
  expect(await app.db.versioneOfferta.findUnique({ where: { id: versionePk } })).toMatchObject({ stato: 'BOZZA' })
  const sent = await write('sendOfferta', { pk: versionePk, senzaFinestre: true }, staff)
  expect(sent.errors).toEqual([])
  expect(await app.db.alternativaOfferta.findUnique({ where: { id: pk } })).toMatchObject({ finestreMancanti: 1 })
  const page = await mutateAs<{ pagina: { alternative: object[] } }>(
    app.visitor,
    'openPaginaOfferta',
    { token: await scene.tokenOf() },
    'pagina { alternative { senzaFinestre } }',
  )
  expect(page.pagina.alternative).toEqual([{ senzaFinestre: 'Comprende un serramento in meno della richiesta.' }])
  // What was sent says what it said, whatever becomes of the quote.
  await app.db.serramento.deleteMany({ where: { preventivoId: offerta.preventivoPk } })
  expect(await app.db.alternativaOfferta.findUnique({ where: { id: pk } })).toMatchObject({ finestreMancanti: 1 })
})

test('free lines and services beyond the list, worth more than the setting says, are sent by the office', async () => {
  const { write, agente, staff } = scene
  const offerta = await scene.makeOfferta(agente)
  const versionePk = offerta.versioni[0]?.pk ?? 0
  const pk = scene.alternativaOf(offerta)
  const own = lineInput(scene, offerta.versioni[0]?.alternative[0]?.righe[0] ?? null)
  const free = { rivendita: true, descrizione: 'Davanzali in pietra', numero: 1, listino: 400 }
  const trasporto = { nome: 'Trasporto', tipo: 'TRASPORTO', importo: 220.01 }
  // 400 and 100,01 beyond the list of 120.
  const kept = await write('updateAlternativaOfferta', { pk, righe: [own, free], servizi: [trasporto] }, agente)
  expect(kept.errors).toEqual([])
  const refused = await write('sendOfferta', { pk: versionePk }, agente)
  expect(refused.errors).toMatchObject([{ code: 'FORBIDDEN', message: expect.stringContaining('la invia l’ufficio') }])
  await write('updateAlternativaOfferta', { pk, servizi: [{ ...trasporto, importo: 220 }] }, agente)
  expect((await write('sendOfferta', { pk: versionePk }, agente)).errors).toEqual([])
  const next = await write('addVersioneOfferta', { offertaPk: offerta.pk }, agente)
  const second = next.offerta.versioni[0]
  const more = { ...free, listino: 5000 }
  await write('updateAlternativaOfferta', { pk: second?.alternative[0]?.pk, righe: [more] }, staff)
  const copied = await write('sendOfferta', { pk: second?.pk, senzaFinestre: true }, agente)
  expect(copied.errors[0]).toMatchObject({ code: 'FORBIDDEN' })
  expect((await write('sendOfferta', { pk: second?.pk, senzaFinestre: true }, staff)).errors).toEqual([])
})
