import type { Context } from '#platform/context.ts'
import { UserErrors } from '#platform/errors.ts'
import { builder } from '#platform/graphql/builder.ts'
import { Documento, type MadeDocument } from '#platform/graphql/files/Documento.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { validateInput } from '#platform/operation.ts'
import { ordiniFornitoreList } from '../list.ts'
import { PRINTS_NAME, pdfOfOrdiniFornitore, printName, printOrdineFornitore } from '../pdf/print.ts'
import { printSchema, whyNotAtOnce } from '../pdf/rules.ts'
import { printOrdiniFornitore } from '../printOrdiniFornitore.ts'

/** The print of supplier orders, all or none. @returns null when the viewer does not see one of them */
async function printFor(pks: readonly number[], name: string, ctx: Context): Promise<MadeDocument | null> {
  const where = { id: { in: [...pks] }, AND: ordiniFornitoreList.visible(ctx.viewer) }
  const seen = await ctx.services.db.ordineFornitore.findMany({
    where,
    select: { _count: { select: { righe: true } } },
  })
  if (seen.length < pks.length) return null
  const reason = whyNotAtOnce(
    pks.length,
    seen.reduce((righe, { _count }) => righe + _count.righe, 0),
  )
  if (reason && pks.length > 1) throw UserErrors.of('pks', reason, 'TOO_LARGE')
  return { nome: name, mime: 'application/pdf', bytes: await pdfOfOrdiniFornitore(ctx.services, pks) }
}

builder.queryField('ordineFornitorePdf', (t) =>
  t.field({
    type: Documento,
    nullable: true,
    description: 'The print of a supplier order; null when the viewer sees none such.',
    authScopes: { permesso: 'viewOrdiniFornitore' },
    args: {
      pk: t.arg.int({ required: true, description: 'Number of the supplier order.' }),
      dataConsegna: t.arg({
        type: 'Date',
        description:
          'When it is expected, as a mail that is being written would say; the day that it has when missing.',
      }),
    },
    async resolve(_root, { pk, dataConsegna }, ctx): Promise<MadeDocument | null> {
      const where = { id: pk, AND: ordiniFornitoreList.visible(ctx.viewer) }
      const bytes = await printOrdineFornitore(ctx.services, where, dataConsegna)
      return bytes && { nome: printName(pk), mime: 'application/pdf', bytes }
    },
  }),
)

builder.queryField('ordiniFornitorePdf', (t) =>
  t.field({
    type: Documento,
    nullable: true,
    description: 'Several supplier orders in one print, at most 20 or 1,000 rows; null when the viewer misses one.',
    authScopes: { permesso: 'viewOrdiniFornitore' },
    args: { pks: t.arg.intList({ description: 'Numbers of the supplier orders, in the order of the pages.' }) },
    async resolve(_root, { pks }, ctx) {
      const { pks: ordini } = await validateInput(printSchema, { pks: pks ?? [] }).catch((error: unknown) => {
        if (!(error instanceof UserErrors)) throw error
        throw new UserErrors(error.errors.map((found) => ({ ...found, field: 'pks' })))
      })
      return printFor(ordini, PRINTS_NAME, ctx)
    },
  }),
)

mutationField(printOrdiniFornitore, {
  description: 'Prints many supplier orders as a long work, whose `file` is the print.',
  input: (t) => ({ pks: t.intList({ required: true, description: 'Numbers, in the order of the pages.' }) }),
  payload: (t) => ({
    job: t.int({ nullable: true, description: 'Number of the long work.', resolve: ({ result }) => result?.job }),
  }),
})
