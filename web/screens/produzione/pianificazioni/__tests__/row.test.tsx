import { expect, test } from 'vitest'
import { totaliInParole } from '../PianificazioneRow.tsx'

test('a workstation without orders is not told', () => {
  const at = (postazione: string, minuti: number) => ({ postazione, minuti })
  expect(totaliInParole({ postazioni: [at('Banco 1', 0), at('Banco 2', 485)] })).toBe('Banco 2: 8 h 5 min')
  expect(totaliInParole({ postazioni: [at('Banco 1', 0)] })).toBe('')
})
