import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { TableGrid } from '../TableGrid.tsx'

const rows = Array.from({ length: 250 }, (_, n) => ({ pk: n + 1, nome: `Riga ${n + 1}` }))

/** A year of days, the pieces of an order: rows that come all at once. */
function show() {
  renderScreen(
    <TableGrid
      name="prova"
      label="Prova"
      rows={rows}
      idOf={({ pk }) => pk}
      columns={[{ field: 'nome', headerName: 'Nome', width: 300 }]}
      total={rows.length}
      page={1}
      pageSize={rows.length}
      onPage={() => undefined}
      empty={null}
      rowHeight={36}
      shown={{}}
    />,
  )
}

test('a table has all its rows, also beyond a hundred, and puts them all on paper', () => {
  show()
  expect(screen.getByRole('grid', { name: 'Prova' })).toBeTruthy()
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(document.querySelectorAll('.MuiDataGrid-row')).toHaveLength(250)
  act(() => void dispatchEvent(new Event('afterprint')))
})
