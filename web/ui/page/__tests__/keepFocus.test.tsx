import Button from '@mui/material/Button'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFocus } from '../keepFocus.ts'

let end: () => void
beforeEach(() => {
  end = keepFocus()
})
afterEach(() => end())

/** A form whose *Salva* works until `finish` is called. */
function Saving({ onSave, finish }: { onSave: () => void; finish: { call?: () => void } }) {
  const [saving, setSaving] = useState(false)
  finish.call = () => setSaving(false)
  const save = () => {
    onSave()
    setSaving(true)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Button type="submit" loading={saving}>
        Salva
      </Button>
      <Button disabled={saving}>Annulla</Button>
    </form>
  )
}

async function press(name: string): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name })
  button.focus()
  await act(async () => fireEvent.click(button))
  return button
}

it('keeps the focus on a button that works, and ignores a second press of it', async () => {
  const onSave = vi.fn()
  const finish: { call?: () => void } = {}
  render(<Saving onSave={onSave} finish={finish} />)
  const button = await press('Salva')
  expect(button).toHaveProperty('disabled', false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await act(async () => fireEvent.click(button))
  expect(onSave).toHaveBeenCalledTimes(1)

  await act(async () => finish.call?.())
  expect(button.getAttribute('aria-disabled')).toBeNull()
  expect(document.activeElement).toBe(button)
  await act(async () => fireEvent.click(button))
  expect(onSave).toHaveBeenCalledTimes(2)
})

it('leaves a button that has not the focus, or loses it while it works, disabled as its screen says', async () => {
  render(<Saving onSave={() => undefined} finish={{}} />)
  const button = await press('Salva')
  expect(screen.getByRole('button', { name: 'Annulla' })).toHaveProperty('disabled', true)
  await act(async () => button.blur())
  expect(button).toHaveProperty('disabled', true)
  expect(button.getAttribute('aria-disabled')).toBeNull()
})
