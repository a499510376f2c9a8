import { mixed, object, type Schema } from 'yup'
import { type OperationContext, operation, valida } from '../../platform/operation.ts'
import { mailOrdineSchema } from './mail/rules.ts'
import { ordinePk, prendiOrdine } from './prendi.ts'
import { setMailOrdine } from './setMailOrdine.ts'
import { schemaModifica, updateOrdine } from './updateOrdine.ts'

interface Raw {
  pk: number
  statoInvioMail?: unknown
  testoEmail?: unknown
}

/** The mail part: what is not sent stays as it is. */
async function patchMail(ctx: OperationContext, { pk, ...raw }: Raw): Promise<void> {
  const { statoInvioMail, testoEmail } = await prendiOrdine(ctx, pk)
  const input = await valida(mailOrdineSchema, {
    statoInvioMail: raw.statoInvioMail === undefined ? statoInvioMail : raw.statoInvioMail,
    testoEmail: raw.testoEmail === undefined ? testoEmail : raw.testoEmail,
  })
  await setMailOrdine.run({ ...input, ordine: pk, inviaDal: null }, ctx)
}

/**
 * Any part of an order, as the old clients patch it: fields of the form, or the state and text of the mail, all in
 * one transaction.
 */
export const patchOrdine = operation({
  nome: 'patchOrdine',
  permesso: 'editOrder',
  // Whole: each part has a schema of its own, over what it finds.
  schema: mixed<Raw>().required() as Schema<Raw>,
  async run(raw, ctx) {
    const { pk } = await valida(object({ pk: ordinePk }), raw)
    await updateOrdine.run(await valida(await schemaModifica(ctx, raw), raw), ctx)
    if (raw.statoInvioMail !== undefined || raw.testoEmail !== undefined) await patchMail(ctx, { ...raw, pk })
    return { pk }
  },
})
