import { readKeyed } from '#platform/db/arranged/keyed.ts'
import { byOrdine } from '#platform/db/byOrdine.ts'
import { readPage } from '#platform/db/read.ts'
import { builder } from '#platform/graphql/builder.ts'
import { isWithinAreas, type Viewer } from '#platform/permissions.ts'
import { readSettings } from '#platform/settings/read.ts'
import { offeredEntries } from '#shared/keyedEntries.ts'
import { TIPI_CLIENTE } from '#vendite/clienti/rules.ts'
import { ordiniSettings } from '../../impostazioni/rules.ts'
import { readNextNumero } from '../nextNumero.ts'

/** An area head works with the own agents. */
function visibleAgenti(viewer: Viewer | null): object {
  if (!isWithinAreas(viewer, 'viewAgenteOnOrders')) return { id: { in: [] } }
  if (viewer?.isSuperuser) return {}
  return { id: { in: viewer?.agente ? [viewer.agente.id, ...viewer.agente.subAgenti] : [] } }
}

const DominioOrdini = builder.objectRef<{ codiciSistema: string[] }>('DominioOrdini').implement({
  description: 'What the selects of orders are fed with.',
  authScopes: { login: true },
  fields: (t) => ({
    stati: t.prismaField({
      type: ['ValoreStato'],
      description: 'States of an order, in order.',
      resolve: (query, _parent, _args, ctx) =>
        readPage(ctx.services.db, 'valoreStato', query, { contesto: 'ORDINE' }, byOrdine, { take: 1000 }),
    }),
    tipiCliente: t.stringList({ description: 'Kinds of customer.', resolve: () => [...TIPI_CLIENTE] }),
    areeConsegna: t.stringList({
      description: 'Keys of the delivery areas that are offered.',
      resolve: async (_parent, _args, { services: { db } }) =>
        offeredEntries(await readKeyed(db, 'areaConsegna')).map(({ chiave }) => chiave),
    }),
    fasi: t.stringList({
      description: 'Names of the phases of a schedule, in order.',
      resolve: async (_parent, _args, ctx) => {
        const fasi = await ctx.services.db.fase.findMany({
          orderBy: [{ posizione: 'asc' }, { nome: 'asc' }],
          select: { nome: true },
        })
        return fasi.map(({ nome }) => nome)
      },
    }),
    agenti: t.prismaField({
      type: ['Agente'],
      nullable: true,
      description: 'Agents whose orders the viewer sees. Withheld from users who may not see agents: null.',
      authScopes: { permesso: 'viewAgenteOnOrders' },
      unauthorizedResolver: () => null,
      resolve: (query, _parent, _args, ctx) =>
        readPage(ctx.services.db, 'agente', query, visibleAgenti(ctx.viewer), [{ codice: 'asc' }], { take: 1000 }),
    }),
    codiciSistema: t.exposeStringList('codiciSistema', { description: 'Systems, as an administrator lists them.' }),
  }),
})

builder.queryField('dominioOrdini', (t) =>
  t.field({
    type: DominioOrdini,
    description: 'The choices of the form and of the filters of orders.',
    authScopes: { login: true },
    resolve: async (_root, _args, ctx) => ({
      codiciSistema: (await readSettings(ctx.services.db, ordiniSettings)).codici_sistema,
    }),
  }),
)

builder.queryField('numeroCommessaProposto', (t) =>
  t.string({
    description:
      'The number that a new order is offered: the next of the year. Empty when there is none to go on from.',
    authScopes: { permesso: 'addOrders' },
    resolve: (_root, _args, { services: { db } }) => readNextNumero(db),
  }),
)
