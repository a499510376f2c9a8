import { describe, expect, test } from 'vitest'
import { imageSchema } from '#platform/files/rules.ts'
import { validateInput } from '#platform/operation.ts'
import {
  defaultFornitorePk,
  fornitoreInUseReason,
  fornitoreSchema,
  lockedTipologiaReason,
  tipologieOf,
} from '../rules.ts'

const GOOD = { nome: 'Segheria', tipologia: 'legno', tempo: 7 }
const AUGUST = { dal: '2026-08-03', al: '2026-08-23' }

describe('the form of a supplier', () => {
  test('name, type and lead time are enough; texts keep their lines', async () => {
    expect(await validateInput(fornitoreSchema, { ...GOOD, tempo: '7', testata: ' a\nb ' })).toEqual({
      ...GOOD,
      codice: '',
      altriMateriali: [],
      email: '',
      giorniChiusura: [],
      periodiChiusura: [],
      isDefault: false,
      raccoglie: false,
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
    ['giorniChiusura', { giorniChiusura: [1, 2, 3, 4, 5, 6, 7] }],
    ['giorniChiusura', { giorniChiusura: [1, 1, 2, 2, 3, 3, 4, 4] }],
    ['giorniChiusura', { giorniChiusura: 'sabato' }],
    ['giorniChiusura[1]', { giorniChiusura: [6, 0] }],
    ['giorniChiusura[0]', { giorniChiusura: [null] }],
    ['periodiChiusura', { periodiChiusura: 'agosto' }],
    ['periodiChiusura', { periodiChiusura: Array.from({ length: 51 }, () => AUGUST) }],
    ['periodiChiusura[0].al', { periodiChiusura: [{ dal: '2026-08-23', al: '2026-08-03' }] }],
    ['periodiChiusura[0].al', { periodiChiusura: [{ dal: '2026-01-01', al: '2027-01-02' }] }],
    ['periodiChiusura[1].dal', { periodiChiusura: [AUGUST, { dal: null, al: '2026-08-03' }] }],
    ['periodiChiusura[0].al', { periodiChiusura: [{ dal: '2026-08-03', al: '2026-02-30' }] }],
  ])('refuses at %s: %j', async (field, different) => {
    const { errors } = await validateInput(fornitoreSchema, { ...GOOD, ...different }).catch((error) => error)
    expect([...new Set((errors as { field: string }[]).map((error) => error.field))]).toEqual([field])
  })

  test('closing days: some weekdays, periods of a day or a year; more than enough are told without looking at them', async () => {
    const closed = {
      giorniChiusura: [6, 7],
      periodiChiusura: [AUGUST, { dal: '2026-12-25', al: '2026-12-25' }, { dal: '2027-01-01', al: '2027-12-31' }],
    }
    expect(await validateInput(fornitoreSchema, { ...GOOD, ...closed })).toMatchObject(closed)
    const none = { giorniChiusura: null, periodiChiusura: null }
    expect(await validateInput(fornitoreSchema, { ...GOOD, ...none })).toMatchObject({
      giorniChiusura: [],
      periodiChiusura: [],
    })
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
  const uses = [{ count: 2, names: ['26/0001'], singolare: 'ordine fornitore', plurale: 'ordini fornitore' }]
  expect([fornitoreInUseReason([]), lockedTipologiaReason([])]).toEqual([null, null])
  expect(fornitoreInUseReason(uses)).toBe('Il fornitore ha 2 ordini fornitore (26/0001): non si può eliminare.')
  expect(lockedTipologiaReason(uses)).toContain('la tipologia non si può cambiare')
})

test('too many periods are told in Italian', () => {
  const periodiChiusura = Array.from({ length: 51 }, () => ({ dal: '2026-08-10', al: '2026-08-11' }))
  const rule = fornitoreSchema.pick(['periodiChiusura'])
  expect(() => rule.validateSync({ periodiChiusura })).toThrow('Non più di 50 periodi: togli quelli passati.')
})

test('who supplies a material unless another is chosen, also where it is not the first of theirs', () => {
  const fornitori = [
    { pk: 1, tipologia: 'vetro', isDefault: false, altriMateriali: [{ tipologia: 'telai', isDefault: true }] },
    { pk: 2, tipologia: 'vetro', isDefault: true, altriMateriali: [] },
  ]
  expect(['telai', 'vetro', 'legno', null].map((name) => defaultFornitorePk(fornitori, name))).toEqual([
    1,
    2,
    null,
    null,
  ])
})
