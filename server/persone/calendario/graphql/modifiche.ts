import { encodeGlobalID } from '@pothos/plugin-relay'
import type { Context } from '../../../platform/context.ts'
import { whereElenco } from '../../../platform/db/elenco.ts'
import { readPage } from '../../../platform/db/read.ts'
import {
  type InputBuilder,
  mutationField,
  nodoField,
  type PayloadBuilder,
} from '../../../platform/graphql/mutationField.ts'
import { createOreLavorative } from '../createOreLavorative.ts'
import { deleteOreLavorative } from '../deleteOreLavorative.ts'
import { elencoOreLavorative } from '../elenco.ts'
import type { IntervalloOreInput } from '../rules.ts'
import { setOreLavorative } from '../setOreLavorative.ts'
import { updateOreLavorative } from '../updateOreLavorative.ts'
import { OreLavorative } from './OreLavorative.ts'

/** A range is at most a year. */
const TUTTI = { take: 1000 }
const whereScritti = ({ dateStart, dateEnd }: Pick<IntervalloOreInput, 'dateStart' | 'dateEnd'>, ctx: Context) =>
  whereElenco(elencoOreLavorative, { fromDate: dateStart, toDate: dateEnd }, ctx.viewer)

const ore = (t: InputBuilder) => ({
  oreLavorativeMacchine: t.float({ description: 'Hours at the machines, 0 to 24.' }),
  oreLavorativeBanchi: t.float({ description: 'Hours at the benches, 0 to 24.' }),
})
const campi = (t: InputBuilder) => ({ giorno: t.string({ description: 'The day, `YYYY-MM-DD`.' }), ...ore(t) })

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  oreLavorative: nodoField(t, OreLavorative, elencoOreLavorative, ({ pk }) => pk),
})

mutationField(createOreLavorative, {
  description: 'Gives a day hours of its own.',
  input: campi,
  payload,
})

mutationField(updateOreLavorative, {
  description: 'Changes the hours of a day.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    ...campi(t),
  }),
  payload,
})

mutationField(deleteOreLavorative, {
  description: 'Takes a day back to the default hours of its weekday.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number it had.', resolve: ({ result }) => result?.pk }),
    deletedId: t.id({
      nullable: true,
      description: 'Relay id it had.',
      resolve: ({ result }) => result && encodeGlobalID('OreLavorative', result.pk),
    }),
  }),
})

mutationField(setOreLavorative, {
  description: 'Gives every day of a range its hours, or takes them back to the default.',
  input: (t) => ({
    dateStart: t.string({ description: 'First day, `YYYY-MM-DD`.' }),
    dateEnd: t.string({ description: 'Last day, included.' }),
    ...ore(t),
    resetDefault: t.boolean({ description: 'Back to the default of each weekday; then hours are not needed.' }),
    giorniSettimana: t.intList({ description: 'Only these weekdays, 1 Monday … 7 Sunday; all when missing or empty.' }),
  }),
  payload: (t) => ({
    giorni: t.int({
      nullable: true,
      description: 'Days written, or taken back; null when there are errors.',
      resolve: ({ result }) => result?.giorni,
    }),
    giorniScritti: t.prismaField({
      type: [OreLavorative],
      nullable: true,
      description: 'The days of the range with hours of their own, as they are now; null when there are errors.',
      resolve: (query, { result }, _args, ctx) =>
        result &&
        readPage(ctx.services.db, 'oreLavorative', query, whereScritti(result, ctx), [{ giorno: 'asc' }], TUTTI),
    }),
  }),
})
