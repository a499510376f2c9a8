import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type PlainColumn, PlainTable } from '../PlainTable.tsx'

afterEach(cleanup)

const rows = [
  { nome: 'Telai', pezzi: 3 },
  { nome: 'Ante', pezzi: 4 },
]
const nome: PlainColumn<(typeof rows)[number]> = { title: 'Nome', namesRow: true, cell: (row) => row.nome }
const pezzi: PlainColumn<(typeof rows)[number]> = { title: 'Pezzi', align: 'right', cell: (row) => row.pezzi }
const texts = () => screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))

test('a row each, named by its first cell', () => {
  render(<PlainTable aria-label="Pezzi" rows={rows} keyOf={(row) => row.nome} columns={[nome, pezzi]} />)
  expect(texts()).toEqual([
    ['Nome', 'Pezzi'],
    ['Telai', '3'],
    ['Ante', '4'],
  ])
  expect(screen.getByRole('rowheader', { name: 'Ante' })).toBeTruthy()
})

test('totals stand under their columns', () => {
  const columns = [
    { ...nome, total: 'Totale' },
    { ...pezzi, total: 7 },
  ]
  render(<PlainTable rows={rows} keyOf={(row) => row.nome} columns={columns} />)
  expect(texts().at(-1)).toEqual(['Totale', '7'])
})
