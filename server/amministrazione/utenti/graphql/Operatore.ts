import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { operatoriFilters, operatoriList, operatoriMet } from '../people.ts'
import { administered, administeredWhole, RESERVED } from './administered.ts'

const Operatore = builder.prismaNode('Operatore', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(operatoriMet, id, ctx),
  nullable: true,
  description: 'An operator: who records work and CE controls.',
  authScopes: { permesso: 'viewMarcaturaCe' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    user: t.relation('user'),
    userPk: t.exposeInt('userId', { description: 'Number of the user.' }),
    codice: t.string({
      nullable: true,
      description: 'Code of the agent that it is too; null when it is none.',
      select: { user: { select: { agente: { select: { codice: true } } } } },
      resolve: ({ user }) => user.agente?.codice ?? null,
    }),
    capoAreaPk: t.int({
      nullable: true,
      description: 'Number of the head of the agent that it is too; null when it is none.',
      select: { user: { select: { agente: { select: { capoAreaId: true } } } } },
      resolve: ({ user }) => user.agente?.capoAreaId ?? null,
    }),
    vedeOrdini: t.exposeBoolean('vedeOrdini', administeredWhole),
    modificaStatoOrdine: t.exposeBoolean('modificaStatoOrdine', administeredWhole),
    modificaStatoFasiOrdine: t.exposeBoolean('modificaStatoFasiOrdine', administeredWhole),
    modificaStatoFasiOrdineFornitore: t.exposeBoolean('modificaStatoFasiOrdineFornitore', administeredWhole),
    repartoTablet: t.field({
      ...administered,
      type: 'String',
      description: `Key of the department whose tablets show it; null: all of them. ${RESERVED}`,
      select: { tablet: { select: { reparto: true } } },
      resolve: ({ tablet }) => tablet?.reparto,
    }),
    pinImpostatoIl: t.field({
      ...administered,
      type: 'DateTime',
      description: `When its PIN for the tablets was set; null without one. ${RESERVED}`,
      select: { tablet: { select: { pinImpostatoIl: true } } },
      resolve: ({ tablet }) => tablet?.pinImpostatoIl ?? null,
    }),
  }),
})

listField('operatori', {
  tipo: Operatore,
  elenco: operatoriList,
  filtro: filterInput('FiltroOperatori', operatoriFilters, 'Filters of the operators; all that are given must hold.'),
  permesso: 'viewMarcaturaCe',
  description: 'The active operators, by name.',
})
