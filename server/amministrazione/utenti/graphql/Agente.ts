import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import type { TipoAgente } from '#prisma/generated/enums.ts'
import { writtenTipo } from '#vendite/agenti/rules.ts'
import { agentiMet } from '../people.ts'
import { administered, RESERVED } from './administered.ts'

const TIPI: readonly TipoAgente[] = ['B2C', 'B2B', 'B2Cs']

const TipoAgenteEnum = choiceEnum('TipoAgente', TIPI, 'Kind of sales agent.', {
  B2C: 'Sells to households.',
  B2B: 'Sells to companies.',
  B2Cs: '`B2C*s`.',
})

export const Agente = builder.prismaNode('Agente', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(agentiMet, id, ctx),
  nullable: true,
  description: 'A sales agent.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    codice: t.exposeString('codice'),
    tipoAgente: t.expose('tipoAgente', { type: TipoAgenteEnum }),
    tipo: t.string({
      description: 'Kind of agent: B2C, B2B or B2C*s.',
      select: { tipoAgente: true },
      resolve: ({ tipoAgente }) => writtenTipo(tipoAgente),
    }),
    user: t.relation('user'),
    userPk: t.exposeInt('userId', { description: 'Number of the user.' }),
    capoAreaPk: t.exposeInt('capoAreaId', {
      ...administered,
      description: `Number of the agent it answers to. ${RESERVED}`,
    }),
    capoArea: t.relation('capoArea', { ...administered, description: `The agent it answers to. ${RESERVED}` }),
    subAgenti: t.relation('subAgenti', {
      ...administered,
      description: `The agents that answer to it. ${RESERVED}`,
      query: { orderBy: [{ codice: 'asc' }] },
    }),
  }),
})

referenceField('agenti', {
  tipo: Agente,
  model: 'agente',
  permesso: 'adminPreventivi',
  description: 'All agents, to assign and to filter; not for agents themselves.',
  where: { user: { isActive: true } },
  orderBy: [{ codice: 'asc' }],
})
