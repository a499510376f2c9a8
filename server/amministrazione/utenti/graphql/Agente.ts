import { builder } from '#platform/graphql/builder.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import type { TipoAgente } from '#prisma/generated/enums.ts'
import { writtenTipo } from '#vendite/agenti/rules.ts'

const TipoAgenteEnum = builder.enumType('TipoAgente', {
  description: 'Kind of sales agent.',
  values: {
    B2C: { description: 'Sells to households.' },
    B2B: { description: 'Sells to companies.' },
    B2Cs: { description: '`B2C*s`.' },
  } satisfies Record<TipoAgente, { description: string }>,
})

export const Agente = builder.prismaObject('Agente', {
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
