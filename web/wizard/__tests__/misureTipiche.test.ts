import { expect, test } from 'vitest'
import { misureDaDisegnare, misureTipiche } from '../misure/misureTipiche.ts'
import { catalogo } from './catalogoWizard.ts'

test('a type is shown in an ordinary size that the family makes', () => {
  const [finestra] = catalogo.tipi
  if (!finestra) throw new Error('the catalogue has a type')
  expect(misureTipiche(finestra, catalogo, 1)).toMatchObject({ altezza: 1400, larghezza: 650 })
  expect(misureTipiche({ ...finestra, disegno: 'PORTA' }, catalogo, 1)).toMatchObject({ altezza: 2000, larghezza: 900 })
})

test('a drawing follows what is typed once it can be a window', () => {
  const tipiche = { altezza: 1400, larghezza: 650 }
  expect(misureDaDisegnare({ altezza: 12, larghezza: '' }, tipiche)).toEqual(tipiche)
  expect(misureDaDisegnare({ altezza: 1200, larghezza: 'abc' }, tipiche)).toEqual({ altezza: 1200, larghezza: 650 })
})
