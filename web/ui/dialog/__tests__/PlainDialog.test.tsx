import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { PlainDialog } from '../PlainDialog.tsx'

afterEach(cleanup)

const beside = () => userEvent.click(document.querySelector('.MuiDialog-container') as Element)

test('what loses nothing is closed by its button, by Escape and by a click beside it', async () => {
  const onClose = vi.fn()
  renderScreen(
    <PlainDialog title="Avvisi" onClose={onClose}>
      Testo
    </PlainDialog>,
  )
  expect(screen.getByRole('dialog', { name: 'Avvisi' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }))
  await userEvent.keyboard('{Escape}')
  await beside()
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('a click beside does not close where Escape alone does', async () => {
  const onEscape = vi.fn()
  renderScreen(
    <PlainDialog title="Esportazione" onEscape={onEscape}>
      Testo
    </PlainDialog>,
  )
  await beside()
  expect(onEscape).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledTimes(1)
})

test('what must not be left has no button that leaves it', async () => {
  renderScreen(<PlainDialog title="Distinta">Testo</PlainDialog>)
  expect(screen.getByRole('button', { name: 'Chiudi' })).toHaveProperty('disabled', true)
})

test('a form is sent by Enter and by its button, which waits until it may be', async () => {
  const onSubmit = vi.fn()
  const dialog = (disabled: boolean) => (
    <PlainDialog title="Stato" onClose={vi.fn()} onSubmit={onSubmit} confirm={{ text: 'Salva', disabled }}>
      <input aria-label="Nome" />
    </PlainDialog>
  )
  renderScreen(dialog(true))
  expect(screen.getByRole('button', { name: 'Salva' })).toHaveProperty('disabled', true)
  cleanup()
  renderScreen(dialog(false))
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'x{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }))
  expect(onSubmit).toHaveBeenCalledTimes(2)
})
