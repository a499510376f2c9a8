import { describe, expect, test } from 'vitest'
import { draftPreview } from '../cell/draftPreview.ts'
import { toPaste } from '../clipboard.ts'
import { mergeMisure, readVincoloConflict, writtenMisure } from '../form/formValues.ts'

const misure = { altezzaMin: 500, altezzaMax: 1200, larghezzaMin: 400, larghezzaMax: 1000 }

test('only numbers are measures', () => {
  expect(writtenMisure({ ...misure, altezzaMin: 'abc', larghezzaMax: null, versione: 1 })).toEqual({
    ...misure,
    altezzaMin: null,
    larghezzaMax: null,
  })
})

describe('a write over a newer version', () => {
  const extensions = {
    code: 'CONFLICT',
    autore: 'Stefano Galli',
    versione: 4,
    campi: { altezzaMax: 1100, larghezzaMin: 450 },
  }

  test('is read from the refusal', () => {
    expect(readVincoloConflict(extensions)).toEqual({
      autore: 'Stefano Galli',
      versione: 4,
      campi: { altezzaMax: 1100, larghezzaMin: 450 },
    })
    expect(readVincoloConflict({ campi: { famiglia: 3, altezzaMin: 'x', altezzaMax: null } })).toEqual({
      autore: 'un altro utente',
      versione: 0,
      campi: { altezzaMax: null },
    })
  })

  test('takes field by field what was chosen, over the version of the other', () => {
    const foreign = readVincoloConflict(extensions)
    expect(mergeMisure({ ...misure, versione: 3 }, foreign, { altezzaMax: 'mine', larghezzaMin: 'theirs' })).toEqual({
      ...misure,
      larghezzaMin: 450,
      versione: 4,
    })
  })
})

test('what is being written shows among what is saved', () => {
  const saved = [
    { ...misure, id: 1, versione: 1 },
    { ...misure, id: 2, versione: 1, altezzaMin: 1201, altezzaMax: 1800 },
  ]
  expect(draftPreview(saved, null)).toEqual(saved)
  const draft = { ...misure, altezzaMax: 900 }
  expect(draftPreview(saved, { id: 1, misure: draft })).toEqual([{ ...draft, id: 1 }, saved[1]])
  expect(draftPreview(saved, { id: null, misure: draft })).toEqual([...saved, draft])
})

test('pasting repeats nothing', () => {
  const other = { ...misure, altezzaMin: 1201, altezzaMax: 1800 }
  expect(toPaste([misure, other], [{ ...misure }])).toEqual([other])
})
