import type { Context } from '#platform/context.ts'
import { refuseIfStale } from '#platform/db/conflict.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { readStorico, type VoceStorico } from '#platform/history/read.ts'
import type { OperationContext } from '#platform/operation.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { formatEuro } from '#shared/formats/formats.ts'
import type { BudgetChange, ReadBudget } from './rules.ts'

/** Topic of the budgets: its events say whose has changed, by the keys of DOVE and its number. */
export const BUDGET_OBJECT = 'budget'

/** Whose budgets there are, by their names in the history, and where they are kept. */
const WHERE = {
  Cliente: { tabella: Prisma.raw('budget_clienti'), chiave: Prisma.raw('cliente_id') },
  Agente: { tabella: Prisma.raw('budget_agenti'), chiave: Prisma.raw('agente_id') },
} as const
export type BudgetOwner = keyof typeof WHERE

/** What the history calls a change of a budget. */
const ACTION = 'setBudget'

/** What the history calls the budget of a year. */
const fieldOf = (year: number) => `budget ${year}`

/** The budgets of a customer or of an agent, the latest year first. */
export async function readBudget(of: BudgetOwner, pk: number, { services: { db } }: Context): Promise<ReadBudget[]> {
  const { tabella, chiave } = WHERE[of]
  return db.$queryRaw`
    SELECT anno, importo::float8 AS importo, (SELECT count(*)::int FROM audit_log
      WHERE oggetto = ${of} AND oggetto_pk = ${chiave} AND campo = 'budget ' || anno) AS versione
    FROM ${tabella} WHERE ${chiave} = ${boundedInteger(pk)} ORDER BY anno DESC`
}

/** What has been done with the budgets of a customer or of an agent, newest first. */
export async function budgetHistory(
  of: BudgetOwner,
  pk: number,
  { services: { db } }: Context,
): Promise<VoceStorico[]> {
  return readStorico(db, of, boundedInteger(pk), { onlyActions: [ACTION] })
}

/**
 * Sets the budget of a year of a customer or of an agent, locked by the caller, or takes it away (null); its history,
 * and the others, are told when it is another one.
 * @throws Refusal CONFLICT when `versione` is not the current one and the save would change something
 */
export async function writeBudget(ctx: OperationContext, of: BudgetOwner, pk: number, change: BudgetChange) {
  const { anno, importo, versione: vista } = change
  const { tabella, chiave } = WHERE[of]
  const where = Prisma.sql`${chiave} = ${pk} AND anno = ${anno}`
  const [riga] = await ctx.tx.$queryRaw<
    { importo: number }[]
  >`SELECT importo::float8 AS importo FROM ${tabella} WHERE ${where}`
  const before = riga?.importo ?? null
  if (before === importo) return
  const history = { oggetto: of, oggettoPk: pk, campo: fieldOf(anno) }
  await refuseIfStale(ctx, {
    oggetto: of,
    pk,
    history: { campo: history.campo },
    vista,
    attuale: { versione: await ctx.tx.auditLog.count({ where: history }) },
    prima: { importo: before },
    dopo: { importo },
  })
  if (importo === null) await ctx.tx.$executeRaw`DELETE FROM ${tabella} WHERE ${where}`
  else {
    await ctx.tx.$executeRaw`INSERT INTO ${tabella} (${chiave}, anno, importo) VALUES (${pk}, ${anno}, ${importo})
      ON CONFLICT (${chiave}, anno) DO UPDATE SET importo = excluded.importo`
  }
  const written = (euro: number | null) => (euro === null ? null : formatEuro(euro))
  await ctx.audit({ ...history, azione: ACTION, prima: written(before), dopo: written(importo) })
  await ctx.emit(BUDGET_OBJECT, { oggetto: of, pk })
}
