import { expect, test } from 'vitest'
import type { RigaDistintaValues } from '#vendite/distinte/distinta/rules.ts'
import { tagliOf, vetriOf } from '../../rules.ts'
import { pezziLabelsDocument } from '../document.ts'
import { pezzoUrl, tagliLabels, vetriLabels, whyNoLabels } from '../rules.ts'

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
const bar = (length: number, quantita: number) =>
  row({ tipologia: 'legno', codice: 'LAM', sezione: '80×78', descrizione: 'Montante', lunghezza: length, quantita })
const BARRE = { lunghezze: [6000], lama: 4, avanzoMin: 500 }

test('each pane has a label, counted among those that are the same', () => {
  const labels = vetriLabels(
    vetriOf([{ posizione: 2, numero: 3, righe: [row({ larghezza: 500, altezza: 1000, quantita: 1 })] }]),
  )
  expect(labels.map(({ numero, totale }) => [numero, totale])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
  expect(labels[0]).toMatchObject({ posizione: 2, titolo: 'Vetrocamera', misure: '500 × 1.000 mm', testo: '4/16/4' })
})

test('each piece of a bar has one, in the order of the cuts, those that fit no bar too', () => {
  const liste = tagliOf([{ posizione: 1, numero: 2, righe: [bar(2500, 2), bar(7000, 1)] }], BARRE)
  const labels = tagliLabels(liste)
  expect(labels).toHaveLength(6)
  expect(labels.map(({ testo }) => testo.split(' · ').at(0))).toEqual([
    'barra 1',
    'barra 1',
    'barra 2',
    'barra 2',
    'più lungo di una barra',
    'più lungo di una barra',
  ])
  expect(labels.filter(({ misure }) => misure === '2.500 mm').map(({ numero }) => numero)).toEqual([1, 2, 3, 4])
})

test('none, or more than a file holds, is told', () => {
  expect(whyNoLabels(0)).toMatch(/non ci sono pezzi/)
  expect(whyNoLabels(24)).toBeNull()
  expect(whyNoLabels(2001)).toMatch(/2\.001: un file ne ha al massimo 2\.000/)
})

test('25 labels are two sheets; words are escaped; the code leads to the piece', async () => {
  expect(pezzoUrl('https://casa.example', 7, 2)).toBe('https://casa.example/planner/#/ordini/7/pezzo?riga=2')
  const label = { posizione: 1, titolo: '<b>x', misure: '1 mm', testo: '', numero: 1, totale: 25 }
  const of = { pk: 7, numeroCommessa: '26/7', base: 'https://casa.example' }
  const { text } = await pezziLabelsDocument(
    of,
    'Etichette',
    Array.from({ length: 25 }, () => label),
  )
  expect(text.split('<section').length - 1).toBe(2)
  expect(text.split('<svg').length - 1).toBe(25)
  expect(text).toContain('&lt;b&gt;x')
})
