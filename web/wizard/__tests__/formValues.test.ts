import { expect, test } from 'vitest'
import {
  emptyWizardForm,
  newSerramento,
  tipiToChoose,
  withCopiedData,
  withFamiglia,
  withTipo,
  withValore,
} from '../formValues.ts'
import { famiglieByTipologia } from '../model.ts'
import { wizardCatalogo } from './wizardCatalogo.ts'

const empty = emptyWizardForm(wizardCatalogo)
const names = (tipi: readonly { nome: string }[]) => tipi.map(({ nome }) => nome)

test('the empty form has the documented defaults and a key of its own', () => {
  expect(empty).toMatchObject({
    tipoCliente: 'non professionista',
    tipoIntervento: 'nuovo',
    serramenti: [],
    privacy: false,
  })
  expect(empty.chiaveIdempotenza).not.toBe(emptyWizardForm(wizardCatalogo).chiaveIdempotenza)
})

test('families keep the order of the catalogue under their tipologia', () => {
  expect(
    famiglieByTipologia(wizardCatalogo.famiglie).map(([tipologia, famiglie]) => [tipologia, names(famiglie)]),
  ).toEqual([
    ['Legno', ['Classica', 'Natura']],
    ['PVC', ['Bianca']],
  ])
})

test('a family begins with the first value of each option, one option changes alone', () => {
  const classic = withFamiglia(empty, 1, wizardCatalogo)
  expect(classic.valoreOpzionePks).toEqual([11, 21])
  expect(withValore(classic, 2, 22, wizardCatalogo)).toEqual([11, 22])
  expect(withFamiglia({ ...classic, valoreOpzionePks: [12, 22] }, 2, wizardCatalogo).valoreOpzionePks).toEqual([31])
})

test('only what the family sells can be added; before a family, what anybody sells', () => {
  expect(names(tipiToChoose(wizardCatalogo, 1))).toEqual(['Finestra 1 anta', 'Oblò'])
  expect(names(tipiToChoose(wizardCatalogo, 2))).toEqual(['Oblò'])
  expect(names(tipiToChoose(wizardCatalogo, ''))).toEqual(['Finestra 1 anta', 'Oblò'])
})

test('a new window has its opening only where there is no choice', () => {
  expect(newSerramento(1, wizardCatalogo)).toMatchObject({
    tipoSerramentoPk: 1,
    tipoAperturaPk: '',
    quantita: 1,
    altezza: '',
  })
  expect(newSerramento(2, wizardCatalogo).tipoAperturaPk).toBe(3)
})

test('another type keeps measures and quantity, and what of the rest it offers', () => {
  const window = {
    ...newSerramento(1, wizardCatalogo),
    tipoAperturaPk: 1,
    accessorioPks: [1, 2],
    quantita: 4,
    altezza: 900,
  }
  expect(withTipo(window, 2, wizardCatalogo)).toMatchObject({
    tipoAperturaPk: 3,
    accessorioPks: [2],
    quantita: 4,
    altezza: 900,
  })
  expect(withTipo(window, 3, wizardCatalogo)).toMatchObject({ tipoAperturaPk: 1, accessorioPks: [1, 2] })
})

test("'copia dati' takes the personal address to the installation place", () => {
  const copied = withCopiedData({
    ...empty,
    indirizzo: 'Via Roma 1',
    citta: 'Bologna',
    provincia: 'Bologna',
    pianoPosa: '1',
  })
  expect(copied).toMatchObject({
    indirizzoPosa: 'Via Roma 1',
    cittaPosa: 'Bologna',
    provinciaPosa: 'Bologna',
    pianoPosa: '1',
  })
})
