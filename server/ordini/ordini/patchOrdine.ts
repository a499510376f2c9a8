import { mixed, object, type Schema } from 'yup'
import { judgeInput, type OperationContext, operation, validateInput } from '../../platform/operation.ts'
import { lockOrdine, ordinePk } from './lock.ts'
import { mailOrdineSchema } from './mail/rules.ts'
import { setMailOrdine } from './setMailOrdine.ts'
import { updateOrdine } from './updateOrdine.ts'

interface Raw {
  pk: number
  statoInvioMail?: unknown
  testoEmail?: unknown
}

/** The mail part: what is not sent stays as it is. */
async function patchMail(ctx: OperationContext, { pk, ...raw }: Raw): Promise<void> {
  const { statoInvioMail, testoEmail } = await lockOrdine(ctx, pk)
  const input = await validateInput(mailOrdineSchema, {
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
    const { pk } = await validateInput(object({ pk: ordinePk }), raw)
    await updateOrdine.run(await judgeInput(updateOrdine, raw, ctx), ctx)
    if (raw.statoInvioMail !== undefined || raw.testoEmail !== undefined) await patchMail(ctx, { ...raw, pk })
    return { pk }
  },
})
