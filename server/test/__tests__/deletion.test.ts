import { expect, test } from 'vitest'
import { mayRemoveOnly } from '../deletion.ts'
import matrice from '../matrice/matrice.json' with { type: 'json' }

test('who may remove something may also write it, through the schema and through the old API', () => {
  expect(mayRemoveOnly(matrice)).toEqual([])
})

test('the check can fail: a remover who may neither make nor change, and one without a counterpart', () => {
  const all = { esistente: { fatto: 'super, operatore', UNAUTHENTICATED: 'visitatore' } }
  const some = { esistente: { 'errori: nome INVALID': 'super', FORBIDDEN: 'operatore', UNAUTHENTICATED: 'visitatore' } }
  const none = { esistente: { '404': 'super' }, mancante: { '404': 'super' } }
  expect(
    mayRemoveOnly({
      mutation: { deleteCosa: all, updateCosa: some, createCosa: all, deleteSola: all },
      rest: {
        'DELETE /api/cose/{id}/': { esistente: { '204': 'super', '403': 'operatore' } },
        'PATCH /api/cose/{id}/': none,
        'POST /api/cose/': { '-': { '201': 'super' } },
      },
    }),
  ).toEqual([
    'deleteCosa esistente: operatore, not updateCosa',
    'deleteSola: nothing makes or changes it',
    'DELETE /api/cose/{id}/ esistente: super, not PATCH /api/cose/{id}/',
  ])
})
