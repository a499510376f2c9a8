import { expect, test } from 'vitest'
import { pezziOf, type RigaPezzi } from '../rules.ts'

const riga = (different: Partial<RigaPezzi> = {}): RigaPezzi => ({
  rivendita: false,
  numero: 2,
  ante: 3,
  tipoSerramento: { ante: 1 },
  forma: 'RETT',
  formaCodice: null,
  extraFields: {},
  ...different,
})
const nothing = { ante: 6, vetri: 6, pezziAnte: 0, pezziInglesine: 0, pezziArco: 0 }

test.each<[string, Partial<RigaPezzi>, Partial<typeof nothing>]>([
  ['a pane for each leaf', {}, {}],
  ['the panes of the line', { extraFields: { n_vetri: 4 } }, { vetri: 8 }],
  ['no panes is a count', { extraFields: { n_vetri: 0 } }, { vetri: 0 }],
  ['a text, whatever case its key', { extraFields: { N_Vetri: ' 4 ' } }, { vetri: 8 }],
  ['of two keys the first in code order', { extraFields: { n_vetri: 1, N_VETRI: 5 } }, { vetri: 10 }],
  ['the first that is a count', { extraFields: { n_vetri: 1, N_VETRI: 'molti' } }, { vetri: 2 }],
  ['no count: as if it were not there', { extraFields: { n_vetri: '2,5', pezzi_ante: -1, pezzi_arco: true } }, {}],
  ['a number out of all proportion', { extraFields: { n_vetri: 1_000_000 } }, {}],
  [
    'the other pieces',
    { extraFields: { PEZZI_ANTE: 5, pezzi_inglesine: '7', Pezzi_Arco: 1 } },
    { pezziAnte: 10, pezziInglesine: 14, pezziArco: 2 },
  ],
  ['an arch by the shape of the line', { forma: 'arco ' }, { pezziArco: 2 }],
  ['an arch by the shape of the code', { formaCodice: 'ARCO' }, { pezziArco: 2 }],
  ['what the line says of arches wins', { forma: 'ARCO', extraFields: { pezzi_arco: 3 } }, { pezziArco: 6 }],
  ['leaves of the type', { ante: null, tipoSerramento: { ante: 2 } }, { ante: 4, vetri: 4 }],
  ['no leaves', { ante: 0 }, { ante: 0, vetri: 0 }],
  ['an extra line', { rivendita: true, extraFields: { pezzi_ante: 9 } }, { ante: 0, vetri: 0 }],
  ['fields that are no object', { extraFields: ['n_vetri'] }, {}],
])('%s', (_example, different, expected) => {
  expect(pezziOf([riga(different)])).toEqual({ ...nothing, ...expected })
})

test('lines add up; none make nothing', () => {
  expect(pezziOf([riga(), riga({ numero: 1, ante: 1 })])).toMatchObject({ ante: 7, vetri: 7 })
  expect(pezziOf([])).toEqual({ ante: 0, vetri: 0, pezziAnte: 0, pezziInglesine: 0, pezziArco: 0 })
})
