import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PostazioniSection } from '#screens/amministrazione/liste/PostazioniSection.tsx'
import { renderScreen } from '#web/test/renderScreen.tsx'

const banco = {
  __typename: 'ConfigurazionePostazione',
  id: 'b1',
  pk: 1,
  postazione: 'Banco 1',
  campi: ['Taglio'],
  versione: 1,
}

test('a section adds what its schema says, of what there is to choose from now', async () => {
  const onChanged = vi.fn()
  const choices = { campi: [['Taglio', 'Taglio'] as const, ['Ferramenta', 'Ferramenta'] as const] }
  const { asked } = renderScreen(<PostazioniSection items={[]} choices={choices} onChanged={onChanged} />, {
    server: {
      PostazioniSectionCreateMutation: () => ({ data: { createPostazione: { postazione: banco, errors: [] } } }),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi postazione: Postazioni' }))
  const dialog = await screen.findByRole('dialog', { name: 'Aggiungi postazione' })
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nome' }), 'Banco 1')
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Lavorazioni' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Taglio' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText('Postazione aggiunta')).toBeTruthy()
  expect(asked.at(-1)?.variables.input).toEqual({ postazione: 'Banco 1', campi: ['Taglio'] })
  // The answer brings the entry: nothing is read again.
  expect(onChanged).not.toHaveBeenCalled()
})
