import type { Prisma } from '../../../prisma/generated/client.ts'
import { readPage } from '../../db/read.ts'
import { builder } from '../../graphql/builder.ts'
import { puo } from '../../permissions.ts'
import { codiciInUso } from '../codiciInUso.ts'

export const CodiceSerramento = builder.prismaObject('CodiceSerramento', {
  description: 'A window code: what a line is made of, by category and shape (spec/001 §3).',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    categoria: t.exposeString('categoria', { description: 'Material: LEGNO, PVC …' }),
    forma: t.exposeString('forma', { description: 'Shape: RETT, ARCO, TONDO …' }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
    puoEliminare: t.boolean({
      description: 'Whether `deleteCodiceSerramento` is possible now for the viewer: no line and no timing uses it.',
      select: { id: true },
      resolve: async ({ id }, _args, ctx) => puo(ctx.viewer, 'adminOrders') && !(await codiciInUso(ctx)).has(id),
    }),
    codice: t.exposeString('codice', { description: 'F1, PF2 …; the same code exists in several categories.' }),
  }),
})

builder.queryField('codiciSerramento', (t) =>
  t.prismaField({
    type: [CodiceSerramento],
    description: 'The window codes, by category, shape and code (at most 1000).',
    authScopes: { login: true },
    args: {
      categoria: t.arg.string({ description: 'Only of this category.' }),
      forma: t.arg.string({ description: 'Only of this shape.' }),
      codice: t.arg.string({ description: 'Only this code.' }),
      tipoSerramento: t.arg.int({ description: 'Only those that have a timing for this window type.' }),
    },
    resolve: (query, _root, { categoria, forma, codice, tipoSerramento }, ctx) => {
      const where: Prisma.CodiceSerramentoWhereInput = {
        ...(categoria ? { categoria } : {}),
        ...(forma ? { forma } : {}),
        ...(codice ? { codice } : {}),
        ...(tipoSerramento == null ? {} : { tempistiche: { some: { tipoSerramentoId: tipoSerramento } } }),
      }
      const orderBy = [{ categoria: 'asc' }, { forma: 'asc' }, { codice: 'asc' }]
      return readPage(ctx.services.db, 'codiceSerramento', query, where, orderBy, { take: 1000 })
    },
  }),
)
