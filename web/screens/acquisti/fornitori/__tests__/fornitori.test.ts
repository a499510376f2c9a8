import { describe, expect, test } from 'vitest'
import { fornitoreSchema } from '#acquisti/fornitori/rules.ts'
import { entityInput } from '#forms/entity/useEntityForm.ts'
import type { FornitoreRow } from '../FornitoreRow.tsx'
import { type FornitoreFormValues, fornitoreFormValues, fornitoreShown, writeFornitore } from '../fornitoreForm.ts'
import { fornitoriUrlState } from '../fornitoriUrlState.ts'

const variables = (search: string) => fornitoriUrlState.variables(new URLSearchParams(search))

describe('the list', () => {
  test('search, type, order and page', () => {
    expect(variables('')).toEqual({
      filtro: { search: null, tipologia: null },
      pagina: 1,
      perPagina: 25,
      ordinamento: null,
    })
    expect(variables('search=sile&tipologia=vetro&ordina=-tempo&pagina=2')).toMatchObject({
      filtro: { search: 'sile', tipologia: 'vetro' },
      pagina: 2,
      ordinamento: ['TEMPO_DESC'],
    })
  })

  test.each(['ordina=password', 'pagina=-1'])('what makes no sense is left out: %s', (search) => {
    expect(variables(search)).toEqual(variables(''))
  })
})

describe('the form', () => {
  const read = {
    id: 'x',
    pk: 1,
    nome: 'Sile',
    codice: '',
    tipologia: 'vetro',
    email: '',
    tempo: 9,
    giorniChiusura: [6, 7] as readonly number[],
    periodiChiusura: [{ dal: '2026-08-03', al: '2026-08-23' }] as readonly { dal: string; al: string }[],
    altriMateriali: [] as readonly { tipologia: string; tempo: number; isDefault: boolean }[],
    isDefault: true,
    immagine: '/files/a/logo.png',
    testata: '',
    testoPdf: '',
    versione: 4,
  }
  const initial = fornitoreFormValues(read as FornitoreRow)
  const of = { pk: 1 }
  const sent = (values: FornitoreFormValues) =>
    entityInput({ schema: fornitoreSchema, of, initial, values }, writeFornitore)

  test('has every field of the schema', () => {
    const fields = Object.keys(fornitoreSchema.fields).sort()
    const values = fornitoreFormValues(null)
    const all = entityInput({ schema: fornitoreSchema, of: null, initial: values, values }, writeFornitore)
    expect(Object.keys(all).sort()).toEqual(fields)
  })

  test('sends only what was touched; a picture taken away is said, one that is changed is not', () => {
    const untouched = { pk: 1, versione: 4 }
    expect(sent(initial)).toEqual(untouched)
    expect(sent({ ...initial, tempo: 3 })).toEqual({ ...untouched, tempo: 3 })
    expect(sent({ ...initial, giorniChiusura: [7] })).toEqual({ ...untouched, giorniChiusura: [7] })
    expect(sent({ ...initial, periodiChiusura: [] })).toEqual({ ...untouched, periodiChiusura: [] })
    const removed = { ...initial.immagine, removed: true }
    expect(sent({ ...initial, immagine: removed })).toEqual({ ...untouched, removeImmagine: true })
    const another = new File(['x'], 'a.png')
    expect(sent({ ...initial, immagine: { ...removed, chosen: another } })).toEqual(untouched)
  })

  test('closing days in words, where two versions are compared', () => {
    expect(fornitoreShown.giorniChiusura([6, 7])).toBe('sabato, domenica')
    const periods = [...read.periodiChiusura, { dal: '2026-12-25', al: '2026-12-25' }, { dal: null, al: null }]
    expect(fornitoreShown.periodiChiusura(periods)).toBe('03-08-2026 – 23-08-2026, 25-12-2026')
  })
})
