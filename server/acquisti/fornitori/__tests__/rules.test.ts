import { describe, expect, test } from 'vitest'
import { imageSchema } from '#platform/files/rules.ts'
import { validateInput } from '#platform/operation.ts'
import { fornitoreInUseReason, fornitoreSchema, lockedTipologiaReason, tipologieOf } from '../rules.ts'

const GOOD = { nome: 'Segheria', tipologia: 'legno', tempo: 7 }

describe('the form of a supplier', () => {
  test('name, type and lead time are enough; texts keep their lines', async () => {
    expect(await validateInput(fornitoreSchema, { ...GOOD, tempo: '7', testata: ' a\nb ' })).toEqual({
      ...GOOD,
      codice: '',
      email: '',
      isDefault: false,
      testata: 'a\nb',
      testoPdf: '',
    })
    expect(await validateInput(fornitoreSchema, { ...GOOD, tempo: 0 })).toMatchObject({ tempo: 0 })
  })

  test.each([
    ['nome', { nome: ' ' }],
    ['nome', { nome: 'x'.repeat(201) }],
    ['nome', { nome: 'a\nb' }],
    ['tipologia', { tipologia: '' }],
    ['tipologia', { tipologia: { toString: 1 } }],
    ['tempo', { tempo: null }],
    ['tempo', { tempo: -1 }],
    ['tempo', { tempo: 1.5 }],
    ['tempo', { tempo: 731 }],
    ['tempo', { tempo: 'sette' }],
    ['email', { email: 'x' }],
    ['email', { email: 'a@b.it, c@d.it' }],
    ['email', { email: 'a@b.it\r\nBcc: c@d.it' }],
    ['codice', { codice: 'x'.repeat(51) }],
    ['testata', { testata: 'x'.repeat(2001) }],
    ['testoPdf', { testoPdf: 'a\u0000' }],
  ])('refuses at %s: %j', async (field, different) => {
    const { errors } = await validateInput(fornitoreSchema, { ...GOOD, ...different }).catch((error) => error)
    expect([...new Set((errors as { field: string }[]).map((error) => error.field))]).toEqual([field])
  })

  test('a picture may come, go, or stay as it is', async () => {
    expect(await validateInput(imageSchema, {})).toEqual({ immagine: null, removeImmagine: false })
    expect(await validateInput(imageSchema, { immagine: null, removeImmagine: true })).toMatchObject({
      removeImmagine: true,
    })
    expect(await validateInput(imageSchema, { immagine: { nome: 'a.png', base64: 'AA==' } })).toMatchObject({
      immagine: { nome: 'a.png' },
    })
    await expect(validateInput(imageSchema, { immagine: 'a.png' })).rejects.toMatchObject({
      errors: [{ field: 'immagine' }],
    })
  })
})

test('the types to choose from: those that there always are, then the other materials, each once', () => {
  expect(tipologieOf(['ferramenta', 'legno'])).toEqual(['vetro', 'legno', 'verniciatura', 'telai', 'ferramenta'])
})

test('why one stays, and goes on supplying what it does', () => {
  const uses = [{ quanti: 2, nomi: ['26/0001'], singolare: 'ordine fornitore', plurale: 'ordini fornitore' }]
  expect([fornitoreInUseReason([]), lockedTipologiaReason([])]).toEqual([null, null])
  expect(fornitoreInUseReason(uses)).toBe('Il fornitore ha 2 ordini fornitore (26/0001): non si può eliminare.')
  expect(lockedTipologiaReason(uses)).toContain('la tipologia non si può cambiare')
})
