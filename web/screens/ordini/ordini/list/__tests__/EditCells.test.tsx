import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen, type Server } from '#web/test/renderScreen.tsx'
import { AgenteCell, ConsegnaCell } from '../EditCells.tsx'
import type { OrdineRow } from '../row.ts'
import { useWriteOrdine } from '../useWriteOrdine.ts'

const AGENTI = [
  { pk: 1, text: 'Anna Bini' },
  { pk: 2, text: 'Carlo Dini' },
]
const row = {
  pk: 5,
  versione: 3,
  numeroCommessa: '26/5',
  dataConsegna: '2026-05-04',
  agente: { pk: 1, user: { nome: 'Anna Bini' } },
}
// What the cells read of a row.
const riga = row as Partial<OrdineRow> as OrdineRow

function Screen({ onKeys }: { onKeys?: () => void }) {
  const write = useWriteOrdine()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the row, which opens with Enter
    <div onKeyDown={onKeys}>
      <ConsegnaCell riga={riga} focused onWrite={write} />
      <AgenteCell riga={riga} focused agenti={AGENTI} onWrite={write} />
    </div>
  )
}

const saved: Server = { useWriteOrdineMutation: () => ({ data: { patchOrdine: { ordine: null, errors: [] } } }) }

test('an agent is chosen and saved by the keys, over what was there at the opening', async () => {
  const onKeys = vi.fn()
  const { asked } = renderScreen(<Screen onKeys={onKeys} />, { server: saved })
  screen.getByRole('button', { name: /Cambia agente di 26\/5$/ }).focus()
  await userEvent.keyboard('{Enter}')
  onKeys.mockClear()
  await screen.findByRole('dialog', { name: 'Cambia agente di 26/5' })
  await userEvent.clear(screen.getByRole('combobox', { name: 'Agente' }))
  await userEvent.type(screen.getByRole('combobox', { name: 'Agente' }), 'dini{Enter}')
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(asked).toEqual([
      { name: 'useWriteOrdineMutation', variables: { input: { pk: 5, versione: 3, agentePk: 2 } } },
    ]),
  )
  // The row has heard none of it.
  expect(onKeys).not.toHaveBeenCalled()
})

test('Esc leaves it as it was; what is not changed is not sent', async () => {
  const { asked } = renderScreen(<Screen />, { server: saved })
  await userEvent.click(screen.getByRole('button', { name: /Cambia agente di 26\/5$/ }))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: /Cambia agente di 26\/5$/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Salva' }))
  expect(asked).toEqual([])
})

test('what another has changed meanwhile is told, and read again', async () => {
  const { asked } = renderScreen(<Screen />, {
    server: {
      useWriteOrdineMutation: () => ({
        data: null,
        errors: [{ message: 'I dati sono stati modificati nel frattempo.', extensions: { code: 'CONFLICT' } }],
      }),
      useWriteOrdineQuery: () => ({ data: { ordine: null } }),
    },
  })
  await userEvent.click(screen.getByRole('button', { name: /Cambia approntamento di 26\/5$/ }))
  await userEvent.click(await screen.findByRole('button', { name: /Cancella|Svuota|Clear/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText(/L’ordine 26\/5 è stato cambiato da un altro/)).toBeTruthy()
  expect(asked[0]).toEqual({
    name: 'useWriteOrdineMutation',
    variables: { input: { pk: 5, versione: 3, dataConsegna: null } },
  })
})
