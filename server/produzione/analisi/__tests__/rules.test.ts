import { expect, test } from 'vitest'
import { ValidationError } from 'yup'
import {
  ASSEGNAZIONI_INCOMPLETE,
  ORDINI_MAX,
  pianificazioneSchema,
  REPEATED_ORDINE,
  REPEATED_POSTAZIONE,
} from '../rules.ts'

const valid = { nome: 'Settimana 48', ordini: [1, 2], configurazioni: [7, 8] }

function errors(different: object): Record<string, string> {
  try {
    pianificazioneSchema.validateSync({ ...valid, ...different }, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]))
  }
}
const a = (ordine: number, configuration: number) => ({ ordine, configurazione: configuration })

test.each<[string, object, Record<string, string>]>([
  ['as it should be', {}, {}],
  ['without a name', { nome: ' ' }, { nome: 'Nome obbligatorio' }],
  ['no name', { nome: null }, { nome: 'Nome obbligatorio' }],
  ['without orders', { ordini: [] }, { ordini: 'Ordini obbligatori' }],
  ['no orders', { ordini: null }, { ordini: 'Ordini obbligatori' }],
  ['orders left out', { ordini: undefined }, { ordini: 'Ordini obbligatori' }],
  ['without workstations', { configurazioni: [] }, { configurazioni: 'Configurazioni obbligatorie' }],
  ['orders that are none', { ordini: 'tutti' }, { ordini: 'È richiesta una lista' }],
  ['an order twice', { ordini: [1, 2, 1] }, { ordini: REPEATED_ORDINE }],
  ['a workstation twice', { configurazioni: [7, 7] }, { configurazioni: REPEATED_POSTAZIONE }],
  ['no number', { ordini: ['x'] }, { 'ordini[0]': 'Campo obbligatorio' }],
  [
    'too many',
    { ordini: Array.from({ length: ORDINI_MAX + 500 }, (_, index) => index + 1) },
    { ordini: `Non più di ${ORDINI_MAX} elementi` },
  ],
  ['each order assigned', { assegnazioni: [a(2, 7), a(1, 7)] }, {}],
  ['an order left out', { assegnazioni: [a(1, 7)] }, { assegnazioni: ASSEGNAZIONI_INCOMPLETE }],
  ['an order assigned twice', { assegnazioni: [a(1, 7), a(1, 8)] }, { assegnazioni: ASSEGNAZIONI_INCOMPLETE }],
  ['an order too many', { assegnazioni: [a(1, 7), a(2, 7), a(3, 7)] }, { assegnazioni: ASSEGNAZIONI_INCOMPLETE }],
  ['another workstation', { assegnazioni: [a(1, 7), a(2, 9)] }, { assegnazioni: ASSEGNAZIONI_INCOMPLETE }],
  ['what is wrong is said once', { ordini: [], assegnazioni: [a(1, 7)] }, { ordini: 'Ordini obbligatori' }],
])('%s', (_example, different, expected) => {
  expect(errors(different)).toEqual(expected)
})
