import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { ACCESSI_POSA } from '../../posa/rules.ts'
import { STATI_INVIO_MAIL } from '../mail/rules.ts'
import { MARGINE_BANDS, MARGINE_FILTER } from '../rules.ts'

export const AccessoPosaEnum = choiceEnum('AccessoPosa', ACCESSI_POSA, 'How what is delivered comes up to its floor.', {
  SCALE: 'By the stairs.',
  ASCENSORE: 'By the lift.',
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
    SCHEDULABILI: { value: 'schedulabili', description: 'All that can be scheduled.' },
    SCHEDULATI: { value: '1', description: 'Scheduled.' },
    NON_SCHEDULATI: { value: '0', description: 'Not scheduled, though they could be.' },
    NON_SCHEDULABILI: { value: 'non_schedulabili', description: 'Flagged as not to be scheduled.' },
  } as const,
})

export const StatoMargineEnum = choiceEnum('StatoMargine', MARGINE_BANDS, 'Which way the margin of an order leans.', {
  tardi: 'In ritardo: it ends after the approntamento.',
  rischio: 'It ends on the approntamento or at most two days before.',
  sicuro: 'It ends earlier.',
})

choiceEnum(
  'FiltroMargine',
  MARGINE_FILTER,
  'The filter of the list of orders by their margin; plans that are over and finished orders are left out.',
  {
    in_ritardo: 'Its margin is negative: the plan, late materials counted, ends after the approntamento.',
    poco_margine: 'It ends on the approntamento or at most two days before.',
  },
)
