import { describe, expect, test } from 'vitest'
import {
  askedFase,
  at,
  ONLY_MACCHINE,
  onePezzo,
  sampleOrdine,
  samplePersona,
} from '../../schedulazione/engine/__tests__/samples.ts'
import { day } from '../../schedulazione/engine/__tests__/scene.ts'
import { createDisponibilita } from '../../schedulazione/engine/availability.ts'
import { createCalendario } from '../../schedulazione/engine/capacita.ts'
import { createLibro } from '../../schedulazione/engine/libro.ts'
import { type ExpectedFornitura, expectedOf, neededBy } from '../../schedulazione/engine/waits.ts'
import { decidingRisk } from '../risk.ts'

const materiale = (name: string) => ({
  ...ONLY_MACCHINE,
  nome: name,
  unit: 'days' as const,
  conFornitore: true,
  capacitaInfinita: true,
  reparto: null,
})
const tenuta = (inizio: string, fine: string) => ({ inizio: at(inizio), fine: at(fine), occupazioni: [] })
const legno = { durata: 3, tenuta: tenuta('2026-11-20 00:00', '2026-11-23 00:00') }
const saved = (dataConsegna: string | null) =>
  sampleOrdine(
    [
      askedFase(materiale('legno'), legno),
      askedFase(materiale('vetro'), legno),
      askedFase(
        { ...ONLY_MACCHINE, dipendenze: ['legno'] },
        { tenuta: tenuta('2026-11-23 08:00', '2026-11-23 09:00') },
      ),
      askedFase(
        { ...ONLY_MACCHINE, nome: 'banchi', reparto: 'banchi', dipendenze: ['macchine', 'vetro'] },
        { tenuta: tenuta('2026-11-25 08:00', '2026-11-25 09:00') },
      ),
    ],
    { dataConsegna: dataConsegna === null ? null : day(dataConsegna) },
  )
const persone = [samplePersona('macchine'), samplePersona('banchi')]
const free = () => createDisponibilita(createCalendario({ ...onePezzo, persone }), createLibro([]))
const fornitura = (pk: number, name: string, promessa: string | null): ExpectedFornitura => ({
  pk,
  materiale: name,
  promessa: promessa === null ? null : day(promessa),
})

test('a material is needed when the first phase of a department that waits for it begins', () => {
  const { fasi } = saved(null)
  expect(neededBy(fasi, 'legno')).toBe(at('2026-11-23 08:00'))
  expect(neededBy(fasi, 'vetro')).toBe(at('2026-11-25 08:00'))
  expect(neededBy(fasi, 'telai')).toBe(null)
})

test('expected as promised, else at the end of its phase, never before today', () => {
  const fine = at('2026-11-23 00:00')
  expect(expectedOf(fornitura(1, 'legno', '2026-11-28'), fine, day('2026-11-20'))).toBe(day('2026-11-28'))
  expect(expectedOf(fornitura(1, 'legno', null), fine, day('2026-11-20'))).toBe(day('2026-11-23'))
  expect(expectedOf(fornitura(1, 'legno', '2026-11-01'), fine, day('2026-11-20'))).toBe(day('2026-11-20'))
})

describe('the supplier order that decides the date', () => {
  test('none when all come in time, on the day they are needed at the latest', () => {
    const forniture = [
      fornitura(1, 'legno', '2026-11-23'),
      fornitura(2, 'vetro', '2026-11-25'),
      fornitura(3, 'telai', '2027-01-01'),
    ]
    expect(decidingRisk(saved('2026-11-26'), forniture, free())).toBe(null)
  })

  test('of two that are late the one that pushes the end further, with its days past the date of the order', () => {
    const forniture = [fornitura(1, 'legno', '2026-11-26'), fornitura(2, 'vetro', '2026-12-02')]
    expect(decidingRisk(saved('2026-11-27'), forniture, free())).toEqual({
      fornitura: forniture[1],
      previsto: day('2026-12-02'),
      necessario: day('2026-11-25'),
      giorni: 7,
      nuovaFine: day('2026-12-02'),
      ritardo: 5,
    })
  })

  test('late for its phase and yet in time for the order; without a date of the order nothing is late', () => {
    const forniture = [fornitura(1, 'legno', '2026-11-24')]
    expect(decidingRisk(saved('2026-11-27'), forniture, free())).toMatchObject({ giorni: 1, ritardo: 0 })
    expect(decidingRisk(saved(null), forniture, free())).toMatchObject({ giorni: 1, ritardo: null })
  })
})
