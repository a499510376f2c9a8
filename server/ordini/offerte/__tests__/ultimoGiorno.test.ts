import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#ordini/ordini/rules.ts'
import { queryAs } from '#server-test/ordini/ask.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { type OfferteScene, openOfferteScene } from './offerteScene.ts'

let scene: OfferteScene
beforeAll(async () => {
  scene = await openOfferteScene()
})
afterAll(() => scene.app.close())

test('a draft tells until when it would hold if it were sent today, and holds until then', async () => {
  const offerta = await scene.makeOfferta()
  async function ask() {
    const document = `{ offerta(pk: ${offerta.pk}) { versioni { ultimoGiorno validaFino } } }`
    type Days = { ultimoGiorno: string; validaFino: string | null }
    return (await queryAs<{ versioni: Days[] }>(scene.superuser, document)).versioni[0]
  }
  const ultimoGiorno = addDays(dayOfInstant(new Date()), 30)
  expect(await ask()).toEqual({ ultimoGiorno, validaFino: null })
  await scene.write('sendOfferta', { pk: offerta.versioni[0]?.pk })
  expect(await ask()).toEqual({ ultimoGiorno, validaFino: ultimoGiorno })
})
