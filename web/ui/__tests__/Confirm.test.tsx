import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ConfirmProvider, useConfirm } from '../Confirm.tsx'

function Page({ onAnswers }: { onAnswers: (answers: boolean[]) => void }) {
  const conferma = useConfirm()
  const ask = async () => {
    const first = await conferma({ titolo: 'Eliminare?', conferma: 'Elimina' })
    const second = await conferma({ titolo: 'Ritirare invece?', conferma: 'Ritira' })
    onAnswers([first, second])
  }
  return (
    <button type="button" onClick={() => void ask()}>
      Chiedi
    </button>
  )
}

test('a question asked while another closes leaves the page readable once it is answered', async () => {
  const onAnswers = vi.fn<(answers: boolean[]) => void>()
  render(
    <ConfirmProvider>
      <Page onAnswers={onAnswers} />
    </ConfirmProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Chiedi' }))
  const prima = await screen.findByRole('alertdialog', { name: 'Eliminare?' })
  fireEvent.click(within(prima).getByRole('button', { name: 'Elimina' }))
  const seconda = await screen.findByRole('alertdialog', { name: 'Ritirare invece?' })
  // The first is gone at once: MUI's dialog, opened again while it closes, may never give the page back.
  expect(prima.isConnected).toBe(false)
  fireEvent.click(within(seconda).getByRole('button', { name: 'Ritira' }))
  await waitFor(() => expect(onAnswers).toHaveBeenCalledWith([true, true]))
  await screen.findByRole('button', { name: 'Chiedi' })
  expect(document.querySelectorAll('[aria-hidden="true"]')).toHaveLength(0)
})
