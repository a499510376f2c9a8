import { builder } from '#platform/graphql/builder.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import type { RigheStatisticheFilter } from './statsList.ts'

/** The filter of the statistics of lines, of the list and of its sums alike. */
export const RigheStatisticheFilterInput = builder
  .inputRef<RigheStatisticheFilter>('FiltroRigheStatistiche')
  .implement({
    description: 'What the statistics of lines are asked for; all that is given must hold.',
    fields: (t) => ({
      ordinePks: t.intList({ description: 'Numbers of orders.' }),
      search: t.string({ description: 'Every word of number, customer, project, reference of the order.' }),
      nomeFase: t.string({ description: 'Only orders scheduled in this phase.' }),
      statoPks: t.intList({
        description: 'Numbers of states of the phase, or of the supplier orders of its material.',
      }),
      empty: t.boolean({ description: 'Nobody has given a state; `statoPks` does not count then.' }),
      fase: t.field({
        type: PeriodoInput,
        description: 'The scheduled phase, the named one or any, has a day in this period.',
      }),
      data: t.field({ type: PeriodoInput, description: 'The day of the order is in this period.' }),
      tipoSerramentoPk: t.int({ description: 'Number of the window type.' }),
      agentePk: t.int({ description: 'Number of the agent of the order.' }),
      codice: t.string({ description: 'Code of the window.' }),
      categoria: t.string({ description: 'Category of the window.' }),
      forma: t.string({ description: 'Shape of the window.' }),
      tipoCliente: t.string({ description: 'Kind of the agent of the order: B2C, B2B or B2C*s.' }),
    }),
  })
