import { expect, test } from 'vitest'
import {
  createTree,
  filterTree,
  missingFound,
  scopeName,
  type TreeData,
  type TreeNode,
  type TreeTimes,
  visibleRows,
} from '../tree/tree.ts'

const tempi = (pk: number, tipo: number, other: Partial<TreeTimes> = {}): TreeTimes => ({
  pk,
  versione: 1,
  tipoSerramentoPk: tipo,
  codiceSerramentoPk: null,
  categoria: null,
  forma: null,
  tempoRepartoMacchine: pk,
  tempoRepartoBanchi: 0,
  ...other,
})

const data: TreeData = {
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

const see = ({ livello, name, propria, ereditata, isMissing }: TreeNode) =>
  `${'  '.repeat(livello - 1)}${name} ${propria ? propria.pk : ereditata ? `${ereditata.tempi.pk} da ${ereditata.da}` : isMissing ? 'manca' : '–'}`
const all = (nodes: readonly TreeNode[]) => visibleRows(nodes, () => true).map(see)

test('type, category, shape, code; the most specific holds, and says where it comes from', () => {
  expect(all(createTree(data))).toEqual([
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
  expect(createTree(data).map(({ quante, mancanti }) => [quante, mancanti])).toEqual([
    [3, 0],
    [1, 0],
    [0, 1],
  ])
})

test('what is found comes with what is under it and the way to it; accents and capitals do not matter', () => {
  const search = (search: string, missing = false) => all(filterTree(createTree(data), { search, mancanti: missing }))
  expect(search('oblo f2')).toEqual(['Oblò 1', '  PVC –', '    RETT 2', '      F2 2 da PVC RETT'])
  expect(search('oblo legno')).toEqual(['Oblò 1', '  LEGNO –', '    ARCO 1 da Oblò', '      A1 1 da Oblò'])
  expect(search('niente')).toEqual([])
  expect(search('', true)).toEqual(['Portoncino –', '  PVC –', '    RETT –', '      F10 manca'])
})

test('how many are missing is what only the missing leave, under any search', () => {
  const missing = { ...data, tempistiche: [] }
  const leaves = (search: string) =>
    visibleRows(filterTree(createTree(missing), { search, mancanti: true }), () => true).filter(
      ({ isMissing }) => isMissing,
    )
  for (const search of ['', 'oblo', 'legno', 'f10', 'niente']) {
    expect([search, missingFound(createTree(missing), search)]).toEqual([search, leaves(search).length])
  }
  expect(missingFound(createTree(missing), '')).toBeGreaterThan(missingFound(createTree(missing), 'f10'))
})

test('only open nodes show what is under them', () => {
  expect(visibleRows(createTree(data), () => false).map(({ name }) => name)).toEqual(['Oblò', 'Vasistas', 'Portoncino'])
})

test('a node in words', () => {
  const scope = { tipoSerramentoPk: 1, codiceSerramentoPk: null, categoria: null, forma: null }
  expect(scopeName(scope, data)).toBe('Oblò')
  expect(scopeName({ ...scope, categoria: 'PVC', forma: 'RETT' }, data)).toBe('Oblò, PVC RETT')
  expect(scopeName({ ...scope, codiceSerramentoPk: 12 }, data)).toBe('Oblò, LEGNO ARCO A1')
})
