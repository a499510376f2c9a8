import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { urlState } from '../../list/urlState.ts'
import { NoticesProvider } from '../../Notices.tsx'
import { textParam, yesNoParam } from '../../urlState.ts'
import { downloadUrl, exportUrl } from '../addresses.ts'
import { ExportButton } from '../ExportButton.tsx'

const list = urlState({
  filters: { search: textParam(), arrived: yesNoParam() },
  orders: ['name'],
  filter: ({ search, arrived }) => ({ search: search || null, hasArrived: arrived }),
})
const values = { search: 'rossi', arrived: null, pagina: 3, righe: 25, ordina: '-name' }

afterEach(() => vi.unstubAllGlobals())

test('an export asks with the filter of its list, sorted as it is', () => {
  const url = new URL(exportUrl('ordini.xlsx', list, values, ['a', 'b']), 'http://x')
  expect(url.pathname).toBe('/esporta/ordini.xlsx')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    filtro: '{"search":"rossi"}',
    ordinamento: '-name',
    colonne: 'a,b',
  })
})

test('a download under the names of the old API has every filter that is set', () => {
  const names = { search: 'search', hasArrived: 'arrived', many: 'many', periodo: { dal: 'from', al: 'to' } }
  const filter = { search: null, hasArrived: false, many: [1, 2], periodo: { dal: null, al: '2026-03-31' } }
  expect(downloadUrl('/api/planner/x/csv/', filter, names)).toBe(
    '/api/planner/x/csv/?arrived=false&many=1&many=2&to=2026-03-31',
  )
  // @ts-expect-error a filter without a name would be missing in the file
  downloadUrl('/api/planner/x/csv/', { search: null, hasArrived: false }, { search: 'search' })
})

test('whatever the address, the body is asked for with its progress, which is how it is read', async () => {
  const answer = vi.fn(async (_address: string) => new Response('{"detail":"Basta."}', { status: 400 }))
  vi.stubGlobal('fetch', answer)
  render(
    <NoticesProvider>
      <ExportButton indirizzo={() => '/esporta/x.xlsx?filtro=%7B%7D'} names={['ordine', 'ordini']} />
    </NoticesProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Esporta' }))
  await waitFor(() => expect(answer).toHaveBeenCalled())
  expect(new URL(answer.mock.calls[0]?.[0] ?? '', 'http://x').searchParams.has('avanzamento')).toBe(true)
})
