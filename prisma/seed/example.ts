import type { Tx } from '#platform/db/prisma.ts'
import { type DemoImages, seedCatalogo } from './catalogo.ts'
import { type CodiceDemo, seedTempistiche, seedTypeTempistiche } from './tempistiche.ts'

/**
 * Inserts the example that a new company adapts: families with their options, window types, openings, accessories and
 * limits, window codes with their timings. No user, no customer, no order.
 * @param images stored already, `disegnaImmagini`
 * @returns the window codes, for whoever goes on with orders
 */
export async function insertExample(tx: Tx, images: DemoImages): Promise<CodiceDemo[]> {
  await seedCatalogo(tx, images)
  return seedTempistiche(tx)
}

/**
 * The example as a new company begins with it: with timings for windows without a code too, as all those of quotes are,
 * so that its first order can be planned.
 */
export async function insertFirstExample(tx: Tx, images: DemoImages): Promise<void> {
  await insertExample(tx, images)
  await seedTypeTempistiche(tx)
}
