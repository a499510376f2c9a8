import { expect, test } from 'vitest'
import { freeReasons, isWindowText, type LibereFacts, windowStems } from '../rules.ts'

const stems = windowStems(['Finestra 1 anta', 'Vasistas', 'Scorrevole alzante', 'Oblò'])

test.each([
  ['Finestra bagno 60 × 60', true],
  ['N. 2 finestre piccole', true],
  ['Fornitura infissi', true],
  ['VASISTAS', true],
  ['Scorrevoli del soggiorno', true],
  ['Oblò tondo', true],
  ['Davanzale per finestra', false],
  ['Zanzariera della finestra bagno', false],
  ['Cassonetto', false],
  ['', false],
])('%s: a window, %s', (text, is) => {
  expect(isWindowText(text, stems)).toBe(is)
})

const FACTS: LibereFacts = { nome: 'Legno', righe: [], libere: 0, serramenti: 1000, most: 500, finestreMancanti: 0 }
const line = (text: string) => [{ posizione: 2, text }]

test('free lines within the setting, beside windows worth more, are an agent’s to send', () => {
  expect(freeReasons(FACTS, stems)).toEqual([])
  expect(freeReasons({ ...FACTS, righe: line('Davanzale'), libere: 500 }, stems)).toEqual([])
  expect(freeReasons({ ...FACTS, righe: line('Davanzale'), libere: 400, serramenti: 400 }, stems)).toEqual([])
})

test('each reason says what exceeds and by how much', () => {
  const only = (facts: Partial<LibereFacts>) => {
    const reasons = freeReasons({ ...FACTS, ...facts }, stems)
    expect(reasons).toHaveLength(1)
    return reasons[0]
  }
  expect(only({ righe: line('Finestra bagno'), libere: 10 })).toContain('riga 2: «Finestra bagno» è un serramento')
  expect(only({ righe: line('Davanzale'), libere: 500.01 })).toContain('per 500,01 €: oltre 500,00 €')
  expect(only({ righe: line('Davanzale'), libere: 300, serramenti: 200 })).toContain(
    'più dei suoi serramenti (200,00 €)',
  )
  expect(only({ righe: line('Davanzale'), libere: 10, finestreMancanti: 1 })).toContain('al posto di serramenti')
  // A window less and nothing in its place: who sends it says so, agents too.
  expect(freeReasons({ ...FACTS, finestreMancanti: 1 }, stems)).toEqual([])
})
