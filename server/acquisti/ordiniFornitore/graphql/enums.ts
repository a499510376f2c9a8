import { builder } from '../../../platform/graphql/builder.ts'

export const RilievoEnum = builder.enumType('Rilievo', {
  description: 'Whether the measures on site were taken.',
  values: { DA_FARE: { description: 'To be done.' }, FATTO: { description: 'Done.' } },
})

export const CoEnum = builder.enumType('Co', {
  description: 'How the order confirmation stands.',
  values: { DA_FARE: { description: 'To be done.' }, INVIATA: { description: 'Sent.' } },
})

export const MagazzinoEnum = builder.enumType('Magazzino', {
  description: 'Warehouse.',
  values: { QR: { description: 'QR.' }, RENIS: { description: 'Renis.' } },
})
