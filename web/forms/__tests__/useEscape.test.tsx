import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useEscape } from '../useEscape.ts'

afterEach(cleanup)

function Form({ close }: { close: () => void }) {
  useEscape(close)
  return <input aria-label="Nome" />
}

function escapes(around: string): boolean {
  const close = vi.fn<() => void>()
  const { getByLabelText, unmount } = render(<Form close={close} />)
  const over = document.createElement('div')
  over.innerHTML = around
  document.body.append(over)
  fireEvent.keyDown(getByLabelText('Nome'), { key: 'Escape' })
  over.remove()
  unmount()
  return close.mock.calls.length === 1
}

test.each([
  ['nothing over it', '', true],
  ['a menu open over it', '<div class="MuiPopover-root MuiModal-root"></div>', false],
  ['a menu of the page that was closed', '<div class="MuiPopover-root MuiModal-root MuiModal-hidden"></div>', true],
  ['a list of choices', '<ul role="listbox"></ul>', false],
  ['a question', '<div role="alertdialog"></div>', false],
  ['its own dialog', '<div class="MuiDialog-root"></div>', true],
  ['another dialog over its own', '<div class="MuiDialog-root"></div><div class="MuiDialog-root"></div>', false],
  ['one that is closed', '<div class="MuiDialog-root"></div><div class="MuiDialog-root MuiModal-hidden"></div>', true],
])('Escape with %s', (_name, around, closes) => {
  expect(escapes(around)).toBe(closes)
})
