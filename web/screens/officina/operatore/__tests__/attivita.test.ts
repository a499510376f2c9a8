import { expect, test } from 'vitest'
import { NESSUN_AVANZAMENTO, sovrappostaA } from '../../../../../server/officina/attivita/rules.ts'
import { doneInWords } from '../attivita.ts'

test('what is to be known of a saved activity: sentences that end once', () => {
  expect(doneInWords('Attività salvata', [sovrappostaA('07:30', null), NESSUN_AVANZAMENTO])).toBe(
    `Attività salvata. Si sovrappone a un’altra tua attività: 07:30, ancora aperta. ${NESSUN_AVANZAMENTO}`,
  )
  expect(doneInWords('', ['Pezzo già fatto'])).toBe('Pezzo già fatto.')
})
