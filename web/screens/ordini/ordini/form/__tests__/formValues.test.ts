import { describe, expect, test } from 'vitest'
import type { SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup'
import { validateWith } from '#forms/errors.ts'
import { ordineSchema } from '#ordini/ordini/rules.ts'
import {
  copyRiga,
  emptyOrdine,
  headerFieldNames,
  newOrdineInput,
  newRiga,
  type OrdineFormValues,
  ordineChangeInput,
  ordineFormValues,
  type RigaFormValues,
} from '../formValues.ts'
import { sampleRead, sampleReadRiga } from './sampleOrdine.ts'

const all = { prezzi: true, agente: true, autoSchedulazione: true }

describe('an order that was read, in the form', () => {
  test('missing values are empty, the customer and the agent are their numbers', () => {
    const values = ordineFormValues(sampleRead({ dataConsegna: null, stato: null, statoPk: null, areaConsegna: null }))
    expect(values).toMatchObject({ data: '2026-03-01', dataConsegna: null, statoPk: null, clientePk: 7, agentePk: 3 })
    expect(values.righe[0]).toMatchObject({ pk: 11, chiave: 'riga11', codiceSerramentoPk: 5, codiceRivendita: '' })
  })

  test('has every field of the rules', () => {
    expect([...headerFieldNames, 'righe'].sort()).toEqual(Object.keys(ordineSchema.fields).sort())
  })

  test.each([
    ['computed', { listino: 100, scontoArticolo: 10, netto: 90 }, null],
    ['the list price alone', { listino: 100, scontoArticolo: null, netto: 100 }, null],
    ['given without a discount', { listino: 100, scontoArticolo: null, netto: 80 }, 80],
    ['of an extra line', { rivendita: true, listino: 100, scontoArticolo: 10, netto: 90 }, 90],
  ])('a net that is %s', (_example, prezzi, netto) => {
    expect(ordineFormValues(sampleRead({ righe: [sampleReadRiga(prezzi)] })).righe[0]?.netto).toBe(netto)
  })
})

describe('what is sent', () => {
  const read = ordineFormValues(sampleRead({}))
  const riga = read.righe[0] as RigaFormValues

  test('nothing but the version when nothing changed', () => {
    expect(ordineChangeInput(read, structuredClone(read), all)).toEqual({ versione: 4 })
  })

  test('only the fields that changed; empty texts are null', () => {
    expect(ordineChangeInput(read, { ...read, note: '', statoPk: null }, all)).toEqual({
      versione: 4,
      note: null,
      statoPk: null,
    })
  })

  test.each<[string, (righe: RigaFormValues[]) => RigaFormValues[]]>([
    ['changed', (righe) => righe.map((one) => ({ ...one, numero: 9 }))],
    ['added', (righe) => [...righe, newRiga(false)]],
    ['removed', () => []],
    ['moved', (righe) => [...righe].reverse()],
  ])('all the lines as soon as one is %s', (_example, change) => {
    const due = ordineFormValues(sampleRead({ righe: [sampleReadRiga({}), sampleReadRiga({ pk: 12 })] }))
    const input = ordineChangeInput(due, { ...due, righe: change(due.righe) }, all) as { righe?: unknown[] }
    expect(input.righe).toHaveLength(change(due.righe).length)
  })

  test('a line has what the rules know of it and nothing else', () => {
    const input = newOrdineInput({ ...read, righe: [{ ...riga, forma: '' }] }, all)
    const { innerType } = ordineSchema.describe().fields.righe as SchemaInnerTypeDescription
    const { fields } = innerType as SchemaObjectDescription
    // Extra fields have a form of their own.
    const own = Object.keys(fields).filter((name) => name !== 'extraFields')
    expect(Object.keys(input.righe[0] ?? {}).sort()).toEqual(own.sort())
    expect(input.righe[0]).toMatchObject({ pk: 11, forma: null })
  })

  test('neither prices nor agent of users who may not see them', () => {
    const values = { ...read, agentePk: 9, righe: [{ ...riga, numero: 2, listino: 5 }] }
    const none = { prezzi: false, agente: false, autoSchedulazione: true }
    for (const input of [ordineChangeInput(read, values, none), newOrdineInput(values, none)]) {
      expect(input).not.toHaveProperty('agentePk')
      const [before] = input.righe as object[]
      expect(before).toMatchObject({ numero: 2 })
      for (const field of ['listino', 'scontoArticolo', 'scontoCorrettivo', 'netto'])
        expect(before).not.toHaveProperty(field)
    }
  })

  test('a copied line is a new one', () => {
    const copy = copyRiga(riga)
    expect(copy).toMatchObject({ pk: null, numero: riga.numero, listino: riga.listino })
    expect(copy.chiave).not.toBe(riga.chiave)
  })
})

describe('what the form refuses', () => {
  const withRiga = (changes: Partial<Record<keyof RigaFormValues, unknown>>): OrdineFormValues => {
    const { righe, ...other } = ordineFormValues(sampleRead({}))
    return { ...other, righe: [{ ...(righe[0] as RigaFormValues), ...changes } as RigaFormValues] }
  }

  test('a new form says what is missing', async () => {
    const errors = await validateWith(ordineSchema, {
      ...emptyOrdine('2026-03-01'),
      data: null,
      righe: [newRiga(true)],
    })
    expect(errors).toEqual({
      numeroCommessa: 'Campo obbligatorio',
      data: 'Campo obbligatorio',
      clientePk: 'Campo obbligatorio',
      tipoCliente: 'Campo obbligatorio',
      righe: [
        { tipoSerramentoPk: 'Campo obbligatorio', codiceRivendita: 'Campo obbligatorio', numero: 'Campo obbligatorio' },
      ],
    })
  })

  test.each([
    ['numero 0', { numero: 0 }, 'numero'],
    ['a negative list price', { listino: -1 }, 'listino'],
    ['a discount over 100', { scontoArticolo: 100.01 }, 'scontoArticolo'],
    ['three decimals', { scontoCorrettivo: 1.005 }, 'scontoCorrettivo'],
    ['words for a number', { listino: 'dodici' }, 'listino'],
    ['half a millimetre', { altezza: 1.5 }, 'altezza'],
    ['10.000 characters', { descrizione: 'x'.repeat(10_000) }, 'descrizione'],
    ['a line break in the shape', { forma: 'a\nb' }, 'forma'],
    ['no code', { codiceSerramentoPk: null }, 'codiceSerramentoPk'],
  ])('%s', async (_example, changes, field) => {
    expect(await validateWith(ordineSchema, withRiga(changes))).toEqual({ righe: [{ [field]: expect.any(String) }] })
  })

  test('html is text like any other', async () => {
    expect(await validateWith(ordineSchema, withRiga({ descrizione: '<script>alert(1)</script>' }))).toEqual({})
  })
})
