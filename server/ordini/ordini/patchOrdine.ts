import { mixed, object, type Schema } from 'yup'
import { judgeInput, type OperationContext, operation, validateInput } from '#platform/operation.ts'
import { besideSchema, refuseOtherSconto, writeCheckListBeside, writeMailBeside } from './beside.ts'
import { lockOrdine, ordinePk } from './lock.ts'
import { mailOrdineSchema } from './mail/rules.ts'
import { itemsRule } from './setCheckListOrdine.ts'
import { updateOrdine } from './updateOrdine.ts'

interface Raw {
  pk: number
  statoInvioMail?: unknown
  testoEmail?: unknown
  checkList?: unknown
  sconto?: unknown
}

/** The mail part: what is not sent, or sent as it is, stays as it is. */
async function patchMail(ctx: OperationContext, { pk, ...raw }: Raw): Promise<void> {
  const { statoInvioMail, testoEmail } = await lockOrdine(ctx, pk)
  const sameState = raw.statoInvioMail === undefined || (raw.statoInvioMail ?? null) === statoInvioMail
  if (sameState && (raw.testoEmail === undefined || (raw.testoEmail ?? '') === testoEmail)) return
  const mail = await validateInput(mailOrdineSchema, {
    statoInvioMail: raw.statoInvioMail === undefined ? statoInvioMail : raw.statoInvioMail,
    testoEmail: raw.testoEmail === undefined ? testoEmail : raw.testoEmail,
  })
  await writeMailBeside(ctx, pk, mail)
}

const scontoStored = async (ctx: OperationContext, pk: number) =>
  Number((await ctx.tx.ordine.findUniqueOrThrow({ where: { id: pk }, select: { sconto: true } })).sconto)

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
    const { sconto } = await validateInput(besideSchema.pick(['sconto']), raw)
    await lockOrdine(ctx, pk)
    const before = await scontoStored(ctx, pk)
    await updateOrdine.run(await judgeInput(updateOrdine, raw, ctx), ctx)
    refuseOtherSconto(sconto, [before, await scontoStored(ctx, pk)])
    if (raw.statoInvioMail !== undefined || raw.testoEmail !== undefined) await patchMail(ctx, { ...raw, pk })
    if ((raw.checkList ?? null) === null) return { pk }
    const { checkList } = await validateInput(object({ checkList: itemsRule }), raw)
    await lockOrdine(ctx, pk)
    await writeCheckListBeside(ctx, pk, checkList)
    return { pk }
  },
})
