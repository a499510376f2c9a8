import { describe, expect, test } from 'vitest'
import { mergeOrdine } from '../conflict/merge.ts'
import { newRiga, type OrdineFormValues, ordineFormValues, type RigaFormValues } from '../formValues.ts'
import { sampleRead, sampleReadRiga } from './sampleOrdine.ts'

const base = ordineFormValues(
  sampleRead({ righe: [sampleReadRiga({ pk: 1 }), sampleReadRiga({ pk: 2 }), sampleReadRiga({ pk: 3 })] }),
)
const [una, due, tre] = base.righe as [RigaFormValues, RigaFormValues, RigaFormValues]
const con = (changes: Partial<OrdineFormValues>): OrdineFormValues => ({ ...base, ...changes })
const theirs = (changes: Partial<OrdineFormValues>): OrdineFormValues => ({ ...base, versione: 5, ...changes })
const chiavi = (values: OrdineFormValues) => values.righe.map(({ chiave }) => chiave)
const nuova = { ...newRiga(false), descrizione: 'mia' }
const altrui = { ...newRiga(false), id: 9, chiave: 'riga9', descrizione: 'loro' }

describe('header', () => {
  test('changes of different fields stay both, unasked', () => {
    const { valori, contese } = mergeOrdine(base, con({ note: 'mia' }), theirs({ riferimento: 'loro' }))
    expect(valori).toMatchObject({ note: 'mia', riferimento: 'loro', versione: 5 })
    expect(contese).toEqual([])
  })

  test('the same change by both is no conflict', () => {
    expect(mergeOrdine(base, con({ note: 'uguale' }), theirs({ note: 'uguale' })).contese).toEqual([])
  })

  test('different changes of one field are asked: mine unless told', () => {
    const mie = con({ note: 'mia' })
    const { valori, contese } = mergeOrdine(base, mie, theirs({ note: 'loro' }))
    expect(contese).toEqual([{ nome: 'note', di: 'testata', campo: 'note', mia: 'mia', loro: 'loro' }])
    expect(valori.note).toBe('mia')
    expect(mergeOrdine(base, mie, theirs({ note: 'loro' }), { note: 'loro' }).valori.note).toBe('loro')
  })
})

describe('lines', () => {
  test('changes of different fields of one line stay both', () => {
    const mie = con({ righe: [{ ...una, numero: 8 }, due, tre] })
    const { valori, contese } = mergeOrdine(base, mie, theirs({ righe: [{ ...una, listino: 7 }, due, tre] }))
    expect(valori.righe[0]).toMatchObject({ numero: 8, listino: 7 })
    expect(contese).toEqual([])
  })

  test('the same field of a line is asked', () => {
    const mie = con({ righe: [{ ...una, numero: 8 }, due, tre] })
    const suoi = theirs({ righe: [{ ...una, numero: 6 }, due, tre] })
    const { contese } = mergeOrdine(base, mie, suoi)
    expect(contese).toMatchObject([{ nome: 'riga1.numero', di: 'riga', campo: 'numero', mia: 8, loro: 6 }])
    expect(mergeOrdine(base, mie, suoi, { 'riga1.numero': 'loro' }).valori.righe[0]?.numero).toBe(6)
  })

  test('lines added by both stay both, each after its neighbour', () => {
    const mie = con({ righe: [una, nuova, due, tre] })
    const { valori, contese } = mergeOrdine(base, mie, theirs({ righe: [una, due, altrui, tre] }))
    expect(chiavi(valori)).toEqual([una, nuova, due, altrui, tre].map(({ chiave }) => chiave))
    expect(contese).toEqual([])
  })

  test('a line that one removed and the other left alone is gone', () => {
    expect(chiavi(mergeOrdine(base, con({ righe: [una, tre] }), theirs({})).valori)).toEqual(['riga1', 'riga3'])
    expect(chiavi(mergeOrdine(base, base, theirs({ righe: [una, due] })).valori)).toEqual(['riga1', 'riga2'])
  })

  test('a line that I changed and they removed is asked; kept, it is a new one', () => {
    const mie = con({ righe: [una, { ...due, numero: 4 }, tre] })
    const suoi = theirs({ righe: [una, tre] })
    const { valori, contese } = mergeOrdine(base, mie, suoi)
    expect(contese).toMatchObject([{ nome: 'riga2', di: 'righe', loro: null }])
    expect(valori.righe[1]).toMatchObject({ id: null, chiave: 'riga2', numero: 4 })
    expect(chiavi(mergeOrdine(base, mie, suoi, { riga2: 'loro' }).valori)).toEqual(['riga1', 'riga3'])
  })

  test('a line that I removed and they changed is asked; theirs keeps its number', () => {
    const mie = con({ righe: [una, tre] })
    const suoi = theirs({ righe: [una, { ...due, numero: 4 }, tre] })
    expect(mergeOrdine(base, mie, suoi).contese).toMatchObject([{ nome: 'riga2', di: 'righe', mia: null }])
    expect(chiavi(mergeOrdine(base, mie, suoi).valori)).toEqual(['riga1', 'riga3'])
    expect(mergeOrdine(base, mie, suoi, { riga2: 'loro' }).valori.righe[1]).toMatchObject({ id: 2, numero: 4 })
  })

  test('the order of who moved lines stays', () => {
    const mosse = con({ righe: [tre, una, due] })
    expect(chiavi(mergeOrdine(base, mosse, theirs({ note: 'x' })).valori)).toEqual(['riga3', 'riga1', 'riga2'])
    expect(chiavi(mergeOrdine(base, con({ note: 'x' }), theirs({ righe: [tre, una, due] })).valori)).toEqual([
      'riga3',
      'riga1',
      'riga2',
    ])
  })
})
