import { expect, test, vi } from 'vitest'
import { createOwnRequests } from '../answers/ownRequests.ts'

const REREAD = () => undefined

test("an event of another's request, or of none, reads again", () => {
  const own = createOwnRequests(() => 0)
  const reread = vi.fn()
  own.unlessOwn('somebody-else', reread)
  own.unlessOwn(null, reread)
  expect(reread).toHaveBeenCalledTimes(2)
})

test('one of an own request reads nothing, before the answer and after it, however many events it made', () => {
  const own = createOwnRequests(() => 0)
  const reread = vi.fn()
  own.send('a')
  own.unlessOwn('a', reread)
  own.answer('a')
  own.unlessOwn('a', reread)
  own.unlessOwn('a', reread)
  expect(reread).not.toHaveBeenCalled()
})

test('when the answer is lost the event that came before it reads again, and those that come after it', () => {
  const own = createOwnRequests(() => 0)
  const reread = vi.fn()
  own.send('a')
  own.unlessOwn('a', reread)
  own.fail('a')
  expect(reread).toHaveBeenCalledTimes(1)
  own.unlessOwn('a', reread)
  expect(reread).toHaveBeenCalledTimes(2)
})

test('a page that was read while the mutation was on its way reads again', () => {
  let began = 0
  const own = createOwnRequests(() => began)
  own.send('a')
  began = performance.now() + 0.01
  expect(own.isOwn('a', REREAD)).toBe(false)
  while (performance.now() <= began);
  own.answer('a')
  expect(own.isOwn('a', REREAD)).toBe(false)
})

test('a page that was read after the answer has it', () => {
  let began = 0
  const own = createOwnRequests(() => began)
  own.send('a')
  own.answer('a')
  began = performance.now() + 1
  expect(own.isOwn('a', REREAD)).toBe(true)
})

test('the oldest are forgotten', () => {
  const own = createOwnRequests(() => 0)
  for (let n = 0; n <= 200; n++) own.send(`r${n}`)
  expect([own.isOwn('r0', REREAD), own.isOwn('r1', REREAD)]).toEqual([false, true])
})
