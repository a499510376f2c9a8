import { describe, expect, test } from 'vitest'
import { awaitedOf, nextActionOf, nextStepOf, surestMargine } from '../detail/nextStep.ts'

const fase = (nomeFase: string, inizio: string, fine: string) => ({
  nomeFase,
  inizio: `${inizio}T07:00:00.000Z`,
  fine: `${fine}T15:00:00.000Z`,
})
const piano = [
  fase('legno', '2026-11-10', '2026-11-20'),
  fase('vetro', '2026-11-10', '2026-11-25'),
  fase('banchi', '2026-12-01', '2026-12-02'),
]

describe('where an order is in its plan', () => {
  test.each([
    ['2026-11-01T10:00:00.000Z', 'Prossimo passo: legno, vetro, dal 10-11-2026'],
    ['2026-11-15T10:00:00.000Z', 'In corso: legno, vetro, fino al 25-11-2026'],
    ['2026-11-22T10:00:00.000Z', 'In corso: vetro, fino al 25-11-2026'],
    ['2026-11-28T10:00:00.000Z', 'Prossimo passo: banchi, dal 01-12-2026'],
    ['2026-12-24T10:00:00.000Z', 'Piano concluso il 02-12-2026'],
  ])('on %s: %s', (now, expected) => expect(nextStepOf(piano, now)).toBe(expected))
  test('without a plan there is nothing to say', () => expect(nextStepOf([], '2026-11-01T10:00:00.000Z')).toBeNull())
})

describe('who is waited for', () => {
  const ordine = (name: string, statoNome: string, dataConsegna: string | null) => ({
    tipologia: 'vetro',
    statoNome,
    dataConsegna,
    fornitore: { nome: name },
  })
  test('the first that is expected, of those that have not arrived', () => {
    const forniture = [
      ordine('Senza data', '', null),
      ordine('Dopo', 'INVIATO', '2026-12-01'),
      ordine('Prima', 'INVIATO', '2026-11-24'),
      ordine('Arrivata', 'ARRIVATO', '2026-11-01'),
    ]
    expect(awaitedOf(forniture, '2026-11-23')).toEqual({
      text: 'Si aspetta Prima per vetro, previsto il 24-11-2026 e altri 2',
      tardi: false,
    })
    expect(awaitedOf(forniture, '2026-11-25')).toEqual({
      text: 'Si aspetta Prima per vetro, doveva arrivare il 24-11-2026 e altri 2',
      tardi: true,
    })
  })
  test('nobody when all is here', () => expect(awaitedOf([ordine('A', 'ARRIVATO', null)], '2026-11-23')).toBeNull())
})

describe('the one thing to do next', () => {
  const all = { scheduler: true, fornitori: true, fasi: true }
  const calm = {
    toPlan: false,
    schedulato: true,
    over: false,
    missing: 0,
    lateFornitura: false,
    late: false,
    inProgress: false,
  }
  test.each([
    ['nothing planned yet', { ...calm, toPlan: true, schedulato: false, missing: 2 }, all, 'Schedula'],
    ['materials that nobody has ordered', { ...calm, missing: 2, late: true }, all, 'Ordina i materiali'],
    ['a supplier that is late', { ...calm, lateFornitura: true, late: true }, all, 'Sollecita il fornitore'],
    ['an order that is late', { ...calm, late: true, inProgress: true }, all, 'Recupera il ritardo'],
    ['phases that are worked at', { ...calm, inProgress: true }, all, 'Avanza le fasi'],
    ['all is well', calm, all, 'Schedulatore'],
    ['a plan that is over', { ...calm, over: true, missing: 3, late: true, lateFornitura: true }, all, 'Schedulatore'],
    [
      'an operator sees the phases alone',
      { ...calm, late: true, inProgress: true },
      { ...all, scheduler: false },
      'Avanza le fasi',
    ],
    ['who may do none of it', { ...calm, late: true }, { scheduler: false, fornitori: false, fasi: false }, undefined],
  ])('%s', (_title, facts, doors, expected) => expect(nextActionOf(facts, doors)?.label).toBe(expected))
})

test('a margin is not sure while a supplier is late', () => {
  const sure = { word: '10 giorni di margine', tone: 'positivo' } as const
  expect(surestMargine(sure, false)).toEqual(sure)
  expect(surestMargine(sure, true)).toEqual({
    word: '10 giorni di margine, fornitore in ritardo',
    tone: 'attenzione',
  })
  expect(surestMargine({ word: '2 giorni di ritardo', tone: 'negativo' }, true)?.tone).toBe('negativo')
  expect(surestMargine(null, true)).toBeNull()
})
