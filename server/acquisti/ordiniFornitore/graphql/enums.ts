import { builder } from '../../../platform/graphql/builder.ts'

export const RilievoEnum = builder.enumType('Rilievo', {
  description: 'Whether the measures on site were taken (spec/002 §4).',
  values: { DA_FARE: { description: 'To be done.' }, FATTO: { description: 'Done.' } },
})

export const CoEnum = builder.enumType('Co', {
  description: 'How the order confirmation stands (spec/002 §4).',
  values: { DA_FARE: { description: 'To be done.' }, INVIATA: { description: 'Sent.' } },
})

export const MagazzinoEnum = builder.enumType('Magazzino', {
  description: 'Warehouse (spec/002 §9).',
  values: { QR: { description: 'QR.' }, RENIS: { description: 'Renis.' } },
})
