import { choiceEnum } from '#platform/graphql/choices.ts'
import { CO, MAGAZZINI, RILIEVI } from '../rules.ts'

export const RilievoEnum = choiceEnum('Rilievo', RILIEVI, 'Whether the measures on site were taken.', {
  DA_FARE: 'To be done.',
  FATTO: 'Done.',
})

export const CoEnum = choiceEnum('Co', CO, 'How the order confirmation stands.', {
  DA_FARE: 'To be done.',
  INVIATA: 'Sent.',
})

export const MagazzinoEnum = choiceEnum('Magazzino', MAGAZZINI, 'Warehouse.', { QR: 'QR.', RENIS: 'Renis.' })
