import { builder } from '#platform/graphql/builder.ts'
import { listField } from '#platform/graphql/listField.ts'
import { type OperatoriFilter, operatoriList } from '../operatoriList.ts'

const Operatore = builder.prismaObject('Operatore', {
  description: 'An operator: who records work and CE controls.',
  authScopes: { permesso: 'viewMarcaturaCe' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    user: t.relation('user'),
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
  }),
})

const Filter = builder.inputRef<OperatoriFilter>('FiltroOperatori').implement({
  description: 'Filters of the operators; all that are given must hold.',
  fields: (t) => ({
    search: t.string({ description: 'Every word of the name.' }),
    id: t.intList({ description: 'The ones with these numbers (`pk`), named as the old API does.' }),
  }),
})

listField('operatori', {
  tipo: Operatore,
  elenco: operatoriList,
  filtro: Filter,
  permesso: 'viewMarcaturaCe',
  description: 'The active operators, by name.',
})
