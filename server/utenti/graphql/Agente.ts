import { TipoAgente } from '../../../prisma/generated/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { riferimentoField } from '../../graphql/riferimentoField.ts'

const TipoAgenteEnum = builder.enumType(TipoAgente, {
  name: 'TipoAgente',
  description: 'B2C, B2B, or B2Cs for `B2C*s`.',
})

export const Agente = builder.prismaObject('Agente', {
  description: 'A sales agent.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    codice: t.exposeString('codice'),
    tipoAgente: t.expose('tipoAgente', { type: TipoAgenteEnum }),
    user: t.relation('user'),
  }),
})

riferimentoField('agenti', {
  tipo: Agente,
  model: 'agente',
  permesso: 'adminPreventivi',
  description: 'All agents, to assign and to filter (spec/000 §7); not for agents themselves.',
  where: { user: { isActive: true } },
  orderBy: [{ codice: 'asc' }],
})
