import { expect, test } from 'vitest'
import { NO_AVANZAMENTO, overlappingWith } from '#officina/attivita/rules.ts'
import { doneInWords } from '../attivita.ts'

test('what is to be known of a saved activity: sentences that end once', () => {
  expect(doneInWords('Attività salvata', [overlappingWith('07:30', null), NO_AVANZAMENTO])).toBe(
    `Attività salvata. Si sovrappone a un’altra tua attività: 07:30, ancora aperta. ${NO_AVANZAMENTO}`,
  )
  expect(doneInWords('', ['Pezzo già fatto'])).toBe('Pezzo già fatto.')
})
