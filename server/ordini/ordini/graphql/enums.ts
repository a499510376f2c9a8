import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { STATI_INVIO_MAIL } from '../mail/rules.ts'
import { AREE_CONSEGNA, type bandOfMargine, type MargineFilter } from '../rules.ts'

export const AreaConsegnaEnum = choiceEnum('AreaConsegna', AREE_CONSEGNA, 'Delivery area.', {
  EST: 'East.',
  OVEST: 'West.',
})

export const StatoInvioMailEnum = choiceEnum(
  'StatoInvioMail',
  STATI_INVIO_MAIL,
  'How the approntamento mail of an order stands; null before it is planned.',
  { in_attesa_invio: 'Planned.', inviata: 'Sent: read-only from then on.' },
)

export const SchedulatiFilterEnum = builder.enumType('FiltroSchedulati', {
  description: 'The scheduled filter of the list of orders.',
  values: {
    schedulabili: { value: 'schedulabili', description: 'All that can be scheduled.' },
    schedulati: { value: '1', description: 'Scheduled.' },
    non_schedulati: { value: '0', description: 'Not scheduled, though they could be.' },
    non_schedulabili: { value: 'non_schedulabili', description: 'Flagged as not to be scheduled.' },
  } as const,
})

export const StatoMargineEnum = builder.enumType('StatoMargine', {
  description: 'Which way the margin of an order leans.',
  values: {
    tardi: { description: 'In ritardo: it ends after the approntamento.' },
    rischio: { description: 'It ends on the approntamento or at most two days before.' },
    sicuro: { description: 'It ends earlier.' },
  } satisfies Record<ReturnType<typeof bandOfMargine>, { description: string }>,
})

export const MargineFilterEnum = builder.enumType('FiltroMargine', {
  description:
    'The filter of the list of orders by their margin; plans that are over and finished orders are left out.',
  values: {
    in_ritardo: {
      description: 'Its margin is negative: the plan, late materials counted, ends after the approntamento.',
    },
    poco_margine: { description: 'It ends on the approntamento or at most two days before.' },
  } satisfies Record<MargineFilter, { description: string }>,
})
