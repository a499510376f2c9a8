import type { Db } from '#platform/db/prisma.ts'
import { readPage } from '#platform/db/read.ts'
import { likeLiteral, wordsOf } from '#platform/db/search.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { bounded } from '#platform/graphql/listField.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { codiciInUse } from '../codiciInUse.ts'

/** Codes of one answer at most. */
const PAGE_MAX = 1000

export const CodiceSerramento = builder.prismaNode('CodiceSerramento', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id) => ({ id: boundedInteger(id) }),
  nullable: true,
  description: 'A window code: what a line is made of, by category and shape.',
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
      resolve: async ({ id }, _args, ctx) => can(ctx.viewer, 'adminOrders') && !(await codiciInUse(ctx)).has(id),
    }),
    codice: t.exposeString('codice', { description: 'F1, PF2 …; the same code exists in several categories.' }),
  }),
})

/** Every word of a search, in category, shape or code, whatever the case. */
function lookUp(text: string | null | undefined): Prisma.CodiceSerramentoWhereInput[] {
  // As it is shown: 'LEGNO · RETT · F2'.
  return wordsOf(text?.replaceAll('·', ' ')).map((word) => {
    const contains = { contains: likeLiteral(word), mode: 'insensitive' as const }
    return { OR: [{ categoria: contains }, { forma: contains }, { codice: contains }] }
  })
}

/** The codes that have minutes with a window type, by its timings. */
async function suitableFor(db: Db, tipoSerramentoId: number): Promise<Prisma.CodiceSerramentoWhereInput> {
  const tempistiche = await db.tempistica.findMany({
    where: { tipoSerramentoId },
    select: { codiceSerramentoId: true, categoria: true, forma: true },
  })
  if (tempistiche.some((one) => one.codiceSerramentoId === null && one.categoria === null)) return {}
  const id = tempistiche.flatMap(({ codiceSerramentoId }) => codiceSerramentoId ?? [])
  const groups = tempistiche.flatMap(({ categoria, forma }) =>
    categoria === null || forma === null ? [] : [{ categoria, forma }],
  )
  return { OR: [{ id: { in: id } }, ...groups] }
}

builder.queryField('codiciSerramento', (t) =>
  t.prismaField({
    type: [CodiceSerramento],
    description: 'The window codes, by category, shape and code, a page of at most 1000.',
    authScopes: { login: true },
    args: {
      categoria: t.arg.string({ description: 'Only of this category.' }),
      forma: t.arg.string({ description: 'Only of this shape.' }),
      codice: t.arg.string({ description: 'Only this code.' }),
      tipoSerramentoPk: t.arg.int({ description: 'Only those that have a timing for this window type.' }),
      perTipoPk: t.arg.int({
        description:
          'Only those that can be scheduled with this window type: a timing of it names them, their category and shape, or any code.',
      }),
      search: t.arg.string({ description: 'Every word, any order, in category, shape or code.' }),
      pagina: t.arg.int({ description: 'Page from 1; the first by default.' }),
      perPagina: t.arg.int({ description: 'Rows of a page, up to 1000.' }),
    },
    resolve: async (
      query,
      _root,
      { categoria, forma, codice, tipoSerramentoPk, perTipoPk, search, pagina, perPagina },
      ctx,
    ) => {
      const where: Prisma.CodiceSerramentoWhereInput = {
        ...(categoria ? { categoria } : {}),
        ...(forma ? { forma } : {}),
        ...(codice ? { codice } : {}),
        ...(tipoSerramentoPk == null ? {} : { tempistiche: { some: { tipoSerramentoId: tipoSerramentoPk } } }),
        AND: [...lookUp(search), ...(perTipoPk == null ? [] : [await suitableFor(ctx.services.db, perTipoPk)])],
      }
      const take = bounded(perPagina ?? PAGE_MAX, PAGE_MAX, 'perPagina')
      const skip = (bounded(pagina ?? 1, PAGE_MAX, 'pagina') - 1) * take
      const orderBy = [{ categoria: 'asc' }, { forma: 'asc' }, { codice: 'asc' }]
      return readPage(ctx.services.db, 'codiceSerramento', query, where, orderBy, { take, skip })
    },
  }),
)
