import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { LongText } from '../page/LongText.tsx'

const NAME = 'Condominio '.repeat(18).trim()

test('a short text stands as it is', async () => {
  renderScreen(<LongText text="Rossi" />)
  expect((await screen.findByText('Rossi')).title).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a long one is cut, and opens whole', async () => {
  renderScreen(<LongText text={NAME} />)
  const button = await screen.findByRole('button', { name: 'Mostra tutto', expanded: false })
  expect(screen.getByText(NAME).title).toBe(NAME)
  await userEvent.click(button)
  expect(screen.getByRole('button', { name: 'Mostra meno', expanded: true })).toBe(button)
  expect(screen.getByText(NAME).title).toBe('')
})
