import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FilterText } from '../FilterText.tsx'

test('Esc is kept from the field, which would empty itself; every other key is its own', () => {
  const element = <FilterText label="Città" value="Padova" onChange={() => {}} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const field = screen.getByRole('searchbox', { name: 'Città' })
  // False is what is prevented.
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false)
  expect(fireEvent.keyDown(field, { key: 'a' })).toBe(true)
})
