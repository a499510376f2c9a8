import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FilterText } from '../FilterText.tsx'

test('Esc is kept from the field, which would empty itself; every other key is its own', () => {
  render(<FilterText etichetta="Città" valore="Padova" onChange={() => {}} />)
  const field = screen.getByRole('searchbox', { name: 'Città' })
  // False is what is prevented.
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false)
  expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true)
})
