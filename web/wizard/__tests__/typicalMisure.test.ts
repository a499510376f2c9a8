import { expect, test } from 'vitest'
import { misureToDraw, typicalMisure } from '../misure/typicalMisure.ts'
import { wizardCatalogo } from './wizardCatalogo.ts'

test('a type is shown in an ordinary size that the family makes', () => {
  const [finestra] = wizardCatalogo.tipi
  if (!finestra) throw new Error('the catalogue has a type')
  expect(typicalMisure(finestra, wizardCatalogo, 1)).toMatchObject({ altezza: 1400, larghezza: 650 })
  expect(typicalMisure({ ...finestra, disegno: 'PORTA' }, wizardCatalogo, 1)).toMatchObject({
    altezza: 2000,
    larghezza: 900,
  })
})

test('a drawing follows what is typed once it can be a window', () => {
  const tipiche = { altezza: 1400, larghezza: 650 }
  expect(misureToDraw({ altezza: 12, larghezza: '' }, tipiche)).toEqual(tipiche)
  expect(misureToDraw({ altezza: 1200, larghezza: 'abc' }, tipiche)).toEqual({ altezza: 1200, larghezza: 650 })
})
