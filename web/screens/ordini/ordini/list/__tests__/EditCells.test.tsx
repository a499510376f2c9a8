import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { expect, test, vi } from 'vitest'
import useWriteOrdineQueryNode, { type useWriteOrdineQuery } from '#generated/useWriteOrdineQuery.graphql.ts'
import { type Answer, renderScreen, type Server } from '#web/test/renderScreen.tsx'
import { AgenteCell, ConsegnaCell, StatoCell } from '../EditCells.tsx'
import { type OrdineRow, readOrdineRow } from '../row.ts'
import { useWriteOrdine } from '../useWriteOrdine.ts'

const AGENTI = [
  { pk: 1, text: 'Anna Bini' },
  { pk: 2, text: 'Carlo Dini' },
]
const row = {
  __typename: 'Ordine',
  id: 'T3JkaW5lOjU=',
  pk: 5,
  versione: 3,
  numeroCommessa: '26/5',
  dataConsegna: '2026-05-04',
  agente: { pk: 1, user: { nome: 'Anna Bini' } },
  stato: { pk: 1, nome: 'Da confermare', colore: 'ATTENZIONE' },
  ritardoMateriali: 0,
  tipoCliente: 'B2C',
  codiceSistema: '',
  nonSchedulabile: false,
  etichettaSchedulazione: 'Da schedulare',
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

const STATI = [
  { pk: 1, text: 'Da confermare', color: 'ATTENZIONE' },
  { pk: 2, text: 'Confermato', color: 'INFO' },
] as const

/** The row as the store has it; a button takes it off the page. */
function ReadRow() {
  const [there, setThere] = useState(true)
  const { ordine } = useLazyLoadQuery<useWriteOrdineQuery>(useWriteOrdineQueryNode, { pk: 5 })
  const write = useWriteOrdine()
  if (!ordine) return null
  const read = readOrdineRow(ordine)
  return (
    <>
      <button type="button" onClick={() => setThere(false)}>
        Via
      </button>
      {there && <ConsegnaCell riga={read} focused onWrite={write} />}
      {there && <AgenteCell riga={read} focused agenti={AGENTI} onWrite={write} />}
      {there && <StatoCell riga={read} focused stati={STATI} />}
    </>
  )
}

/** A read row whose writes the test answers. */
function openRow() {
  // Relay complains of the columns that the answer leaves out.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = Promise.withResolvers<Answer>()
  const { asked } = renderScreen(<ReadRow />, {
    server: {
      useWriteOrdineQuery: () => ({
        data: { ordine: row },
      }),
      useWriteOrdineMutation: () => answer.promise,
      useStatoOrdineMutation: () => answer.promise,
    },
  })
  return { answer, asked }
}

const cell = (name: RegExp) => screen.findByRole('button', { name })

async function choose(field: string, button: RegExp, option: string) {
  await userEvent.click(await cell(button))
  await userEvent.click(await screen.findByRole('combobox', { name: field }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }))
}

const refused = (mutation: string, message: string): Answer => ({
  data: { [mutation]: { ordine: null, errors: [{ code: 'INVALID', field: null, message }] } },
})

test('the cell shows what is being saved, busy; refused, it goes back and says why beside it', async () => {
  const { answer, asked } = openRow()
  await choose('Agente', /Cambia agente/, 'Carlo Dini')
  const saving = await cell(/^Carlo Dini/)
  expect(saving.getAttribute('aria-busy')).toBe('true')
  // Nothing else is written over it.
  await userEvent.click(saving)
  expect(screen.queryByRole('dialog')).toBeNull()

  answer.resolve(refused('patchOrdine', 'L’agente non esiste più.'))
  expect((await screen.findByRole('alert')).textContent).toBe('L’agente non esiste più.')
  const back = await cell(/^Anna Bini/)
  expect(back.getAttribute('aria-busy')).toBe('false')
  expect(asked.filter(({ name }) => name === 'useWriteOrdineMutation')).toHaveLength(1)
  back.focus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a state is shown at once and goes back with its reason', async () => {
  const { answer } = openRow()
  await choose('Stato', /Cambia stato/, 'Confermato')
  expect((await cell(/^Confermato/)).getAttribute('aria-busy')).toBe('true')
  answer.resolve(refused('setStatoOrdine', 'Lo stato non esiste più.'))
  expect((await screen.findByRole('alert')).textContent).toBe('Lo stato non esiste più.')
  expect(await cell(/^Da confermare/)).toBeTruthy()
})

test('what is refused after the row has gone is still told', async () => {
  const { answer } = openRow()
  await choose('Agente', /Cambia agente/, 'Carlo Dini')
  await userEvent.click(await cell(/^Via/))
  answer.resolve(refused('patchOrdine', 'L’agente non esiste più.'))
  expect(await screen.findByText('L’agente non esiste più.')).toBeTruthy()
})
