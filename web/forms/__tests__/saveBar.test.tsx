import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Formik } from 'formik'
import { expect, test, vi } from 'vitest'
import type { RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { RemoteField } from '../RemoteField.tsx'
import { SaveBar } from '../SaveBar.tsx'

test('saved right after Enter, a form waits for the choice that is on its way, and is saved once', async () => {
  const answers: ((found: { results: readonly RemoteOption[]; others: boolean }) => void)[] = []
  const search = vi.fn(
    () =>
      new Promise<{ results: readonly RemoteOption[]; others: boolean }>((resolve) => {
        answers.push(resolve)
      }),
  )
  const saved = vi.fn()
  const validate = ({ cliente }: { cliente: number | null }) => (cliente === null ? { cliente: 'manca' } : {})
  renderScreen(
    <Formik<{ cliente: number | null }> initialValues={{ cliente: null }} validate={validate} onSubmit={saved}>
      <div>
        <RemoteField name="cliente" label="Cliente" search={search} textOf={(id) => `n. ${id}`} />
        <SaveBar />
      </div>
    </Formik>,
  )
  const field = screen.getByRole('combobox', { name: /Cliente/ })
  field.focus()
  fireEvent.mouseDown(field)
  fireEvent.change(field, { target: { value: 'bru' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.keyDown(field, { key: 's', ctrlKey: true })
  fireEvent.keyDown(field, { key: 's', ctrlKey: true })
  await act(async () => undefined)
  expect(saved).not.toHaveBeenCalled()

  await act(async () => {
    for (const answer of answers) answer({ results: [{ id: 2, text: 'Bruno' }], others: false })
  })
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(saved.mock.calls[0]?.[0]).toEqual({ cliente: 2 })
})
