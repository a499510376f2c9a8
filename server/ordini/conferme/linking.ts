import type { Tx } from '#platform/db/prisma.ts'
import type { PianoWriter } from '../ordini/changes.ts'
import { comparedNumero } from './rules.ts'

/**
 * The order with a number, case and blanks around it ignored; it stays until the transaction ends.
 * @returns null without a number, or when no order has it
 */
export async function findOrdineOf(tx: Tx, numeroCommessa: string): Promise<number | null> {
  const numero = comparedNumero(numeroCommessa)
  if (!numero) return null
  const [found] = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM ordini WHERE lower(btrim(numero_commessa)) = ${numero} ORDER BY id LIMIT 1 FOR KEY SHARE`
  return found?.id ?? null
}

/**
 * Orders were added, imported or given another number: the confirmations that wait for their numbers are linked to them,
 * and those that they have follow their numbers. One statement, however many orders.
 */
export async function linkConferme({ tx, emit }: Pick<PianoWriter, 'tx' | 'emit'>, ...pks: number[]): Promise<void> {
  const toccate = await tx.$queryRaw<{ id: number }[]>`
    UPDATE conferme_ordine c SET ordine_id = o.id, numero_commessa = o.numero_commessa, versione = c.versione + 1
    FROM ordini o
    WHERE o.id = ANY(${pks}::int[]) AND (
      (c.ordine_id = o.id AND c.numero_commessa <> o.numero_commessa)
      OR (c.ordine_id IS NULL AND lower(btrim(c.numero_commessa)) = lower(btrim(o.numero_commessa))))
    RETURNING c.id`
  for (const { id } of toccate) await emit('confermaOrdine', { pk: id })
}
