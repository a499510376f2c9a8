import { type CatalogoPreventivo, defaultValues, famigliaOf, tipoOf } from '#vendite/preventivi/catalogo/rules.ts'
import { withTipo } from '../formValues.ts'
import type { WizardFormValues } from '../model.ts'

/**
 * A saved form over today's catalogue: what has left the catalogue is left out, an option that came since has its
 * first value. Windows that the family no longer sells stay: the list of what is missing says so.
 */
export function realignDraft(values: WizardFormValues, catalogo: CatalogoPreventivo): WizardFormValues {
  const famiglia = famigliaOf(catalogo, values.famigliaPk)
  const defaults = famiglia ? defaultValues(famiglia) : []
  const options = (famiglia?.opzioni ?? []).flatMap(({ valori: items }) => {
    const chosen =
      items.find(({ id }) => values.valoreOpzionePks.includes(id)) ?? items.find(({ id }) => defaults.includes(id))
    return chosen ? [chosen.id] : []
  })
  const among = (items: readonly string[], choice: string, otherwise: string) =>
    items.includes(choice) ? choice : otherwise
  return {
    ...values,
    famigliaPk: famiglia?.id ?? '',
    valoreOpzionePks: options,
    serramenti: values.serramenti.flatMap((serramento) =>
      serramento.tipoSerramentoPk !== '' && tipoOf(catalogo, serramento.tipoSerramentoPk)
        ? [withTipo(serramento, serramento.tipoSerramentoPk, catalogo)]
        : [],
    ),
    tipoCliente: among(catalogo.tipiCliente, values.tipoCliente, catalogo.tipiCliente[0] ?? ''),
    tipoIntervento: among(catalogo.tipiIntervento, values.tipoIntervento, catalogo.tipiIntervento[0] ?? ''),
    pianoPosa: among(catalogo.piani, values.pianoPosa, ''),
  }
}
