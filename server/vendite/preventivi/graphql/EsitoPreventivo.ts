import type { RowOf } from '#platform/db/read.ts'
import { builder } from '#platform/graphql/builder.ts'
import type { PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { preventiviList } from '../list.ts'
import type { RecordOutcome } from '../transitions.ts'
import { Preventivo } from './Preventivo.ts'

/** The outcome for one quote, with the reads that its whole list shares. */
interface OutcomeInLista extends RecordOutcome {
  letture: Map<string, Promise<Map<number, RowOf<'preventivo'>>>>
  tutti: readonly number[]
}

const EsitoPreventivo = builder.objectRef<OutcomeInLista>('EsitoPreventivo').implement({
  description: 'What happened to one quote of a bulk operation.',
  authScopes: { permesso: 'adminPreventivi' },
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the quote.' }),
    fatto: t.exposeBoolean('fatto', { description: 'True when it was done.' }),
    motivo: t.exposeString('motivo', { nullable: true, description: 'Why not, in Italian.' }),
    preventivo: t.prismaField({
      type: Preventivo,
      nullable: true,
      description: 'As it is now; null when the caller does not see it.',
      // One read for the list, under the name the field has in the answer: an alias may select something else.
      resolve: async (query, { pk, tutti, letture }, _args, ctx, info) => {
        const name = String(info.path.key)
        const read = async () => {
          const where = { id: { in: [...tutti] }, AND: preventiviList.visible(ctx.viewer) }
          const righe: RowOf<'preventivo'>[] = await ctx.services.db.preventivo.findMany({ ...query, where })
          return new Map(righe.map((riga) => [riga.id, riga]))
        }
        const reading = letture.get(name) ?? read()
        letture.set(name, reading)
        return (await reading).get(pk) ?? null
      },
    }),
  }),
})

/** The payload of a bulk operation: one outcome for each quote. */
export const multiPayload = (t: PayloadBuilder<RecordOutcome[]>) => ({
  esiti: t.field({
    type: [EsitoPreventivo],
    nullable: true,
    description: 'One for each quote; null when there are errors.',
    resolve: ({ result }) => {
      const common = { letture: new Map(), tutti: result?.map(({ pk }) => pk) ?? [] }
      return result?.map((outcome) => ({ ...outcome, ...common }))
    },
  }),
})
