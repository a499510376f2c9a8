import type { AreaConsegna, StatoInvioMail } from '../../../../prisma/generated/enums.ts'
import { builder } from '../../../platform/graphql/builder.ts'

export const AreaConsegnaEnum = builder.enumType('AreaConsegna', {
  description: 'Delivery area.',
  values: { EST: { description: 'East.' }, OVEST: { description: 'West.' } } satisfies Record<
    AreaConsegna,
    { description: string }
  >,
})

export const StatoInvioMailEnum = builder.enumType('StatoInvioMail', {
  description: 'How the approntamento mail of an order stands; null before it is planned.',
  values: {
    in_attesa_invio: { value: 'IN_ATTESA_INVIO', description: 'Planned.' },
    inviata: { value: 'INVIATA', description: 'Sent: read-only from then on.' },
  } as const satisfies Record<string, { value: StatoInvioMail; description: string }>,
})

export const FiltroSchedulatiEnum = builder.enumType('FiltroSchedulati', {
  description: 'The scheduled filter of the list of orders.',
  values: {
    schedulabili: { value: 'schedulabili', description: 'All that can be scheduled.' },
    schedulati: { value: '1', description: 'Scheduled.' },
    non_schedulati: { value: '0', description: 'Not scheduled, though they could be.' },
    non_schedulabili: { value: 'non_schedulabili', description: 'Flagged as not to be scheduled.' },
  } as const,
})
