import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { actionsColumn } from '../actionsColumn.tsx'
import { DataTable } from '../DataTable.tsx'
import { FirstRows } from '../FirstRows.tsx'
import { RowMenus } from '../menu/RowMenus.tsx'
import { TableGrid } from '../TableGrid.tsx'

interface Row {
  pk: number
  nome: string
  chiuso?: boolean
}

const ROWS: Row[] = [
  { pk: 1, nome: 'Anna' },
  { pk: 2, nome: 'Bruno' },
]

function show() {
  const done = vi.fn()
  const opened = vi.fn()
  let setRows: (rows: Row[]) => void = () => undefined
  const columns = [
    { field: 'nome', headerName: 'Nome', width: 200 },
    actionsColumn<Row>({
      name: ({ nome }) => nome,
      edit: ({ nome }) => done('edit', nome),
      remove: ({ nome }) => done('remove', nome),
      eliminabile: ({ pk, chiuso }) => pk !== 2 && !chiuso,
      others: ({ pk }) => [
        { name: 'Dettaglio', icon: null, to: `/persone/${pk}` },
        { name: 'PDF', icon: null, href: `/pdf/${pk}` },
      ],
    }),
  ]
  function Rows() {
    const [rows, set] = useState(ROWS)
    setRows = set
    return (
      <DataTable
        name="prova"
        label="Prova"
        rows={rows}
        idOf={({ pk }) => pk}
        columns={columns}
        total={rows.length}
        page={1}
        pageSize={25}
        onPage={() => undefined}
        onOpen={opened}
        empty="Nessuno"
      />
    )
  }
  const shown = renderScreen(<Rows />)
  return { done, opened, change: (rows: Row[]) => act(() => setRows(rows)), ...shown }
}

const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent)
const buttonOf = (nome: string) => screen.findByRole('button', { name: `Azioni di ${nome}` })
/** The grid takes the place of the first rows. */
const grid = () => waitFor(() => expect(document.querySelector('.MuiDataGrid-row')).toBeTruthy(), { timeout: 10_000 })

test('the menu of a first row stays when the grid takes their place, and gives the focus back to its row', async () => {
  const done = vi.fn()
  const columns = [
    { field: 'nome', headerName: 'Nome', width: 200 },
    actionsColumn<Row>({ name: ({ nome }) => nome, edit: ({ nome }) => done(nome) }),
  ]
  const table = {
    name: 'prova',
    label: 'Prova',
    rows: ROWS,
    idOf: ({ pk }: Row) => pk,
    columns,
    total: 2,
    page: 1,
    pageSize: 25,
    onPage: () => undefined,
    empty: null,
    rowHeight: 36,
    shown: {},
  }
  let load: () => void = () => undefined
  function Rows() {
    const [loaded, setLoaded] = useState(false)
    const frame = useRef<HTMLDivElement>(null)
    load = () => setLoaded(true)
    return (
      <RowMenus rows={ROWS} idOf={table.idOf} columns={columns} frame={frame}>
        <div ref={frame}>{loaded ? <TableGrid {...table} /> : <FirstRows {...table} />}</div>
      </RowMenus>
    )
  }
  renderScreen(<Rows />)
  await userEvent.click(await buttonOf('Anna'))
  act(() => load())
  await grid()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Modifica' }))
  expect(done.mock.calls).toEqual([['Anna']])
  expect(document.activeElement).toBe(await buttonOf('Anna'))
})

test('what can be done with a row is in its menu; the row itself does not open', async () => {
  const { done, opened } = show()
  await grid()
  await userEvent.click(await buttonOf('Anna'))
  expect(items()).toEqual(['Modifica', 'Dettaglio', 'PDF', 'Elimina'])
  expect(screen.getByRole('menuitem', { name: 'PDF' }).getAttribute('href')).toBe('/pdf/1')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Elimina' }))
  expect(done.mock.calls).toEqual([['remove', 'Anna']])
  expect(screen.queryByRole('menu')).toBeNull()
  expect(opened).not.toHaveBeenCalled()
})

test('what may not be done is not there; the key of the context menu opens it from any cell', async () => {
  const { router } = show()
  await grid()
  const cell = await screen.findByRole('gridcell', { name: 'Bruno' })
  fireEvent.keyDown(cell, { key: 'F10', shiftKey: true })
  expect(items()).toEqual(['Modifica', 'Dettaglio', 'PDF'])
  await userEvent.click(within(screen.getByRole('menu')).getByRole('menuitem', { name: 'Dettaglio' }))
  expect(router.state.location.pathname).toBe('/persone/2')
})

test('a row that comes before it, and what changes in it, leave the menu open on its own row', async () => {
  const { done, change } = show()
  await grid()
  await userEvent.click(await buttonOf('Anna'))
  await change([{ pk: 3, nome: 'Carla' }, { pk: 1, nome: 'Anna Maria', chiuso: true }, ...ROWS.slice(1)])
  expect(screen.getByRole('menu', { name: 'Azioni di Anna Maria' })).toBeTruthy()
  expect(items()).toEqual(['Modifica', 'Dettaglio', 'PDF'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Modifica' }))
  expect(done.mock.calls).toEqual([['edit', 'Anna Maria']])
  expect(document.activeElement).toBe(await buttonOf('Anna Maria'))
})

test('a press that began on a row is that row’s, whatever has moved under the finger', async () => {
  const { done, change } = show()
  await grid()
  const button = await buttonOf('Anna')
  fireEvent.pointerDown(button)
  await change([{ pk: 3, nome: 'Carla' }, ...ROWS])
  fireEvent.click(button)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Elimina' }))
  expect(done.mock.calls).toEqual([['remove', 'Anna']])
})

test('a row that is gone is told in its open menu, which then does nothing; also when it was the last', async () => {
  const { done, change } = show()
  await grid()
  await userEvent.click(await buttonOf('Anna'))
  await change(ROWS.slice(1))
  expect(items()).toEqual([expect.stringContaining('non è più nell’elenco')])
  await change([])
  await userEvent.click(screen.getByRole('menuitem'))
  expect(screen.queryByRole('menu')).toBeNull()
  expect(screen.getByText('Nessuno')).toBeTruthy()
  expect(done).not.toHaveBeenCalled()
})
