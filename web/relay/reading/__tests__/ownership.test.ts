import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { releaseIfOrphan, retainReference } from '../ownership.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const reference = () => ({ dispose: vi.fn() })

test('the last owner to leave releases', () => {
  const query = reference()
  const first = retainReference(query)
  const second = retainReference(query)
  first()
  vi.runAllTimers()
  expect(query.dispose).not.toHaveBeenCalled()
  second()
  vi.runAllTimers()
  expect(query.dispose).toHaveBeenCalledTimes(1)
})

test('leaving and coming back at once keeps it', () => {
  const query = reference()
  retainReference(query)()
  retainReference(query)
  vi.runAllTimers()
  expect(query.dispose).not.toHaveBeenCalled()
})

test('an abandoned navigation releases only what nobody owns', () => {
  const [orphan, tenuta] = [reference(), reference()]
  const abandonment = new AbortController()
  releaseIfOrphan(orphan, abandonment.signal)
  releaseIfOrphan(tenuta, abandonment.signal)
  retainReference(tenuta)
  abandonment.abort()
  expect(orphan.dispose).toHaveBeenCalledTimes(1)
  expect(tenuta.dispose).not.toHaveBeenCalled()
})
