import type { AreaConsegna, StatoInvioMail } from '../../../../prisma/generated/enums.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import type { FiltroMargine } from '../rules.ts'

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

export const FiltroMargineEnum = builder.enumType('FiltroMargine', {
  description: 'The filter of the list of orders by what is left between the end of the plan and the approntamento.',
  values: {
    in_ritardo: { description: 'The plan, which is not over, ends after the approntamento.' },
    poco_margine: { description: 'It ends on the approntamento or at most two days before.' },
  } satisfies Record<FiltroMargine, { description: string }>,
})
