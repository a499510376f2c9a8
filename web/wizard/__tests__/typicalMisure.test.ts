import { expect, test } from 'vitest'
import { misureToDraw, typicalMisure } from '../misure/typicalMisure.ts'
import { wizardCatalogo } from './wizardCatalogo.ts'

test('a type is shown in an ordinary size that the family makes', () => {
  const [window] = wizardCatalogo.tipi
  if (!window) throw new Error('the catalogue has a type')
  expect(typicalMisure(window, wizardCatalogo, 1)).toMatchObject({ altezza: 1400, larghezza: 650 })
  expect(typicalMisure({ ...window, disegno: 'PORTA' }, wizardCatalogo, 1)).toMatchObject({
    altezza: 2000,
    larghezza: 900,
  })
})

test('a drawing follows what is typed once it can be a window', () => {
  const typical = { altezza: 1400, larghezza: 650 }
  expect(misureToDraw({ altezza: 12, larghezza: '' }, typical)).toEqual(typical)
  expect(misureToDraw({ altezza: 1200, larghezza: 'abc' }, typical)).toEqual({ altezza: 1200, larghezza: 650 })
})
