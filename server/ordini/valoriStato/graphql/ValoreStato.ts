import type { ContestoStato } from '../../../../prisma/generated/enums.ts'
import { readPage } from '../../../platform/db/read.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import { byOrdine } from '../../../platform/graphql/referenceField.ts'

const ContestoStatoEnum = builder.enumType('ContestoStato', {
  description: 'What a state value is of.',
  values: {
    ordine: { value: 'ORDINE', description: 'Orders.' },
    ordine_fornitore: { value: 'ORDINE_FORNITORE', description: 'Supplier orders.' },
    fasi: { value: 'FASI', description: 'Phases, a list each.' },
    materiali: { value: 'MATERIALI', description: 'Materials.' },
  } as const satisfies Record<string, { value: ContestoStato; description: string }>,
})

export const ValoreStato = builder.prismaObject('ValoreStato', {
  description: 'A value that a state may take.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    contesto: t.expose('contesto', { type: ContestoStatoEnum, description: 'What it is a state of.' }),
    nomeFase: t.exposeString('nomeFase', { description: 'Phase whose list it is in; empty for the other contexts.' }),
    nome: t.exposeString('nome'),
    colore: t.string({
      description: 'What underlines it: `neutro`, `info`, `positivo`, `attenzione`, `negativo`.',
      select: { colore: true },
      resolve: ({ colore }) => colore.toLowerCase(),
    }),
  }),
})

builder.queryField('valoriStato', (t) =>
  t.prismaField({
    type: [ValoreStato],
    description: 'The state values, in their order; of one context or of all.',
    authScopes: { login: true },
    args: {
      contesto: t.arg({ type: ContestoStatoEnum, description: 'Only of this context.' }),
      nomeFase: t.arg.string({ description: 'Only of this phase.' }),
    },
    resolve: (query, _root, { contesto, nomeFase }, ctx) =>
      readPage(
        ctx.services.db,
        'valoreStato',
        query,
        { ...(contesto ? { contesto } : {}), ...(nomeFase ? { nomeFase } : {}) },
        [{ contesto: 'asc' }, { nomeFase: 'asc' }, ...byOrdine],
        { take: 1000 },
      ),
  }),
)
