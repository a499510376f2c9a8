import {
  type CatalogoPreventivo,
  defaultValori,
  famigliaOf,
  tipoOf,
} from '../../../server/vendite/preventivi/catalogo/rules.ts'
import { withTipo } from '../formValues.ts'
import type { WizardFormValues } from '../model.ts'

/**
 * A saved form over today's catalogue: what has left the catalogue is left out, an option that came since has its
 * first value. Windows that the family no longer sells stay: the list of what is missing says so.
 */
export function realignDraft(values: WizardFormValues, catalogo: CatalogoPreventivo): WizardFormValues {
  const famiglia = famigliaOf(catalogo, values.famiglia)
  const predefiniti = famiglia ? defaultValori(famiglia) : []
  const opzioni = (famiglia?.opzioni ?? []).flatMap(({ valori: voci }) => {
    const scelto =
      voci.find(({ id }) => values.valoriOpzioni.includes(id)) ?? voci.find(({ id }) => predefiniti.includes(id))
    return scelto ? [scelto.id] : []
  })
  const tra = (voci: readonly string[], scelta: string, altrimenti: string) =>
    voci.includes(scelta) ? scelta : altrimenti
  return {
    ...values,
    famiglia: famiglia?.id ?? '',
    valoriOpzioni: opzioni,
    serramenti: values.serramenti.flatMap((serramento) =>
      serramento.tipoSerramento !== '' && tipoOf(catalogo, serramento.tipoSerramento)
        ? [withTipo(serramento, serramento.tipoSerramento, catalogo)]
        : [],
    ),
    tipoCliente: tra(catalogo.tipiCliente, values.tipoCliente, catalogo.tipiCliente[0] ?? ''),
    tipoIntervento: tra(catalogo.tipiIntervento, values.tipoIntervento, catalogo.tipiIntervento[0] ?? ''),
    pianoPosa: tra(catalogo.piani, values.pianoPosa, ''),
  }
}
