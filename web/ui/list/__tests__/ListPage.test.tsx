import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { textParam } from '../../urlState.ts'
import { linkColumn, textColumn } from '../columns.tsx'
import { ListPage } from '../ListPage.tsx'
import { RowCard } from '../RowCard.tsx'
import { urlState } from '../urlState.ts'
import { useList } from '../useList.ts'

interface Row {
  pk: number
  nome: string
  citta: string
}

const rows: Row[] = [
  { pk: 1, nome: 'Anna', citta: 'Lucca' },
  { pk: 2, nome: 'Bruno', citta: '' },
]
const url = urlState({ filters: { search: textParam() }, orders: ['nome'] })
const columns = [
  linkColumn<Row>('nome', 'Nome', ({ pk }) => `/persone/${pk}`, { width: 200 }),
  textColumn<Row>('citta', 'Città'),
]

const itself = (row: Row) => row

interface Props {
  found?: readonly Row[]
  pages?: number
  to?: (row: Row) => string
}

function Screen({ found = rows, pages = 1, to }: Props) {
  const list = useList({
    url,
    connection: { totalCount: found.length, numeroPagine: pages, edges: found.map((node) => ({ node })) },
    read: itself,
  })
  return (
    <ListPage
      list={list}
      name="prova"
      title="Persone"
      columns={columns}
      to={to}
      card={(row) => <RowCard title={row.nome}>{row.citta}</RowCard>}
      add="Aggiungi persona"
      empty={{ title: 'Nessuna persona' }}
      notFound={{ title: 'Nessuna persona trovata' }}
      dialog={(row) => <div role="dialog">{row ? `Modifica ${row.nome}` : 'Nuova'}</div>}
    />
  )
}

test('rows, a dash for what is missing, the count', async () => {
  renderScreen(<Screen />)
  const row = await screen.findByRole('row', { name: /Bruno/ })
  expect(within(row).getByText('–')).toBeTruthy()
  expect(screen.getByText('1–2 di 2')).toBeTruthy()
  expect(screen.getByLabelText('2 in tutto')).toBeTruthy()
})

test('a header sorts, and the order is in the address', async () => {
  const { router } = renderScreen(<Screen />)
  await userEvent.click(await screen.findByText('Nome'))
  expect(router.state.location.search).toBe('?ordina=nome')
})

test('what is typed is in the address, from the first page', async () => {
  const { router } = renderScreen(<Screen pages={3} />, { at: '/?pagina=3' })
  await userEvent.type(await screen.findByRole('searchbox'), 'an')
  await vi.waitFor(() => expect(router.state.location.search).toBe('?search=an'))
})

test('a page that is no longer there gives way to the last one', async () => {
  const { router } = renderScreen(<Screen pages={2} />, { at: '/?pagina=7&search=x' })
  await screen.findByRole('heading', { name: 'Persone' })
  // An old address still opens; what is written now is the documented word.
  expect(router.state.location.search).toBe('?search=x&page=2')
})

test('nothing at all, and nothing for these filters', async () => {
  const { router } = renderScreen(<Screen found={[]} />)
  expect(await screen.findByText('Nessuna persona')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Aggiungi persona' })).toHaveLength(2)
  await router.navigate('/?search=zzz')
  expect(await screen.findByText('Nessuna persona trovata')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Azzera filtri' }))
  expect(router.state.location.search).toBe('')
})

test('the dialog: of a row, and for a new one', async () => {
  renderScreen(<Screen />)
  await userEvent.click(await screen.findByText('Lucca'))
  expect(screen.getByRole('dialog').textContent).toBe('Modifica Anna')
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi persona' }))
  expect(screen.getByRole('dialog').textContent).toBe('Nuova')
})

test('a row that leads somewhere', async () => {
  const { router } = renderScreen(<Screen to={({ pk }) => `/persone/${pk}`} />)
  await userEvent.click(await screen.findByText('Lucca'))
  expect(router.state.location.pathname).toBe('/persone/1')
})

test('on a phone rows are cards', async () => {
  renderScreen(<Screen />, { width: 390 })
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('grid')).toBeNull()
})
