import { mixed, object, type Schema } from 'yup'
import { Refusal } from '../../platform/errors.ts'
import { judgeInput, type OperationContext, operation, validateInput } from '../../platform/operation.ts'
import { can } from '../../platform/permissions.ts'
import { lockOrdine, ordinePk } from './lock.ts'
import { mailOrdineSchema } from './mail/rules.ts'
import { changeCheckList, itemsRule } from './setCheckListOrdine.ts'
import { setMailOrdine } from './setMailOrdine.ts'
import { updateOrdine } from './updateOrdine.ts'

interface Raw {
  pk: number
  statoInvioMail?: unknown
  testoEmail?: unknown
  checkList?: unknown
}

/** The mail part: what is not sent, or sent as it is, stays as it is. */
async function patchMail(ctx: OperationContext, { pk, ...raw }: Raw): Promise<void> {
  const { statoInvioMail, testoEmail } = await lockOrdine(ctx, pk)
  const sameState = raw.statoInvioMail === undefined || (raw.statoInvioMail ?? null) === statoInvioMail
  if (sameState && (raw.testoEmail === undefined || (raw.testoEmail ?? '') === testoEmail)) return
  const input = await validateInput(mailOrdineSchema, {
    statoInvioMail: raw.statoInvioMail === undefined ? statoInvioMail : raw.statoInvioMail,
    testoEmail: raw.testoEmail === undefined ? testoEmail : raw.testoEmail,
  })
  await setMailOrdine.run({ ...input, ordine: pk, inviaDal: null }, ctx)
}

/**
 * Any part of an order, as the old clients patch it: fields of the form, the state and text of the mail, items of the
 * check list, all in one transaction.
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
    if ((raw.checkList ?? null) === null) return { pk }
    if (!can(ctx.viewer, 'writeOrderCheckList')) throw new Refusal('FORBIDDEN')
    const { checkList } = await validateInput(object({ checkList: itemsRule }), raw)
    await lockOrdine(ctx, pk)
    await changeCheckList(ctx, pk, checkList, 'checkList')
    return { pk }
  },
})
