import { expect, test } from 'vitest'
import type { RigaDistintaValues } from '#vendite/distinte/distinta/rules.ts'
import { tagliOf, totaleVetri, vetriOf } from '../rules.ts'

const row = (differs: Partial<RigaDistintaValues>): RigaDistintaValues => ({
  ...{
    posto: 10,
    tipologia: 'vetro',
    codice: '4/16/4',
    descrizione: 'Vetrocamera',
    sezione: '',
    um: 'pz',
    quantita: 2,
  },
  ...{ lunghezza: null, larghezza: null, altezza: null, peso: null },
  ...differs,
})
const pane = row({ larghezza: 500, altezza: 1000, peso: 10 })
const bar = (length: number, quantita: number) =>
  row({
    tipologia: 'legno',
    codice: 'LAM',
    sezione: '80×78',
    descrizione: `Pezzo ${length}`,
    lunghezza: length,
    quantita,
  })

test('the glass list has the panes of all pieces, with their weight', () => {
  const vetri = vetriOf([
    { posizione: 1, numero: 3, righe: [pane, { ...pane, posto: 20 }, bar(1000, 1)] },
    { posizione: 2, numero: 1, righe: [{ ...pane, altezza: 800 }] },
  ])
  expect(vetri).toEqual([
    {
      posizione: 1,
      descrizione: 'Vetrocamera',
      composizione: '4/16/4',
      larghezza: 500,
      altezza: 1000,
      quantita: 12,
      peso: 10,
    },
    {
      posizione: 2,
      descrizione: 'Vetrocamera',
      composizione: '4/16/4',
      larghezza: 500,
      altezza: 800,
      quantita: 2,
      peso: 10,
    },
  ])
  expect(totaleVetri(vetri)).toEqual({ lastre: 14, metriQuadri: 6.8, peso: 140 })
  expect(totaleVetri([{ ...(vetri[0] as (typeof vetri)[number]), peso: null }]).peso).toBeNull()
})

test('the cut list has every piece once, with its line, a list for each kind of bar', () => {
  const lines = [
    { posizione: 1, numero: 2, righe: [bar(1400, 2), bar(1100, 2), pane] },
    { posizione: 2, numero: 1, righe: [bar(1400, 1), { ...bar(900, 4), codice: 'ALU' }, bar(7000, 1)] },
  ]
  const [wood, aluminium, ...rest] = tagliOf(lines, { lunghezze: [6000], lama: 4, avanzoMin: 500 })
  expect(rest).toEqual([])
  const cut = wood?.barre.flatMap(({ pezzi }) => pezzi) ?? []
  const count = (posizione: number, length: number) =>
    cut.filter((one) => one.posizione === posizione && one.lunghezza === length).length
  expect([count(1, 1400), count(1, 1100), count(2, 1400), cut.length]).toEqual([4, 4, 1, 9])
  expect(wood?.impossibili).toEqual([{ lunghezza: 7000, posizione: 2, descrizione: 'Pezzo 7000' }])
  expect(aluminium).toMatchObject({ codice: 'ALU', barre: [{ pezzi: [{}, {}, {}, {}], resto: 2384 }] })
  expect(aluminium?.riepilogo).toEqual({ barre: 1, totale: 6000, pezzi: 3600, avanzi: 2384, sfrido: 0 })
})
