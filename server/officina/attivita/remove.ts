import type { OperationContext } from '#platform/operation.ts'
import type { Attivita } from '#prisma/generated/client.ts'
import { controlloHistory } from '../controlli/record.ts'
import { announceAttivita } from './announce.ts'

/** Removes a session: its pieces can be done again, the controls recorded with it too. */
export async function removeAttivita(ctx: OperationContext, riga: Attivita): Promise<{ pk: number }> {
  const { id } = riga
  const controlli = await ctx.tx.controlloEffettuato.findMany({
    where: { attivitaId: id },
    include: { controllo: { select: { descrizione: true } } },
  })
  await ctx.tx.controlloEffettuato.deleteMany({ where: { attivitaId: id } })
  // Its pieces go with it.
  await ctx.tx.attivita.delete({ where: { id } })
  await ctx.audit(
    { oggetto: 'Attivita', oggettoPk: id, azione: 'elimina', prima: riga.note },
    ...controlli.map((one) => controlloHistory(one.ordineId, one.controllo.descrizione, one, null)),
  )
  await announceAttivita(ctx, riga, true)
  return { pk: id }
}

/** Whether a session is the latest of its order and operation; of those without an order, of its operator's. */
export async function isLast({ tx }: Pick<OperationContext, 'tx'>, riga: Attivita): Promise<boolean> {
  const { ordineId, lavorazioneId, operatoreId } = riga
  const last = await tx.attivita.findFirst({
    where: { ordineId, lavorazioneId, ...(ordineId === null ? { operatoreId } : {}) },
    orderBy: [{ data: 'desc' }, { oraInizio: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
    select: { id: true },
  })
  return last?.id === riga.id
}
