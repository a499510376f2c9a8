import { expect, test } from 'vitest'
import { object } from 'yup'
import { assenzaSchema } from '#persone/assenze/rules.ts'
import { orePlainSchema } from '#persone/calendario/rules.ts'
import { personaSchema } from '#persone/personale/rules.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { singleLineRule } from '#shared/fields/fields.ts'
import { columnCodec } from '../codec.ts'

const day = (iso: string) => new Date(`${iso}T00:00:00Z`)

test('days, hours, the number of another row', () => {
  const { values, columns } = columnCodec('assenza', assenzaSchema)
  const form = {
    personaPk: 7,
    giornoDa: '2026-12-01',
    giornoA: '2026-12-03',
    oraDa: '09:30',
    oraA: null,
    title: 'Ferie',
  }
  const stored = columns(form)
  expect(stored).toEqual({
    personaId: 7,
    giornoDa: day('2026-12-01'),
    giornoA: day('2026-12-03'),
    oraDa: new Date('1970-01-01T09:30:00Z'),
    oraA: null,
    title: 'Ferie',
  })
  expect(values({ id: 1, versione: 1, aggiornatoIl: new Date(), ...stored })).toEqual(form)
})

test('an enum is one of the words of its form', () => {
  const { values, columns } = columnCodec('persona', personaSchema)
  const form = { nome: 'Ada', reparto: 'banchi' as const, dataInizio: '2026-01-01', dataFine: null, utentePk: null }
  expect(columns(form)).toMatchObject({ reparto: 'banchi', dataFine: null })
  expect(values({ id: 1, versione: 1, ricerca: '', aggiornatoIl: new Date(), ...columns(form) })).toEqual(form)
})

test('a decimal is a number', () => {
  const { values, columns } = columnCodec('oreLavorative', orePlainSchema)
  const form = { giorno: '2026-12-01', oreLavorativeMacchine: 7.25, oreLavorativeBanchi: 0 }
  expect(columns(form).oreLavorativeMacchine).toEqual(new Prisma.Decimal('7.25'))
  expect(values({ id: 1, versione: 1, aggiornatoIl: new Date(), oreReparti: [], ...columns(form) })).toEqual(form)
})

test('a field without a column is told at start', () => {
  const schema = object({ nome: singleLineRule(10), cognome: singleLineRule(10) })
  // @ts-expect-error the types refuse it too
  expect(() => columnCodec('persona', schema)).toThrow('persona.cognome: non è una colonna')
})
