import { expect, test } from 'vitest'
import {
  ambitoName,
  createTree,
  filterTree,
  type TreeData,
  type TreeNode,
  type TreeTimes,
  visibleRows,
} from '../tree/tree.ts'

const tempi = (pk: number, tipo: number, altro: Partial<TreeTimes> = {}): TreeTimes => ({
  pk,
  versione: 1,
  tipoSerramentoPk: tipo,
  codiceSerramentoPk: null,
  categoria: null,
  forma: null,
  tempoRepartoMacchine: pk,
  tempoRepartoBanchi: 0,
  ...altro,
})

const dati: TreeData = {
  tipi: [
    { pk: 1, nome: 'Oblò' },
    { pk: 2, nome: 'Vasistas' },
    { pk: 3, nome: 'Portoncino' },
  ],
  codici: [
    { pk: 10, categoria: 'PVC', forma: 'RETT', codice: 'F10' },
    { pk: 11, categoria: 'PVC', forma: 'RETT', codice: 'F2' },
    { pk: 12, categoria: 'LEGNO', forma: 'ARCO', codice: 'A1' },
  ],
  tempistiche: [
    tempi(1, 1),
    tempi(2, 1, { categoria: 'PVC', forma: 'RETT' }),
    tempi(3, 1, { codiceSerramentoPk: 10 }),
    tempi(4, 2, { codiceSerramentoPk: 12 }),
  ],
  senza: [
    { tipoSerramentoPk: 1, codiceSerramentoPk: 11 },
    { tipoSerramentoPk: 1, codiceSerramentoPk: 12 },
    { tipoSerramentoPk: 3, codiceSerramentoPk: 10 },
  ],
}

const vedi = ({ livello, nome, propria, ereditata, manca }: TreeNode) =>
  `${'  '.repeat(livello - 1)}${nome} ${propria ? propria.pk : ereditata ? `${ereditata.tempi.pk} da ${ereditata.da}` : manca ? 'manca' : '–'}`
const tutte = (nodi: readonly TreeNode[]) => visibleRows(nodi, () => true).map(vedi)

test('type, category, shape, code; the most specific holds, and says where it comes from', () => {
  expect(tutte(createTree(dati))).toEqual([
    'Oblò 1',
    '  LEGNO –',
    '    ARCO 1 da Oblò',
    '      A1 1 da Oblò',
    '  PVC –',
    '    RETT 2',
    '      F2 2 da PVC RETT',
    '      F10 3',
    'Vasistas –',
    '  LEGNO –',
    '    ARCO –',
    '      A1 4',
    'Portoncino –',
    '  PVC –',
    '    RETT –',
    '      F10 manca',
  ])
  expect(createTree(dati).map(({ quante, mancanti }) => [quante, mancanti])).toEqual([
    [3, 0],
    [1, 0],
    [0, 1],
  ])
})

test('what is found comes with what is under it and the way to it; accents and capitals do not matter', () => {
  const cerca = (search: string, mancanti = false) => tutte(filterTree(createTree(dati), { search, mancanti }))
  expect(cerca('oblo f2')).toEqual(['Oblò 1', '  PVC –', '    RETT 2', '      F2 2 da PVC RETT'])
  expect(cerca('oblo legno')).toEqual(['Oblò 1', '  LEGNO –', '    ARCO 1 da Oblò', '      A1 1 da Oblò'])
  expect(cerca('niente')).toEqual([])
  expect(cerca('', true)).toEqual(['Portoncino –', '  PVC –', '    RETT –', '      F10 manca'])
})

test('only open nodes show what is under them', () => {
  expect(visibleRows(createTree(dati), () => false).map(({ nome }) => nome)).toEqual(['Oblò', 'Vasistas', 'Portoncino'])
})

test('a node in words', () => {
  const ambito = { tipoSerramentoId: 1, codiceSerramentoId: null, categoria: null, forma: null }
  expect(ambitoName(ambito, dati)).toBe('Oblò')
  expect(ambitoName({ ...ambito, categoria: 'PVC', forma: 'RETT' }, dati)).toBe('Oblò, PVC RETT')
  expect(ambitoName({ ...ambito, codiceSerramentoId: 12 }, dati)).toBe('Oblò, LEGNO ARCO A1')
})
