import { expect, test } from 'vitest'
import { previewFamiglia } from '../anteprima/previewFamiglia.ts'

test('the preview has what is offered, in order; new entries have numbers of their own', () => {
  const value = (pk: number | null, name: string, ritirato = false) => ({ pk, nome: name, html: '', ritirato })
  const { opzioni, immagini } = previewFamiglia({
    pk: 7,
    nome: 'Classica',
    tipologia: 'Legno',
    descrizione: '',
    immagini: [{ immagine: '/media/a.png' }],
    opzioni: [
      {
        pk: 1,
        nome: 'Vetro',
        ritirato: false,
        valori: [value(11, 'Doppio', true), value(null, 'Triplo'), value(null, ' ')],
      },
      { pk: null, nome: 'Colore', ritirato: false, valori: [value(null, 'Noce')] },
      { pk: 3, nome: 'Maniglia', ritirato: true, valori: [] },
    ],
  })
  expect(immagini).toEqual(['/media/a.png'])
  expect(opzioni).toMatchObject([
    { id: 1, nome: 'Vetro', valori: [{ nome: 'Triplo' }] },
    { nome: 'Colore', valori: [{ nome: 'Noce' }] },
  ])
  const numeri = opzioni.flatMap(({ id, valori }) => [id, ...valori.map((one) => one.id)])
  expect(new Set(numeri).size).toBe(numeri.length)
})
