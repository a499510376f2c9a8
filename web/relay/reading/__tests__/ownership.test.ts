import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { releaseIfOrphan, retainReference } from '../ownership.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const reference = () => ({ dispose: vi.fn() })

test('the last owner to leave releases', () => {
  const query = reference()
  const first = retainReference(query)
  const secondo = retainReference(query)
  first()
  vi.runAllTimers()
  expect(query.dispose).not.toHaveBeenCalled()
  secondo()
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
  const [orfana, tenuta] = [reference(), reference()]
  const abbandono = new AbortController()
  releaseIfOrphan(orfana, abbandono.signal)
  releaseIfOrphan(tenuta, abbandono.signal)
  retainReference(tenuta)
  abbandono.abort()
  expect(orfana.dispose).toHaveBeenCalledTimes(1)
  expect(tenuta.dispose).not.toHaveBeenCalled()
})
