import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import mutation, { type useDeletePersonaMutation } from '#generated/useDeletePersonaMutation.graphql.ts'
import { renderScreen, type Server } from '#web/test/renderScreen.tsx'
import { useDelete } from '../useDelete.ts'

interface Named {
  pk: number
  nome: string
}

interface Props {
  forever?: boolean
  onDeleted?: () => void
}

function Screen({ forever, onDeleted = () => undefined }: Props) {
  const words = { question: ({ nome }: Named) => `Eliminare ${nome}?`, done: 'Persona eliminata', forever }
  const remove = useDelete<useDeletePersonaMutation, Named>(mutation, words, onDeleted)
  return (
    <button type="button" onClick={() => remove({ pk: 7, nome: 'Ada' })}>
      Togli
    </button>
  )
}

const deleted: Server = { useDeletePersonaMutation: () => ({ data: { deletePersona: { errors: [] } } }) }

async function removeIt() {
  await userEvent.click(screen.getByRole('button', { name: 'Togli' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Elimina' }))
}

test('the notice takes a deletion back by its name and number', async () => {
  const onDeleted = vi.fn()
  const { asked } = renderScreen(<Screen onDeleted={onDeleted} />, {
    server: {
      ...deleted,
      useUndoDeletionMutation: () => ({ data: { undoEliminazione: { restoredPk: 7, errors: [] } } }),
    },
  })
  await removeIt()
  expect(await screen.findByText('Persona eliminata')).toBeTruthy()
  expect(onDeleted).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }))
  expect(await screen.findByText('Ripristinato')).toBeTruthy()
  expect(asked.at(-1)).toEqual({
    name: 'useUndoDeletionMutation',
    variables: { operazione: 'deletePersona', pk: 7 },
  })
})

test('what stands against it is said', async () => {
  const message = 'Non si può annullare: nel frattempo il suo posto è stato preso da un altro.'
  renderScreen(<Screen />, {
    server: {
      ...deleted,
      useUndoDeletionMutation: () => ({
        data: { undoEliminazione: { restoredPk: null, errors: [{ code: 'CONFLICT', field: null, message }] } },
      }),
    },
  })
  await removeIt()
  await userEvent.click(await screen.findByRole('button', { name: 'Annulla' }))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('what is for good says so before, and has nothing to take it back', async () => {
  renderScreen(<Screen forever />, { server: deleted })
  await userEvent.click(screen.getByRole('button', { name: 'Togli' }))
  expect(await screen.findByText('Non si può annullare.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Elimina' }))
  expect(await screen.findByText('Persona eliminata')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull())
})
