import { expect, test } from 'vitest'
import { postazioniTotalsInWords } from '../PianificazioneRow.tsx'

test('a workstation without orders is not told', () => {
  const at = (postazione: string, minutes: number) => ({ postazione, minuti: minutes })
  expect(postazioniTotalsInWords({ postazioni: [at('Banco 1', 0), at('Banco 2', 485)] })).toBe('Banco 2: 8 h 5 min')
  expect(postazioniTotalsInWords({ postazioni: [at('Banco 1', 0)] })).toBe('')
})
