import { expect, test } from 'vitest'
import type { WizardFamiglia } from '../model.ts'
import { onSale } from '../onSale.ts'
import { wizardCatalogo } from './wizardCatalogo.ts'

const famiglia = (id: number, different: Partial<WizardFamiglia> = {}): WizardFamiglia => ({
  id,
  nome: `Famiglia ${id}`,
  tipologia: 'Legno',
  descrizione: '',
  immagini: ['/media/a.png'],
  opzioni: [{ id: id * 10, nome: 'Vetro', valori: [{ id: id * 100, nome: 'Doppio', html: '' }] }],
  ...different,
})
const misure = { altezzaMin: 1, altezzaMax: 2, larghezzaMin: 1, larghezzaMax: 2 }
const vincolo = (id: number, tipoSerramento = 1) => ({ id, famiglia: id, tipoSerramento, ...misure })

test('the wizard offers the families that can be bought whole', () => {
  const famiglie = [
    famiglia(1),
    famiglia(2, { immagini: [] }),
    famiglia(3, { opzioni: [{ id: 30, nome: 'Vetro', valori: [] }] }),
    famiglia(4),
    famiglia(5),
    famiglia(6, { opzioni: [] }),
  ]
  // Family 4 has none, family 5 one with a type that is not on sale.
  const vincoli = [vincolo(1), vincolo(2), vincolo(3), vincolo(5, 999), vincolo(6)]
  const sold = onSale({ ...wizardCatalogo, famiglie, vincoli })
  expect(sold.famiglie.map(({ id }) => id)).toEqual([1, 6])
  expect(sold.tipi).toEqual(wizardCatalogo.tipi)
})
