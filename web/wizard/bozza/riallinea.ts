import {
  type CatalogoPreventivo,
  famigliaDi,
  tipoDi,
  valoriPredefiniti,
} from '../../../server/vendite/preventivi/catalogo/rules.ts'
import type { ValoriModulo } from '../modello.ts'
import { conTipo } from '../valori.ts'

/**
 * A saved form over today's catalogue: what has left the catalogue is left out, an option that came since has its
 * first value. Windows that the family no longer sells stay: the list of what is missing says so.
 */
export function riallinea(valori: ValoriModulo, catalogo: CatalogoPreventivo): ValoriModulo {
  const famiglia = famigliaDi(catalogo, valori.famiglia)
  const predefiniti = famiglia ? valoriPredefiniti(famiglia) : []
  const opzioni = (famiglia?.opzioni ?? []).flatMap(({ valori: voci }) => {
    const scelto =
      voci.find(({ id }) => valori.valoriOpzioni.includes(id)) ?? voci.find(({ id }) => predefiniti.includes(id))
    return scelto ? [scelto.id] : []
  })
  const tra = (voci: readonly string[], scelta: string, altrimenti: string) =>
    voci.includes(scelta) ? scelta : altrimenti
  return {
    ...valori,
    famiglia: famiglia?.id ?? '',
    valoriOpzioni: opzioni,
    serramenti: valori.serramenti.flatMap((serramento) =>
      serramento.tipoSerramento !== '' && tipoDi(catalogo, serramento.tipoSerramento)
        ? [conTipo(serramento, serramento.tipoSerramento, catalogo)]
        : [],
    ),
    tipoCliente: tra(catalogo.tipiCliente, valori.tipoCliente, catalogo.tipiCliente[0] ?? ''),
    tipoIntervento: tra(catalogo.tipiIntervento, valori.tipoIntervento, catalogo.tipiIntervento[0] ?? ''),
    pianoPosa: tra(catalogo.piani, valori.pianoPosa, ''),
  }
}
