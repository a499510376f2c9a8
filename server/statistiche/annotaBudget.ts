import type { Prisma } from '../../prisma/generated/client.ts'
import { formatoEuro } from '../formati/rules.ts'
import type { AuditEntry, OperationContext } from '../operation.ts'

/** Writes in the history of whom a budget is; what did not change is not written. */
export async function annotaBudget(
  ctx: OperationContext,
  chi: Pick<AuditEntry, 'oggetto' | 'oggettoPk'>,
  anno: number,
  era: Prisma.Decimal | undefined,
  importo: number | null,
): Promise<void> {
  const [prima, dopo] = [era?.toNumber() ?? null, importo].map((euro) => (euro === null ? null : formatoEuro(euro)))
  if (prima === dopo) return
  await ctx.audit({ ...chi, azione: 'setBudget', campo: `budget ${anno}`, prima, dopo })
}
