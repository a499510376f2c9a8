import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { actionsColumn } from '../actionsColumn.tsx'
import { TableGrid } from '../TableGrid.tsx'

const rows = [
  { pk: 1, nome: 'Anna' },
  { pk: 2, nome: 'Bruno' },
]

function show() {
  const done = vi.fn()
  const opened = vi.fn()
  const shown = renderScreen(
    <TableGrid
      name="prova"
      label="Prova"
      righe={rows}
      idRiga={({ pk }) => pk}
      columns={[
        { field: 'nome', headerName: 'Nome', width: 200 },
        actionsColumn<(typeof rows)[number]>({
          name: ({ nome }) => nome,
          edit: ({ nome }) => done('edit', nome),
          remove: ({ nome }) => done('remove', nome),
          eliminabile: ({ pk }) => pk !== 2,
          others: ({ pk }) => [
            { name: 'Dettaglio', icon: null, to: `/persone/${pk}` },
            { name: 'PDF', icon: null, href: `/pdf/${pk}` },
          ],
        }),
      ]}
      totale={2}
      pagina={1}
      perPagina={25}
      onPage={() => undefined}
      onOpen={opened}
      empty={null}
      rowHeight={36}
      shown={{}}
    />,
  )
  return { done, opened, ...shown }
}

const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent)

test('what can be done with a row is in its menu; the row itself does not open', async () => {
  const { done, opened } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Azioni di Anna' }))
  expect(items()).toEqual(['Modifica', 'Dettaglio', 'PDF', 'Elimina'])
  expect(screen.getByRole('menuitem', { name: 'PDF' }).getAttribute('href')).toBe('/pdf/1')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Elimina' }))
  expect(done.mock.calls).toEqual([['remove', 'Anna']])
  expect(screen.queryByRole('menu')).toBeNull()
  expect(opened).not.toHaveBeenCalled()
})

test('what may not be done is not there; the key of the context menu opens it from any cell', async () => {
  const { router } = show()
  const cell = await screen.findByRole('gridcell', { name: 'Bruno' })
  fireEvent.keyDown(cell, { key: 'F10', shiftKey: true })
  expect(items()).toEqual(['Modifica', 'Dettaglio', 'PDF'])
  await userEvent.click(within(screen.getByRole('menu')).getByRole('menuitem', { name: 'Dettaglio' }))
  expect(router.state.location.pathname).toBe('/persone/2')
})
