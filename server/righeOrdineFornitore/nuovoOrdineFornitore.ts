import type { OperationContext } from '../operation.ts'

const INIZIALE = 'DA_FARE'

/**
 * A supplier order of rows that were waiting, in its first state if the list has it.
 * @returns its number
 */
export async function nuovoOrdineFornitore(
  { tx }: OperationContext,
  dati: { ordineId: number; tipologia: string; fornitoreId: number },
): Promise<number> {
  const stato = await tx.valoreStato.findFirst({
    where: { contesto: 'ORDINE_FORNITORE', nome: INIZIALE },
    select: { id: true },
  })
  const { id } = await tx.ordineFornitore.create({
    data: { ...dati, statoId: stato?.id ?? null, storicoStati: { create: { stato: stato ? INIZIALE : '' } } },
    select: { id: true },
  })
  return id
}
