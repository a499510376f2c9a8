import type { Db, Tx } from '../db/prisma.ts'
import { rowsQuestion } from '../db/question.ts'
import { type ProductSettings, productSettings, type SettingsOf, valuesOfSettings } from './rules.ts'

/** What is stored of the settings, to be read with other things: `settingsOf` takes it. */
export const storedSettings = rowsQuestion('impostazione', { select: { chiave: true, valore: true } })

/** Settings as they hold: what is stored over their defaults. */
export const settingsOf = (rows: readonly { chiave: string; valore: unknown }[]): ProductSettings =>
  valuesOfSettings(productSettings, rows)

/**
 * Settings as they hold now: what is stored over their defaults. One small query.
 * @param area settings of an area, beside those of the platform
 */
export async function readSettings<Area extends object = object>(
  db: Db | Tx,
  area?: SettingsOf<Area>,
): Promise<ProductSettings & Area> {
  const rows = await db.impostazione.findMany({ select: { chiave: true, valore: true } })
  const product = valuesOfSettings(productSettings, rows)
  return area ? { ...product, ...valuesOfSettings(area, rows) } : (product as ProductSettings & Area)
}
