import { byOrdine } from '#platform/db/byOrdine.ts'
import { readPage } from '#platform/db/read.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { storedWord, wordOf } from '#shared/fields/words.ts'
import { STATO_COLORS, STATO_CONTEXTS } from '../rules.ts'

const ContestoStatoEnum = choiceEnum('ContestoStato', STATO_CONTEXTS, 'What a state value is of.', {
  ordine: 'Orders.',
  ordine_fornitore: 'Supplier orders.',
  fasi: 'Phases, a list each.',
  materiali: 'Materials.',
})

const ColoreStatoEnum = choiceEnum('ColoreStato', STATO_COLORS, 'What underlines a state: a sense, not a colour.', {
  neutro: 'Nothing in particular; grey.',
  info: 'Good to know; light blue.',
  positivo: 'As it should be; green.',
  attenzione: 'To be looked at; orange.',
  negativo: 'Wrong; red.',
})

export const ValoreStato = builder.prismaNode('ValoreStato', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id) => ({ id: boundedInteger(id) }),
  nullable: true,
  description: 'A value that a state may take.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    contesto: t.field({
      type: ContestoStatoEnum,
      description: 'What it is a state of.',
      select: { contesto: true },
      resolve: ({ contesto }) => wordOf(contesto),
    }),
    nomeFase: t.exposeString('nomeFase', { description: 'Phase whose list it is in; empty for the other contexts.' }),
    nome: t.exposeString('nome'),
    colore: t.field({
      type: ColoreStatoEnum,
      description: 'What underlines it.',
      select: { colore: true },
      resolve: ({ colore }) => wordOf(colore),
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
        { ...(contesto ? { contesto: storedWord(contesto) } : {}), ...(nomeFase ? { nomeFase } : {}) },
        [{ contesto: 'asc' }, { nomeFase: 'asc' }, ...byOrdine],
        { take: 1000 },
      ),
  }),
)
