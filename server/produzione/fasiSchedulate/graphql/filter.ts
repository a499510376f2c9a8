import { builder } from '#platform/graphql/builder.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import type { FasiSchedulateFilter } from '../list.ts'

/** Filters of the list of scheduled phases. */
export const FasiSchedulateFilterInput = builder.inputRef<FasiSchedulateFilter>('FiltroFasiSchedulate').implement({
  description: 'Filters of the list of scheduled phases; all that are given must hold.',
  fields: (t) => ({
    nomeFase: t.string({ description: 'Name of the phase; every phase when missing.' }),
    search: t.string({ description: 'Every word, in number, customer, project or reference of the order.' }),
    senzaMisure: t.boolean({ description: 'Whether the measures of the order are not final yet.' }),
    chiusi: t.boolean({ description: 'True: of finished orders only; false: of the others only.' }),
    periodo: t.field({ type: PeriodoInput, description: 'Phases with a day in this period, by the days of Italy.' }),
    statoPks: t.intList({
      description: 'In one of these states: set on the phase, or of the supplier orders for its material.',
    }),
    empty: t.boolean({ description: 'Without a state; `statoPks` then does nothing.' }),
    materiali: t.stringList({ description: 'Of orders with one of these materials.' }),
    statoMaterialePks: t.intList({
      description: 'Of orders with a material (of `materiali`, when given) in one of these states.',
    }),
  }),
})
