import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#server-test/client.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { lineInput, type OfferteScene, openOfferteScene } from './offerteScene.ts'

let scene: OfferteScene
beforeAll(async () => {
  scene = await openOfferteScene()
})
afterAll(() => scene.app.close())

interface Read {
  versioni: { alternative: { margine: object | null }[] }[]
}

async function margineOf(who: Client, pk: number) {
  const query = `query { offerta(pk: ${pk}) { versioni { alternative { margine { costo importo percentuale senzaCosto } } } } }`
  const offerta = await queryAs<Read>(who, query)
  return offerta.versioni[0]?.alternative[0]?.margine
}

const setCost = (percent: number | null) =>
  mutateAs<{ listino: { costo: number | null } | null }>(
    scene.superuser,
    'setCostoListino',
    { pk: scene.listino.id, costo: percent },
    'listino { costo }',
  )

test('without a known cost there is no figure; of a list in force it is set, and told to who may see it alone', async () => {
  const before = await scene.makeOfferta(scene.agente, { messaInPosa: true })
  expect(await margineOf(scene.superuser, before.pk)).toBeNull()
  expect((await setCost(101)).errors).toHaveLength(1)
  const set = await setCost(62)
  expect(set).toMatchObject({ errors: [], listino: { costo: 62 } })
  // What was priced keeps what it was reckoned with, until it is priced anew.
  expect(await margineOf(scene.superuser, before.pk)).toBeNull()
  await scene.write('updateAlternativaOfferta', { pk: scene.alternativaOf(before), riprezza: true })
  // Net 950 of the windows, which cost 62 % of 1,000; the installation of 160 has no known cost.
  expect(await margineOf(scene.superuser, before.pk)).toEqual({
    costo: 620,
    importo: 330,
    percentuale: 34.7,
    senzaCosto: 160,
  })
  for (const who of [scene.staff, scene.agente]) {
    expect(await margineOf(who, before.pk)).toBeNull()
    const listino = await who.graphql(
      `query { listino(pk: ${scene.listino.id}) { costo voci { costo } servizi { costo } } }`,
    )
    expect(JSON.stringify(listino)).not.toContain('62')
  }
  const forbidden = mutateAs(scene.staff, 'setCostoListino', { pk: scene.listino.id, costo: 1 })
  await expect(forbidden).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
})

test('an entry and a service have costs of their own; a price by hand, a copy and a new version keep the cost', async () => {
  await scene.app.db.voceListino.updateMany({ where: { listinoId: scene.listino.id }, data: { costo: 70 } })
  const posa = { listinoId: scene.listino.id, tipo: 'POSA' } as const
  await scene.app.db.servizioListino.updateMany({ where: posa, data: { costo: 75 } })
  await setCost(50)
  const offerta = await scene.makeOfferta(scene.superuser, { messaInPosa: true })
  const whole = { costo: 820, importo: 290, percentuale: 26.1, senzaCosto: 0 }
  expect(await margineOf(scene.superuser, offerta.pk)).toEqual(whole)
  const riga = offerta.versioni[0]?.alternative[0]?.righe[0] ?? null
  const free = { rivendita: true, descrizione: 'Davanzale', numero: 1, listino: 150 }
  const byHand = lineInput(scene, riga, { aMano: true, listino: 800, scontoArticolo: 0 })
  await scene.write('updateAlternativaOfferta', { pk: scene.alternativaOf(offerta), righe: [byHand, free] })
  const changed = { costo: 820, importo: 140, percentuale: 14.6, senzaCosto: 150 }
  expect(await margineOf(scene.superuser, offerta.pk)).toEqual(changed)
  await scene.write('sendOfferta', { pk: offerta.versioni[0]?.pk })
  await scene.write('addVersioneOfferta', { offertaPk: offerta.pk })
  expect(await margineOf(scene.superuser, offerta.pk)).toEqual(changed)
  const copy = await mutateAs<{ listino: { costo: number; voci: { costo: number }[] } }>(
    scene.superuser,
    'duplicateListino',
    { pk: scene.listino.id, nome: 'Copia', dal: '2031-01-01', percentuale: 10 },
    'listino { costo voci { costo } }',
  )
  expect(copy.listino).toEqual({ costo: 50, voci: [{ costo: 70 }] })
})
