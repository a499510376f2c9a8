import { describe, expect, test } from 'vitest'
import { mergeOrdine } from '../conflict/merge.ts'
import { newRiga, type OrdineFormValues, ordineFormValues, type RigaFormValues } from '../formValues.ts'
import { sampleRead, sampleReadRiga } from './sampleOrdine.ts'

const base = ordineFormValues(
  sampleRead({ righe: [sampleReadRiga({ pk: 1 }), sampleReadRiga({ pk: 2 }), sampleReadRiga({ pk: 3 })] }),
)
const [one, due, three] = base.righe as [RigaFormValues, RigaFormValues, RigaFormValues]
const withIt = (changes: Partial<OrdineFormValues>): OrdineFormValues => ({ ...base, ...changes })
const theirs = (changes: Partial<OrdineFormValues>): OrdineFormValues => ({ ...base, versione: 5, ...changes })
const keys = (values: OrdineFormValues) => values.righe.map(({ chiave }) => chiave)
const next = { ...newRiga(false), descrizione: 'mia' }
const foreign = { ...newRiga(false), pk: 9, chiave: 'riga9', descrizione: 'loro' }

describe('header', () => {
  test('changes of different fields stay both, unasked', () => {
    const { values, contese } = mergeOrdine(base, withIt({ note: 'mia' }), theirs({ riferimento: 'loro' }))
    expect(values).toMatchObject({ note: 'mia', riferimento: 'loro', versione: 5 })
    expect(contese).toEqual([])
  })

  test('the same change by both is no conflict', () => {
    expect(mergeOrdine(base, withIt({ note: 'uguale' }), theirs({ note: 'uguale' })).contese).toEqual([])
  })

  test('different changes of one field are asked: mine unless told', () => {
    const own = withIt({ note: 'mia' })
    const { values, contese } = mergeOrdine(base, own, theirs({ note: 'loro' }))
    expect(contese).toEqual([{ name: 'note', di: 'testata', field: 'note', mine: 'mia', theirs: 'loro' }])
    expect(values.note).toBe('mia')
    expect(mergeOrdine(base, own, theirs({ note: 'loro' }), { note: 'theirs' }).values.note).toBe('loro')
  })
})

describe('lines', () => {
  test('changes of different fields of one line stay both', () => {
    const own = withIt({ righe: [{ ...one, numero: 8 }, due, three] })
    const { values, contese } = mergeOrdine(base, own, theirs({ righe: [{ ...one, listino: 7 }, due, three] }))
    expect(values.righe[0]).toMatchObject({ numero: 8, listino: 7 })
    expect(contese).toEqual([])
  })

  test('the same field of a line is asked', () => {
    const own = withIt({ righe: [{ ...one, numero: 8 }, due, three] })
    const suoi = theirs({ righe: [{ ...one, numero: 6 }, due, three] })
    const { contese } = mergeOrdine(base, own, suoi)
    expect(contese).toMatchObject([{ name: 'riga1.numero', di: 'riga', field: 'numero', mine: 8, theirs: 6 }])
    expect(mergeOrdine(base, own, suoi, { 'riga1.numero': 'theirs' }).values.righe[0]?.numero).toBe(6)
  })

  test('lines added by both stay both, each after its neighbour', () => {
    const own = withIt({ righe: [one, next, due, three] })
    const { values, contese } = mergeOrdine(base, own, theirs({ righe: [one, due, foreign, three] }))
    expect(keys(values)).toEqual([one, next, due, foreign, three].map(({ chiave }) => chiave))
    expect(contese).toEqual([])
  })

  test('a line that one removed and the other left alone is gone', () => {
    expect(keys(mergeOrdine(base, withIt({ righe: [one, three] }), theirs({})).values)).toEqual(['riga1', 'riga3'])
    expect(keys(mergeOrdine(base, base, theirs({ righe: [one, due] })).values)).toEqual(['riga1', 'riga2'])
  })

  test('a line that I changed and they removed is asked; kept, it is a new one', () => {
    const own = withIt({ righe: [one, { ...due, numero: 4 }, three] })
    const suoi = theirs({ righe: [one, three] })
    const { values, contese } = mergeOrdine(base, own, suoi)
    expect(contese).toMatchObject([{ name: 'riga2', di: 'righe', theirs: null }])
    expect(values.righe[1]).toMatchObject({ pk: null, chiave: 'riga2', numero: 4 })
    expect(keys(mergeOrdine(base, own, suoi, { riga2: 'theirs' }).values)).toEqual(['riga1', 'riga3'])
  })

  test('a line that I removed and they changed is asked; theirs keeps its number', () => {
    const own = withIt({ righe: [one, three] })
    const suoi = theirs({ righe: [one, { ...due, numero: 4 }, three] })
    expect(mergeOrdine(base, own, suoi).contese).toMatchObject([{ name: 'riga2', di: 'righe', mine: null }])
    expect(keys(mergeOrdine(base, own, suoi).values)).toEqual(['riga1', 'riga3'])
    expect(mergeOrdine(base, own, suoi, { riga2: 'theirs' }).values.righe[1]).toMatchObject({ pk: 2, numero: 4 })
  })

  test('the order of who moved lines stays', () => {
    const rearranged = withIt({ righe: [three, one, due] })
    expect(keys(mergeOrdine(base, rearranged, theirs({ note: 'x' })).values)).toEqual(['riga3', 'riga1', 'riga2'])
    expect(keys(mergeOrdine(base, withIt({ note: 'x' }), theirs({ righe: [three, one, due] })).values)).toEqual([
      'riga3',
      'riga1',
      'riga2',
    ])
  })
})
