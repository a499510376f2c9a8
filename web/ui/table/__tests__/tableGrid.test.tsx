import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test('a row opens by a press on it, not by one that began on a button of it', () => {
  const onOpen = vi.fn()
  renderScreen(
    <TableGrid
      name="prova"
      label="Prova"
      rows={rows.slice(0, 1)}
      idOf={({ pk }) => pk}
      columns={[
        { field: 'nome', headerName: 'Nome', width: 300 },
        { field: 'azioni', headerName: 'Azioni', width: 60, renderCell: () => <button type="button">Azioni</button> },
      ]}
      total={1}
      page={1}
      pageSize={1}
      onPage={() => undefined}
      onOpen={onOpen}
      empty={null}
      rowHeight={36}
      shown={{}}
    />,
  )
  const button = screen.getByRole('button', { name: 'Azioni' })
  const cell = screen.getByRole('gridcell', { name: 'Riga 1' })
  fireEvent.pointerDown(button)
  fireEvent.click(cell)
  fireEvent.click(button)
  expect(onOpen).not.toHaveBeenCalled()
  fireEvent.pointerDown(cell)
  fireEvent.click(cell)
  expect(onOpen.mock.calls).toEqual([[rows[0]]])
})
