import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createSlot, withSlots } from '../slot.tsx'

const named = (word: string) => async () => ({ default: ({ pk }: { pk: number }) => <p>{`${word} ${pk}`}</p> })

test('a place shows what fills it, with what the page gives; nothing while nobody does', async () => {
  const slot = createSlot<{ pk: number }>()
  const { container, rerender } = render(<slot.Component pk={7} />)
  expect(container.textContent).toBe('')
  slot.fill(named('ordine'))
  slot.prepare()
  rerender(<slot.Component pk={7} />)
  expect(await screen.findByText('ordine 7')).toBeTruthy()
})

test('who fills it later takes the place', async () => {
  const slot = createSlot<{ pk: number }>()
  slot.fill(named('prima'))
  slot.fill(named('dopo'))
  render(<slot.Component pk={1} />)
  expect(await screen.findByText('dopo 1')).toBeTruthy()
})

test('what fills the places of a page comes with its code', async () => {
  const slot = createSlot<{ pk: number }>()
  const asked: string[] = []
  slot.fill(() => {
    asked.push('slot')
    return named('ordine')()
  })
  const page = await withSlots(async () => 'page', slot)()
  expect(page).toBe('page')
  expect(asked).toEqual(['slot'])
  const { container } = render(<slot.Component pk={3} />)
  expect(container.textContent).toBe('ordine 3')
})
