import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useNavigate } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { useConfirm } from '../Confirm.tsx'
import { usePageState } from '../page/usePageState.ts'

afterEach(cleanup)

function Asking({ destructive, heard }: { destructive: boolean; heard: (answer: boolean) => void }) {
  const confirm = useConfirm()
  return (
    <button
      type="button"
      onClick={() =>
        void confirm({ title: 'Vuoi eliminare?', conferma: 'Elimina', distruttiva: destructive }).then(heard)
      }
    >
      Chiedi
    </button>
  )
}

async function ask(destructive: boolean) {
  const heard = vi.fn()
  const { router } = renderScreen(<Asking destructive={destructive} heard={heard} />, { at: '/clienti/1' })
  await userEvent.click(screen.getByRole('button', { name: 'Chiedi' }))
  await screen.findByRole('alertdialog', { name: 'Vuoi eliminare?' })
  return { heard, router }
}

test('a question ends with its page, cancelled; Enter on the next page does nothing', async () => {
  const { heard, router } = await ask(true)
  await act(() => router.navigate('/clienti/2'))
  await waitFor(() => expect(heard.mock.calls).toEqual([[false]]))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null))
  await userEvent.keyboard('{Enter}')
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a filter of the same page leaves its question open', async () => {
  const { heard, router } = await ask(true)
  await act(() => router.navigate('/clienti/1?search=x'))
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  expect(heard).not.toHaveBeenCalled()
})

test('Back to another filter of the same page ends its question', async () => {
  const heard = vi.fn()
  const { router } = renderScreen(<Asking destructive={false} heard={heard} />, { at: '/schedulatore?id=1' })
  await act(() => router.navigate('/schedulatore?id=2'))
  await userEvent.click(screen.getByRole('button', { name: 'Chiedi' }))
  await screen.findByRole('alertdialog', { name: 'Vuoi eliminare?' })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(heard.mock.calls).toEqual([[false]]))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null))
})

test.each([
  [true, false],
  [false, true],
])('destructive %s: Enter answers %s', async (destructive, answer) => {
  const { heard } = await ask(destructive)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(heard.mock.calls).toEqual([[answer]]))
})

function Frame() {
  const [open, setOpen] = usePageState(false)
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Indietro
      </button>
      {open && <div role="dialog" aria-label="Sopra" />}
    </>
  )
}

test('what the frame has opened is closed by Back, and stays closed when one comes again', async () => {
  const { router } = renderScreen(<Frame />, { at: '/a' })
  await act(() => router.navigate('/b'))
  await userEvent.click(screen.getByRole('button', { name: 'Apri' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Indietro' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await act(() => router.navigate(1))
  expect(screen.queryByRole('dialog')).toBe(null)
})

test('what the frame has opened is closed by Back to another filter of the same page', async () => {
  const { router } = renderScreen(<Frame />, { at: '/a?id=1' })
  await act(() => router.navigate('/a?id=2'))
  await userEvent.click(screen.getByRole('button', { name: 'Apri' }))
  await userEvent.click(screen.getByRole('button', { name: 'Indietro' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await userEvent.click(screen.getByRole('button', { name: 'Apri' }))
  await act(() => router.navigate('/a?id=3', { replace: true }))
  expect(screen.getByRole('dialog')).toBeTruthy()
})
