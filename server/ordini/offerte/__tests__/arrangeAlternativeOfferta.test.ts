import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OfferteScene, openOfferteScene } from './offerteScene.ts'

let scene: OfferteScene
beforeAll(async () => {
  scene = await openOfferteScene()
})
afterAll(() => scene.app.close())

test('alternatives change their places, all of them, in a draft alone', async () => {
  const made = await scene.makeOfferta()
  const versioneOffertaPk = made.versioni[0]?.pk ?? 0
  const added = await scene.write('addAlternativaOfferta', { versioneOffertaPk, nome: 'Vuota' })
  const [first = 0, second = 0] = added.offerta.versioni[0]?.alternative.map(({ pk }) => pk) ?? []
  expect(added.offerta.netto).toBe(950)
  const arrange = (pks: number[], who = scene.agente) =>
    scene.write('arrangeAlternativeOfferta', { versioneOffertaPk, pks }, who)
  const moved = await arrange([second, first])
  expect(moved.offerta.versioni[0]?.alternative.map(({ pk }) => pk)).toEqual([second, first])
  // The offer shows the sums of the first one.
  expect(moved.offerta.netto).toBe(0)
  for (const pks of [[first], [first, first], [first, 999_999], []])
    expect((await arrange(pks)).errors, `${pks}`).toMatchObject([{ field: 'pks' }])
  const operatore = await scene.app.as('operatore')
  await expect(arrange([first, second], operatore)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  await arrange([first, second])
  await scene.write('removeAlternativaOfferta', { pk: second })
  await scene.write('sendOfferta', { pk: versioneOffertaPk })
  expect((await arrange([first])).errors).toMatchObject([{ message: expect.stringContaining('è stata inviata') }])
})
