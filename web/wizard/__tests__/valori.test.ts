import { expect, test } from 'vitest'
import { perTipologia } from '../modello.ts'
import {
  conDatiCopiati,
  conFamiglia,
  conTipo,
  conValore,
  moduloVuoto,
  nuovoSerramento,
  tipiDaScegliere,
} from '../valori.ts'
import { catalogo } from './catalogoWizard.ts'

const vuoto = moduloVuoto(catalogo)
const nomi = (tipi: readonly { nome: string }[]) => tipi.map(({ nome }) => nome)

test('the empty form has the documented defaults and a key of its own', () => {
  expect(vuoto).toMatchObject({
    tipoCliente: 'non professionista',
    tipoIntervento: 'nuovo',
    serramenti: [],
    privacy: false,
  })
  expect(vuoto.chiaveIdempotenza).not.toBe(moduloVuoto(catalogo).chiaveIdempotenza)
})

test('families keep the order of the catalogue under their tipologia', () => {
  expect(perTipologia(catalogo.famiglie).map(([tipologia, famiglie]) => [tipologia, nomi(famiglie)])).toEqual([
    ['Legno', ['Classica', 'Natura']],
    ['PVC', ['Bianca']],
  ])
})

test('a family begins with the first value of each option, one option changes alone', () => {
  const classica = conFamiglia(vuoto, 1, catalogo)
  expect(classica.valoriOpzioni).toEqual([11, 21])
  expect(conValore(classica, 2, 22, catalogo)).toEqual([11, 22])
  expect(conFamiglia({ ...classica, valoriOpzioni: [12, 22] }, 2, catalogo).valoriOpzioni).toEqual([31])
})

test('only what the family sells can be added; before a family, what anybody sells', () => {
  expect(nomi(tipiDaScegliere(catalogo, 1))).toEqual(['Finestra 1 anta', 'Oblò'])
  expect(nomi(tipiDaScegliere(catalogo, 2))).toEqual(['Oblò'])
  expect(nomi(tipiDaScegliere(catalogo, ''))).toEqual(['Finestra 1 anta', 'Oblò'])
})

test('a new window has its opening only where there is no choice', () => {
  expect(nuovoSerramento(1, catalogo)).toMatchObject({ tipoSerramento: 1, tipoApertura: '', quantita: 1, altezza: '' })
  expect(nuovoSerramento(2, catalogo).tipoApertura).toBe(3)
})

test('another type keeps measures and quantity, and what of the rest it offers', () => {
  const finestra = { ...nuovoSerramento(1, catalogo), tipoApertura: 1, accessori: [1, 2], quantita: 4, altezza: 900 }
  expect(conTipo(finestra, 2, catalogo)).toMatchObject({ tipoApertura: 3, accessori: [2], quantita: 4, altezza: 900 })
  expect(conTipo(finestra, 3, catalogo)).toMatchObject({ tipoApertura: 1, accessori: [1, 2] })
})

test("'copia dati' takes the personal address to the installation place", () => {
  const copiati = conDatiCopiati({
    ...vuoto,
    indirizzo: 'Via Roma 1',
    citta: 'Bologna',
    provincia: 'Bologna',
    pianoPosa: '1',
  })
  expect(copiati).toMatchObject({
    indirizzoPosa: 'Via Roma 1',
    cittaPosa: 'Bologna',
    provinciaPosa: 'Bologna',
    pianoPosa: '1',
  })
})
