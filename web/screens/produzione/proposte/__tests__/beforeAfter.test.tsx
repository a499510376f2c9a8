import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { BeforeAfter } from '../PropostaResult.tsx'

/** The colour that the sum after is written in. */
function colorOf(before: number, after: number): string {
  renderScreen(<BeforeAfter name="Tardi, attesi" before={before} after={after} />)
  const { color } = getComputedStyle(screen.getByRole('strong'))
  cleanup()
  return color
}

test('two sums that read alike are neither better nor worse', () => {
  expect(colorOf(2.1, 2.3)).toBe(colorOf(2, 2))
  expect(colorOf(2.3, 2.1)).toBe(colorOf(2, 2))
})

test('more is worse and less is better, as it is shown', () => {
  const [same, worse, better] = [colorOf(2, 2), colorOf(2.4, 2.6), colorOf(9.5, 9.4)]
  expect(new Set([same, worse, better]).size).toBe(3)
})

test('a sum says what it was and what it becomes', () => {
  renderScreen(<BeforeAfter name="Fasi spostate" before={0} after={1234.4} />)
  expect(screen.getByRole('definition').textContent).toBe('0 → 1.234')
})
