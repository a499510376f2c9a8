import { array, object } from 'yup'
import { identitySchema } from '#platform/db/entity/entity.ts'
import { UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { dateOfDay, dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { idListRule, idRule, optionalDayRule, unknownPkMessage } from '#shared/fields/fields.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { FINISHED_BEFORE_TODAY, ONLY_MAIN } from './rules.ts'
import { lockCartella } from './tree.ts'

/** Accounts that one folder is shared with at most. */
const ACCOUNT_MAX = 1000

/** Account → last day on which it sees the folder; null: no last day. */
type Condivisioni = Map<number, string | null>

async function checkAccount({ tx }: OperationContext, asked: readonly number[]): Promise<void> {
  const account = await tx.appAccount.findMany({ where: { id: { in: [...asked] } }, select: { id: true } })
  const unknown = asked.find((id) => !account.some((one) => one.id === id))
  if (unknown !== undefined) throw UserErrors.of('accountPks', unknownPkMessage(unknown))
}

async function readCondivisioni({ tx }: OperationContext, cartellaId: number): Promise<Condivisioni> {
  const righe = await tx.condivisioneCartella.findMany({ where: { cartellaId }, orderBy: { appAccountId: 'asc' } })
  return new Map(righe.map(({ appAccountId, finoAl }) => [appAccountId, finoAl && dayOfDate(finoAl)]))
}

const inHistory = (condivisioni: Condivisioni) =>
  [...condivisioni]
    .sort(([a], [b]) => a - b)
    .map(([account, finoAl]) => (finoAl ? `${account} fino al ${formatDate(finoAl)}` : String(account)))
    .join(', ')

/**
 * Shares a top-level folder, and all below it, with these accounts of the app and no others; none is an answer too. Who
 * is left out sees nothing of it from the next reading on, nor does who has a last day from the day after. Accounts
 * that `scadenze` does not name keep theirs.
 * @throws UserErrors when the folder is below another, an account is missing, a new last day has passed
 */
export const shareCartella = operation({
  nome: 'shareCartella',
  permesso: 'adminApp',
  schema: identitySchema.shape({
    accountPks: idListRule(ACCOUNT_MAX),
    scadenze: array()
      .of(object({ accountPk: idRule(), finoAl: optionalDayRule() }))
      .max(ACCOUNT_MAX)
      .default([]),
  }),
  async run({ pk, accountPks, scadenze }, ctx) {
    const { tx } = ctx
    const { parentId } = await lockCartella(ctx, pk)
    if (parentId !== null) throw UserErrors.of('accountPks', ONLY_MAIN)
    const asked = [...new Set(accountPks)]
    await checkAccount(ctx, asked)
    const before = await readCondivisioni(ctx, pk)
    const today = dayOfInstant(new Date())
    // One that is over and asked for again has no end.
    const remaining = (account: number) => {
      const finoAl = before.get(account) ?? null
      return finoAl !== null && finoAl < today ? null : finoAl
    }
    const after: Condivisioni = new Map(asked.map((account) => [account, remaining(account)]))
    for (const { accountPk, finoAl } of scadenze) {
      if (!after.has(accountPk)) throw UserErrors.of('scadenze', unknownPkMessage(accountPk))
      if (finoAl !== null && finoAl < today) throw UserErrors.of('scadenze', FINISHED_BEFORE_TODAY)
      after.set(accountPk, finoAl)
    }
    if (inHistory(before) === inHistory(after)) return { pk }
    const staying = [...after].filter(([account, finoAl]) => before.has(account) && before.get(account) === finoAl)
    const removed = { cartellaId: pk, appAccountId: { notIn: staying.map(([account]) => account) } }
    await tx.condivisioneCartella.deleteMany({ where: removed })
    await tx.condivisioneCartella.createMany({
      data: [...after].map(([appAccountId, finoAl]) => ({
        cartellaId: pk,
        appAccountId,
        finoAl: finoAl === null ? null : dateOfDay(finoAl),
      })),
      skipDuplicates: true,
    })
    await ctx.audit({
      oggetto: 'Cartella',
      oggettoPk: pk,
      azione: 'condividi',
      campo: 'account',
      prima: inHistory(before),
      dopo: inHistory(after),
    })
    return { pk }
  },
})
