import { builder } from '#platform/graphql/builder.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import type { FaseCondition, OtherOrdiniFilters } from '../list.ts'
import { ordiniFilters } from '../rules.ts'
import { SchedulatiFilterEnum, StatoInvioMailEnum } from './enums.ts'

const FaseFilterInput = builder.inputRef<FaseCondition>('FiltroFase').implement({
  description: 'Start and end of a phase of the schedule; of the whole schedule when no phase is named.',
  fields: (t) => ({
    nomeFase: t.string({ description: 'Name of the phase.' }),
    inizio: t.field({ type: PeriodoInput, description: 'It begins in this period, by the days of Italy.' }),
    fine: t.field({ type: PeriodoInput, description: 'It ends in this period, by the days of Italy.' }),
  }),
})

/** Filters of the list of orders. */
export const OrdiniFilterInput = filterInput<typeof ordiniFilters, OtherOrdiniFilters>(
  'FiltroOrdini',
  ordiniFilters,
  'Filters of the list of orders; all that are given must hold.',
  (t) => ({
    scheduled: t.field({ type: SchedulatiFilterEnum, description: 'How they stand with the schedule.' }),
    statoInvioMail: t.field({
      type: StatoInvioMailEnum,
      description: 'How the mail stands; ignored for users who do not administer orders.',
    }),
    fasi: t.field({ type: [FaseFilterInput], description: 'Start and end per phase.' }),
  }),
)
