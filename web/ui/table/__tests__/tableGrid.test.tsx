import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
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

test('a row opens by a press on it, not by one that began on a button of it', async () => {
  const onOpen = vi.fn()
  const onActions = vi.fn()
  function Rows() {
    const [drawing, setDrawing] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setDrawing(drawing + 1)}>
          Ridisegna
        </button>
        <TableGrid
          name="prova"
          label="Prova"
          rows={rows.slice(0, 1)}
          idOf={({ pk }) => pk}
          columns={[
            { field: 'nome', headerName: 'Nome', width: 300 },
            {
              field: 'azioni',
              headerName: 'Azioni',
              width: 60,
              renderCell: () => (
                <button key={drawing} type="button" data-azioni="1" onClick={onActions}>
                  Azioni
                </button>
              ),
            },
          ]}
          total={1}
          page={1}
          pageSize={1}
          onPage={() => undefined}
          onOpen={onOpen}
          empty={null}
          rowHeight={36}
          shown={{}}
        />
      </>
    )
  }
  renderScreen(<Rows />)
  const button = () => screen.findByRole('button', { name: 'Azioni' })
  const cell = () => screen.findByRole('gridcell', { name: 'Riga 1' })
  fireEvent.pointerDown(await button())
  fireEvent.click(await cell())
  expect([onOpen, onActions].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  fireEvent.click(await button())
  expect([onOpen, onActions].map(({ mock }) => mock.calls.length)).toEqual([0, 1])

  // Drawn anew while the finger is down: what was meant is done.
  const before = await button()
  fireEvent.pointerDown(before)
  fireEvent.click(screen.getByRole('button', { name: 'Ridisegna' }))
  await expect.poll(() => before.isConnected).toBe(false)
  fireEvent.click(await cell())
  expect([onOpen, onActions].map(({ mock }) => mock.calls.length)).toEqual([0, 2])

  // What another test has left selected would be taken for reading in the row.
  getSelection()?.removeAllRanges()
  fireEvent.pointerDown(await cell())
  fireEvent.click(await cell())
  expect(onOpen.mock.calls).toEqual([[rows[0]]])
})
