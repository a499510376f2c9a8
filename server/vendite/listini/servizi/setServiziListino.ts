import { byOrdine } from '#platform/db/byOrdine.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { operation } from '#platform/operation.ts'
import { lockDraft, writeWhole } from '../lock.ts'
import { CALCOLO_SERVIZIO_LABELS } from '../words/rules.ts'
import { type ServizioListinoInput, serviziListinoSchema, servizioListinoSchema } from './rules.ts'

const codec = columnCodec('servizioListino', servizioListinoSchema)

/** A service without what is of another kind. */
const clean = (servizio: ServizioListinoInput): ServizioListinoInput => ({
  ...servizio,
  piano: servizio.tipo === 'POSA' ? servizio.piano : '',
  zona: servizio.tipo === 'TRASPORTO' ? servizio.zona : '',
})

/** Replaces the services of a draft, in their order. @throws UserErrors when the list is no draft */
export const setServiziListino = operation({
  nome: 'setServiziListino',
  permesso: 'adminListini',
  schema: serviziListinoSchema,
  async run({ pk, versione, servizi }, ctx) {
    const listino = await lockDraft(ctx, pk)
    const where = { listinoId: pk }
    const stored = await ctx.tx.servizioListino.findMany({ where, orderBy: byOrdine })
    return writeWhole(ctx, listino, {
      pk,
      field: 'servizi',
      seen: versione,
      before: stored.map((row) => servizioListinoSchema.cast(codec.values(row))),
      after: servizi.map((one) => servizioListinoSchema.cast(clean(one))),
      said: ({ nome, importo, calcolo }) => `${nome}: ${importo} ${CALCOLO_SERVIZIO_LABELS[calcolo]}`,
      async write() {
        await ctx.tx.servizioListino.deleteMany({ where })
        await ctx.tx.servizioListino.createMany({
          data: servizi.map((one, ordine) => ({ ...codec.columns(clean(one)), listinoId: pk, ordine })),
        })
      },
    })
  },
})
