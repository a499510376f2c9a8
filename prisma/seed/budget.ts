// What the demo agents, and every other customer, are expected to bring: this year and the one before.
import type { Tx } from '../../server/platform/db/prisma.ts'
import { dayOfInstant } from '../../server/shared/dates/zone.ts'
import type { ClienteDemo } from './clienti.ts'
import type { UtentiDemo } from './utenti.ts'

/** Euro a year: some are above it in a month, some far below. */
const PER_AGENTE: Readonly<Record<string, number>> = {
  AG01: 900_000,
  AG02: 1_200_000,
  AG03: 600_000,
  AG04: 800_000,
  AG05: 1_000_000,
  AG06: 950_000,
}
const PER_CLIENTE = [60_000, 90_000, 150_000, 240_000] as const

/** Inserts the budgets; customers and agents must be there. */
export async function seedBudget(
  tx: Tx,
  { clienti, utenti, adesso }: { clienti: readonly ClienteDemo[]; utenti: UtentiDemo; adesso: Date },
): Promise<void> {
  const year = Number(dayOfInstant(adesso).slice(0, 4))
  for (const [which, part] of [
    [year, 1],
    [year - 1, 0.9],
  ] as const) {
    await tx.budgetAgente.createMany({
      data: utenti.agenti.flatMap(({ id: agenteId, codice }) => {
        const importo = PER_AGENTE[codice]
        return importo ? [{ agenteId, anno: which, importo: importo * part }] : []
      }),
    })
    await tx.budgetCliente.createMany({
      data: clienti
        .filter((_, index) => index % 2 === 0)
        .map(({ id: clienteId }, index) => ({
          clienteId,
          anno: which,
          importo: (PER_CLIENTE[index % PER_CLIENTE.length] ?? 0) * part,
        })),
    })
  }
}
