import { object } from 'yup'
import { Refusal, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { can } from '#platform/permissions.ts'
import { formatPercentage } from '#shared/formats/formats.ts'
import { percentageRule, toCents } from '#shared/money/money.ts'
import { mailOrdineSchema, type StatoInvioMail } from './mail/rules.ts'
import { changeCheckList, itemsRule } from './setCheckListOrdine.ts'
import { setMailOrdine } from './setMailOrdine.ts'

/** What the old clients send with an order and its form does not have. */
export const besideSchema = mailOrdineSchema.concat(
  object({ sconto: percentageRule(), checkList: itemsRule.notRequired() }),
)

/**
 * Refuses a discount of the order that is neither what was stored nor what its lines make: those who send along what they
 * read are right, and so are those who compute it as the form does, to the last cent.
 */
export function refuseOtherSconto(sconto: number | null, right: readonly number[]): void {
  if (sconto === null || right.some((one) => Math.abs(Number(toCents(one) - toCents(sconto))) <= 1)) return
  const computed = formatPercentage(right.at(-1) ?? 0)
  throw UserErrors.of(
    'sconto',
    `Lo sconto dell’ordine si calcola dalle righe (${computed}): si cambia con lo sconto articolo delle righe.`,
  )
}

/** The mail of an order that is written with the rest of it: why it cannot be is told beside its state. */
export async function writeMailBeside(
  ctx: OperationContext,
  pk: number,
  mail: { statoInvioMail: StatoInvioMail | null; testoEmail: string },
): Promise<void> {
  try {
    await setMailOrdine.run({ ...mail, ordinePk: pk, inviaDal: null }, ctx)
  } catch (error) {
    if (!(error instanceof UserErrors)) throw error
    throw new UserErrors(error.errors.map((one) => ({ ...one, field: one.field ?? 'statoInvioMail' })))
  }
}

/** Ticks and unticks items of the check list of a locked order with the rest of it. @throws Refusal FORBIDDEN */
export async function writeCheckListBeside(
  ctx: OperationContext,
  pk: number,
  checkList: Parameters<typeof changeCheckList>[2],
): Promise<void> {
  if (!can(ctx.viewer, 'writeOrderCheckList')) throw new Refusal('FORBIDDEN')
  await changeCheckList(ctx, pk, checkList, 'checkList')
}
