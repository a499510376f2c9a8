import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { hasPicked } from '../enter/enterPick.ts'
import { RemoteAutocomplete, type RemoteOption } from '../RemoteAutocomplete.tsx'

const ALL = [
  { id: 1, text: 'Anna' },
  { id: 2, text: 'Bruno' },
  { id: 3, text: 'Carla' },
]

const names = () => screen.queryAllByRole('option').map((option) => option.textContent)

/** A field with its list open and a text written, whose answer comes when it is told to. */
async function showWritten() {
  let answer: ((found: readonly RemoteOption[]) => void) | null = null
  const search = vi.fn((text: string) =>
    text === ''
      ? Promise.resolve({ results: ALL, others: false })
      : new Promise<{ results: readonly RemoteOption[]; others: boolean }>((resolve) => {
          answer = (results) => resolve({ results, others: false })
        }),
  )
  function Field() {
    const [chosen, setChosen] = useState<RemoteOption | null>(null)
    return (
      <>
        <RemoteAutocomplete ariaLabel="Chi" value={chosen} onChange={setChosen} search={search} />
        <p>Scelto: {chosen?.text ?? 'nessuno'}</p>
      </>
    )
  }
  renderScreen(<Field />)
  const field = screen.getByRole('combobox', { name: 'Chi' })
  field.focus()
  fireEvent.mouseDown(field)
  await waitFor(() => expect(names()).toHaveLength(3))
  fireEvent.change(field, { target: { value: 'bru' } })
  await waitFor(() => expect(answer).not.toBeNull())
  return { field, answer: (found: readonly RemoteOption[]) => act(async () => answer?.(found)) }
}

test('what is found meanwhile comes after the press: the finger lifts over what it was put on', async () => {
  const { answer } = await showWritten()
  const bruno = screen.getByRole('option', { name: 'Bruno' })
  fireEvent.pointerDown(bruno)
  await answer([{ id: 2, text: 'Bruno' }])
  expect(names()).toEqual(['Anna', 'Bruno', 'Carla'])
  fireEvent.pointerUp(bruno)
  fireEvent.click(bruno)
  expect(screen.getByText('Scelto: Bruno')).toBeTruthy()
})

test('a press that ends elsewhere chooses nothing, and what was found comes', async () => {
  const { field, answer } = await showWritten()
  fireEvent.pointerDown(screen.getByRole('option', { name: 'Anna' }))
  await answer([{ id: 2, text: 'Bruno' }])
  expect(names()).toHaveLength(3)
  fireEvent.pointerUp(field, { clientX: 200 })
  await waitFor(() => expect(names()).toEqual(['Bruno']))
  expect(screen.getByText('Scelto: nessuno')).toBeTruthy()
})

test('what was pressed is chosen when the list has moved from under the finger', async () => {
  const { field } = await showWritten()
  fireEvent.pointerDown(screen.getByRole('option', { name: 'Bruno' }))
  // The page has grown by a line of error: the finger lifts where it was, over something else, and no option is clicked.
  fireEvent.pointerUp(field)
  await waitFor(() => expect(screen.getByText('Scelto: Bruno')).toBeTruthy())
  expect(names()).toEqual([])
})

test('Enter takes what is highlighted by itself, and a form may go on from it', async () => {
  const picked = vi.fn()
  function Form() {
    const [chosen, setChosen] = useState<RemoteOption | null>(null)
    return (
      <form onKeyDown={(event) => event.key === 'Enter' && picked(hasPicked(event))}>
        <RemoteAutocomplete
          ariaLabel="Chi"
          atOnce
          value={chosen}
          onChange={setChosen}
          search={async (text) => ({
            results: ALL.filter((one) => one.text.toLowerCase().includes(text)),
            others: false,
          })}
        />
        <p>Scelto: {chosen?.text ?? 'nessuno'}</p>
      </form>
    )
  }
  renderScreen(<Form />)
  const field = screen.getByRole('combobox', { name: 'Chi' })
  field.focus()
  fireEvent.mouseDown(field)
  await waitFor(() => expect(names()).toHaveLength(3))
  fireEvent.change(field, { target: { value: 'bru' } })
  // Who is slow presses it when the answer has come.
  await waitFor(() => expect(names()).toEqual(['Bruno']))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.getByText('Scelto: Bruno')).toBeTruthy()
  expect(picked).toHaveBeenCalledWith(true)
})
