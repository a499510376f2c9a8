import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
import {
  ASSEGNAZIONI_INCOMPLETE,
  ORDINI_MAX,
  pianificazioneSchema,
  REPEATED_ORDINE,
  REPEATED_POSTAZIONE,
} from '../rules.ts'

const valid = { nome: 'Settimana 48', ordinePks: [1, 2], configurazionePks: [7, 8] }

function errors(different: object): Record<string, string> {
  try {
    pianificazioneSchema.validateSync({ ...valid, ...different }, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]))
  }
}
const a = (ordine: number, configuration: number) => ({ ordinePk: ordine, configurazionePk: configuration })

test.each<[string, object, Record<string, string>]>([
  ['as it should be', {}, {}],
  ['without a name', { nome: ' ' }, { nome: 'Nome obbligatorio' }],
  ['no name', { nome: null }, { nome: 'Nome obbligatorio' }],
  ['without orders', { ordinePks: [] }, { ordinePks: 'Ordini obbligatori' }],
  ['no orders', { ordinePks: null }, { ordinePks: 'Ordini obbligatori' }],
  ['orders left out', { ordinePks: undefined }, { ordinePks: 'Ordini obbligatori' }],
  ['without workstations', { configurazionePks: [] }, { configurazionePks: 'Configurazioni obbligatorie' }],
  ['orders that are none', { ordinePks: 'tutti' }, { ordinePks: 'È richiesta una lista' }],
  ['an order twice', { ordinePks: [1, 2, 1] }, { ordinePks: REPEATED_ORDINE }],
  ['a workstation twice', { configurazionePks: [7, 7] }, { configurazionePks: REPEATED_POSTAZIONE }],
  ['no number', { ordinePks: ['x'] }, { 'ordinePks[0]': 'Campo obbligatorio' }],
  [
    'too many',
    { ordinePks: Array.from({ length: ORDINI_MAX + 500 }, (_, index) => index + 1) },
    { ordinePks: `Non più di ${ORDINI_MAX} elementi` },
  ],
  ['each order assigned', { assegnazioni: [a(2, 7), a(1, 7)] }, {}],
  ['an order left out', { assegnazioni: [a(1, 7)] }, { assegnazioni: ASSEGNAZIONI_INCOMPLETE }],
  ['an order assigned twice', { assegnazioni: [a(1, 7), a(1, 8)] }, { assegnazioni: ASSEGNAZIONI_INCOMPLETE }],
  ['an order too many', { assegnazioni: [a(1, 7), a(2, 7), a(3, 7)] }, { assegnazioni: ASSEGNAZIONI_INCOMPLETE }],
  ['another workstation', { assegnazioni: [a(1, 7), a(2, 9)] }, { assegnazioni: ASSEGNAZIONI_INCOMPLETE }],
  ['what is wrong is said once', { ordinePks: [], assegnazioni: [a(1, 7)] }, { ordinePks: 'Ordini obbligatori' }],
])('%s', (_example, different, expected) => {
  expect(errors(different)).toEqual(expected)
})
