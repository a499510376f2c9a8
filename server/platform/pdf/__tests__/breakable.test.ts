import { expect, test } from 'vitest'
import { breakableAddress } from '../breakable.ts'

test('an address may go on after its signs, and is otherwise as it was written', () => {
  const { text } = breakableAddress('anna.maria-rossi@bianchi.example')
  expect(text).toBe('anna.<wbr>maria-<wbr>rossi@<wbr>bianchi.<wbr>example')
  expect(breakableAddress('').text).toBe('')
})

test('what it holds is escaped', () => {
  expect(breakableAddress('<b>@x.it').text).toBe('&lt;b&gt;@<wbr>x.<wbr>it')
})
