import Button from '@mui/material/Button'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followForm } from '../followForm.ts'

let end: () => void
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  end = followForm()
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

/** A page whose form is built anew by each save; without `stays` it goes. */
function Saved({ stays = true, label = 'Dati utente' }: { stays?: boolean; label?: string }) {
  const [round, setRound] = useState(0)
  const save = () => setRound((n) => n + 1)
  return (
    <>
      <h1 tabIndex={-1}>Anna</h1>
      {(stays || round === 0) && (
        <form
          key={round}
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
          onKeyDown={({ key, ctrlKey }) => ctrlKey && key === 's' && save()}
        >
          <input name="nome" aria-label="Nome" />
          <div data-campo="note">
            <textarea aria-label="Note" />
          </div>
          <Button type="button">Annulla</Button>
          <Button type="submit">Salva</Button>
        </form>
      )}
      <Button onClick={save}>Altro</Button>
    </>
  )
}

async function press(element: HTMLElement, how: (element: HTMLElement) => void): Promise<void> {
  element.focus()
  await act(async () => how(element))
  await act(async () => vi.advanceTimersByTimeAsync(500))
}
const saveBy = (element: HTMLElement) => press(element, (one) => fireEvent.keyDown(one, { key: 's', ctrlKey: true }))

it('gives the focus to the same button of the form that takes the place of the saved one', async () => {
  render(<Saved />)
  const before = screen.getByRole('button', { name: 'Salva' })
  await press(before, (button) => fireEvent.click(button))
  expect(before.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Salva' }))
})

it('gives it to the same field, by its name or by the name of its place, where it was saved from one', async () => {
  render(<Saved />)
  await saveBy(screen.getByLabelText('Nome'))
  expect(document.activeElement).toBe(screen.getByLabelText('Nome'))
  await saveBy(screen.getByLabelText('Note'))
  expect(document.activeElement).toBe(screen.getByLabelText('Note'))
})

it('gives it to the head where the form is gone', async () => {
  render(<Saved stays={false} />)
  await press(screen.getByRole('button', { name: 'Salva' }), (button) => fireEvent.click(button))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('gives it to the head from an act of the head that is done with', async () => {
  function Head() {
    const [sent, setSent] = useState(false)
    return (
      <div data-testa>
        <h1 tabIndex={-1}>Conferma</h1>
        {!sent && <Button onClick={() => setSent(true)}>Invia</Button>}
      </div>
    )
  }
  render(<Head />)
  await press(screen.getByRole('button', { name: 'Invia' }), (button) => fireEvent.click(button))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('leaves it where one has left it on purpose', async () => {
  render(<Saved />)
  const field = screen.getByLabelText('Nome')
  field.focus()
  field.blur()
  await act(async () => vi.advanceTimersByTimeAsync(500))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Altro' })))
  await act(async () => vi.advanceTimersByTimeAsync(500))
  expect(field.isConnected).toBe(false)
  expect(document.activeElement).toBe(document.body)
})

it('leaves it where something else has taken it, and where it was in no form', async () => {
  render(<Saved />)
  const other = screen.getByRole('button', { name: 'Altro' })
  await press(screen.getByRole('button', { name: 'Salva' }), (button) => {
    fireEvent.click(button)
    other.focus()
  })
  expect(document.activeElement).toBe(other)
  await press(other, (button) => fireEvent.click(button))
  expect(document.activeElement).toBe(other)
  const alone = document.body.appendChild(document.createElement('button'))
  alone.focus()
  alone.remove()
  await act(async () => vi.advanceTimersByTimeAsync(500))
  expect(document.activeElement).toBe(document.body)
})
