import { array, object } from 'yup'
import { identitySchema } from '../../platform/db/entity/entity.ts'
import { UserErrors } from '../../platform/errors.ts'
import { type OperationContext, operation } from '../../platform/operation.ts'
import { dateOfDay, dayOfDate } from '../../shared/dates/days.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { idListRule, idRule, optionalDayRule, unknownPkMessage } from '../../shared/fields/fields.ts'
import { formatDate } from '../../shared/formats/formats.ts'
import { FINITA_PRIMA_DI_OGGI, SOLO_PRINCIPALI } from './rules.ts'
import { lockCartella } from './tree.ts'

/** Accounts that one folder is shared with at most. */
const ACCOUNT_MAX = 1000

/** Account → last day on which it sees the folder; null: no last day. */
type Condivisioni = Map<number, string | null>

async function checkAccount({ tx }: OperationContext, chiesti: readonly number[]): Promise<void> {
  const account = await tx.appAccount.findMany({ where: { id: { in: [...chiesti] } }, select: { id: true } })
  const ignoto = chiesti.find((id) => !account.some((uno) => uno.id === id))
  if (ignoto !== undefined) throw UserErrors.of('ids', unknownPkMessage(ignoto))
}

async function readCondivisioni({ tx }: OperationContext, cartellaId: number): Promise<Condivisioni> {
  const righe = await tx.condivisioneCartella.findMany({ where: { cartellaId }, orderBy: { appAccountId: 'asc' } })
  return new Map(righe.map(({ appAccountId, finoAl }) => [appAccountId, finoAl && dayOfDate(finoAl)]))
}

const inStoria = (condivisioni: Condivisioni) =>
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
    ids: idListRule(ACCOUNT_MAX),
    scadenze: array()
      .of(object({ account: idRule(), finoAl: optionalDayRule() }))
      .max(ACCOUNT_MAX)
      .default([]),
  }),
  async run({ pk, ids, scadenze }, ctx) {
    const { tx } = ctx
    const { parentId } = await lockCartella(ctx, pk)
    if (parentId !== null) throw UserErrors.of('ids', SOLO_PRINCIPALI)
    const chiesti = [...new Set(ids)]
    await checkAccount(ctx, chiesti)
    const prima = await readCondivisioni(ctx, pk)
    const oggi = dayOfInstant(new Date())
    // One that is over and asked for again has no end.
    const rimasta = (account: number) => {
      const finoAl = prima.get(account) ?? null
      return finoAl !== null && finoAl < oggi ? null : finoAl
    }
    const dopo: Condivisioni = new Map(chiesti.map((account) => [account, rimasta(account)]))
    for (const { account, finoAl } of scadenze) {
      if (!dopo.has(account)) throw UserErrors.of('scadenze', unknownPkMessage(account))
      if (finoAl !== null && finoAl < oggi) throw UserErrors.of('scadenze', FINITA_PRIMA_DI_OGGI)
      dopo.set(account, finoAl)
    }
    if (inStoria(prima) === inStoria(dopo)) return { pk }
    const restano = [...dopo].filter(([account, finoAl]) => prima.has(account) && prima.get(account) === finoAl)
    const tolte = { cartellaId: pk, appAccountId: { notIn: restano.map(([account]) => account) } }
    await tx.condivisioneCartella.deleteMany({ where: tolte })
    await tx.condivisioneCartella.createMany({
      data: [...dopo].map(([appAccountId, finoAl]) => ({
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
      prima: inStoria(prima),
      dopo: inStoria(dopo),
    })
    return { pk }
  },
})
