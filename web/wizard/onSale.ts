import { mancanzeFamiglia } from '../../server/vendite/famiglie/checkList/rules.ts'
import type { WizardCatalogo, WizardFamiglia } from './model.ts'

/** The catalogue with the families that can be bought whole: the others are still being written. */
export function onSale({ famiglie, ...catalogo }: WizardCatalogo): WizardCatalogo {
  const tipi = new Set(catalogo.tipi.map(({ id }) => id))
  const vincoli = catalogo.vincoli.filter(({ tipoSerramento }) => tipi.has(tipoSerramento))
  const vendute = new Set(vincoli.map(({ famiglia }) => famiglia))
  const completa = (famiglia: WizardFamiglia) =>
    mancanzeFamiglia({ ...famiglia, conVincoli: vendute.has(famiglia.id) }).length === 0
  return { ...catalogo, famiglie: famiglie.filter(completa) }
}
