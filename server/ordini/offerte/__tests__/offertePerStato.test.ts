import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryAs } from '#server-test/ordini/ask.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { addDays } from '../../ordini/rules.ts'
import { STATI_OFFERTA } from '../rules.ts'
import { type OfferteScene, openOfferteScene } from './offerteScene.ts'

let scene: OfferteScene
beforeAll(async () => {
  scene = await openOfferteScene()
  await scene.makeSent()
  const refused = await scene.makeSent()
  await scene.write('refuseOfferta', { pk: refused.versionePk, causa: 'PREZZO', motivo: '' })
  const expired = await scene.makeSent()
  const validaFino = dateOfDay(addDays(dayOfInstant(new Date()), -1))
  await scene.app.db.offerta.update({ where: { id: expired.pk }, data: { validaFino } })
})
afterAll(() => scene.app.close())

const DOCUMENT = 'query ($filtro: FiltroOfferte) { offertePerStato(filtro: $filtro) { stato conteggio } }'
const LIST = 'query ($filtro: FiltroOfferte) { offerte(filtro: $filtro) { totalCount } }'

interface Counted {
  stato: string
  conteggio: number
}

test('how many offers of the list have each state, an expired one by its day, as the list itself finds them', async () => {
  const counted = await queryAs<Counted[]>(scene.superuser, DOCUMENT)
  expect(counted.map(({ stato }) => stato)).toEqual([...STATI_OFFERTA])
  const countOf = (state: string) => counted.find(({ stato }) => stato === state)?.conteggio
  expect([countOf('INVIATA'), countOf('RIFIUTATA'), countOf('SCADUTA')]).toEqual([1, 1, 1])
  for (const { stato, conteggio } of counted) {
    expect(await queryAs(scene.superuser, LIST, { filtro: { stato } })).toEqual({ totalCount: conteggio })
  }
})

test('of the filters that are asked, the state too', async () => {
  const counted = await queryAs<Counted[]>(scene.superuser, DOCUMENT, { filtro: { stato: 'SCADUTA' } })
  expect(counted.filter(({ conteggio }) => conteggio > 0)).toEqual([{ stato: 'SCADUTA', conteggio: 1 }])
})

test('who does not see offers counts none', async () => {
  await expect(queryAs(await scene.app.as('operatore'), DOCUMENT)).rejects.toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })
})
