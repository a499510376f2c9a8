import type { Tx } from '../../server/platform/db/prisma.ts'
import { type ImmaginiDemo, seedCatalogo } from './catalogo.ts'
import { type CodiceDemo, seedTempistiche } from './tempistiche.ts'

/**
 * Inserts the example that a new company adapts: families with their options, window types, openings, accessories and
 * limits, window codes with their timings. No user, no customer, no order.
 * @param immagini stored already, `disegnaImmagini`
 * @returns the window codes, for whoever goes on with orders
 */
export async function inserisciEsempio(tx: Tx, immagini: ImmaginiDemo): Promise<CodiceDemo[]> {
  await seedCatalogo(tx, immagini)
  return seedTempistiche(tx)
}
