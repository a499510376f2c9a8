import { mancanzeFamiglia } from '#vendite/famiglie/checkList/rules.ts'
import type { WizardCatalogo, WizardFamiglia } from './model.ts'

/** The catalogue with the families that can be bought whole: the others are still being written. */
export function onSale({ famiglie, ...catalogo }: WizardCatalogo): WizardCatalogo {
  const tipi = new Set(catalogo.tipi.map(({ id }) => id))
  const vincoli = catalogo.vincoli.filter(({ tipoSerramento }) => tipi.has(tipoSerramento))
  const sold = new Set(vincoli.map(({ famiglia }) => famiglia))
  const complete = (famiglia: WizardFamiglia) =>
    mancanzeFamiglia({ ...famiglia, conVincoli: sold.has(famiglia.id) }).length === 0
  return { ...catalogo, famiglie: famiglie.filter(complete) }
}
