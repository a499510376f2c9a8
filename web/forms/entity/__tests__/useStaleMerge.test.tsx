import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RefusalError } from '../../../relay/errors.ts'
import { useStaleMerge } from '../useStaleMerge.tsx'

interface Values extends Record<string, unknown> {
  name: string
  fields: readonly string[]
}

const stale = () => new RefusalError('CONFLICT', 'Salvato nel frattempo', { autore: 'Ada Neri' })

function begin(theirs: Values) {
  const save = vi.fn()
  const begun = { versione: 1, values: { name: 'Misure', fields: ['netto'] } }
  const { result } = renderHook(() =>
    useStaleMerge<Values>({
      begun,
      labels: { name: 'Nome', fields: 'Colonne' },
      shown: (_field, value) => String(value),
      reread: async () => ({ versione: 2, values: theirs }),
      save,
    }),
  )
  return { result, save }
}

test('where the two did not meet, both changes are saved at once', async () => {
  const { result, save } = begin({ name: 'Misure', fields: ['netto', 'ante'] })
  await act(async () => {
    expect(await result.current.resolve(stale(), { name: 'Altezze', fields: ['netto'] })).toBe(true)
  })
  expect(save).toHaveBeenCalledWith({ name: 'Altezze', fields: ['netto', 'ante'] }, 2)
  expect(result.current.dialog).toBeNull()
  expect(result.current.versione).toBe(2)
})

test('where both changed the same, it asks', async () => {
  const { result, save } = begin({ name: 'Larghezze', fields: ['netto'] })
  await act(async () => {
    await result.current.resolve(stale(), { name: 'Altezze', fields: ['netto'] })
  })
  expect(save).not.toHaveBeenCalled()
  expect(result.current.dialog).not.toBeNull()
})

test('what is no meeting is left to the form', async () => {
  const { result } = begin({ name: 'Misure', fields: [] })
  expect(await result.current.resolve(null, { name: '', fields: [] })).toBe(false)
  expect(await result.current.resolve(new Error('rete'), { name: '', fields: [] })).toBe(false)
})
