// How the form begins, and how the choices in it follow one another.
import {
  type CatalogoPreventivo,
  famigliaDi,
  tipiVenduti,
  tipoDi,
  valoriPredefiniti,
} from '../../server/vendite/preventivi/catalogo/rules.ts'
import { valoriIniziali } from '../../server/vendite/preventivi/rules.ts'
import { type Catalogo, nuovaChiave, type SerramentoModulo, type Tipo, type ValoriModulo } from './modello.ts'

/** The empty form, with a key of its own: what is sent with the same key twice is one quote. */
export function moduloVuoto(catalogo: CatalogoPreventivo): ValoriModulo {
  return { ...valoriIniziali(catalogo), serramenti: [], sitoWeb: '', chiaveIdempotenza: nuovaChiave() }
}

/** A new family, with the first value of each of its options. */
export function conFamiglia(valori: ValoriModulo, id: number, catalogo: CatalogoPreventivo): ValoriModulo {
  const famiglia = famigliaDi(catalogo, id)
  return { ...valori, famiglia: id, valoriOpzioni: famiglia ? valoriPredefiniti(famiglia) : [] }
}

/** The chosen ids with one option's value replaced, in the order of the family's options. */
export function conValore(
  valori: ValoriModulo,
  opzione: number,
  valore: number,
  catalogo: CatalogoPreventivo,
): number[] {
  const opzioni = famigliaDi(catalogo, valori.famiglia)?.opzioni ?? []
  return opzioni.flatMap(({ id, valori: voci }) => {
    if (id === opzione) return [valore]
    const scelto = voci.find((voce) => valori.valoriOpzioni.includes(voce.id))
    return scelto ? [scelto.id] : []
  })
}

/** A window of a type as it is added: one piece, the opening already chosen when there is no choice. */
export function nuovoSerramento(tipo: number, catalogo: CatalogoPreventivo): SerramentoModulo {
  const vuoto = {
    tipoApertura: '',
    accessori: [],
    quantita: 1,
    altezza: '',
    larghezza: '',
    chiave: nuovaChiave(),
  } as const
  return conTipo({ ...vuoto, accessori: [], tipoSerramento: '' }, tipo, catalogo)
}

/** Another type for a window: what the new type does not offer is taken away, measures and quantity stay. */
export function conTipo(serramento: SerramentoModulo, id: number, catalogo: CatalogoPreventivo): SerramentoModulo {
  const tipo = tipoDi(catalogo, id)
  const aperture = tipo?.aperture ?? []
  const [unica] = aperture
  const resta = aperture.some((apertura) => apertura.id === serramento.tipoApertura)
  return {
    ...serramento,
    tipoSerramento: id,
    tipoApertura: resta ? serramento.tipoApertura : unica && aperture.length === 1 ? unica.id : '',
    accessori: serramento.accessori.filter((scelto) => tipo?.accessori.some((accessorio) => accessorio.id === scelto)),
  }
}

/** Window types to choose from: those the family sells; before a family is chosen, those that any family sells. */
export function tipiDaScegliere(catalogo: Catalogo, famiglia: number | ''): Tipo[] {
  const famiglie = famiglia === '' ? catalogo.famiglie.map(({ id }) => id) : [famiglia]
  const venduti = new Set(famiglie.flatMap((id) => tipiVenduti(catalogo, id).map((tipo) => tipo.id)))
  return catalogo.tipi.filter(({ id }) => venduti.has(id))
}

/** The personal address as the installation place ('copia dati'). */
export function conDatiCopiati(valori: ValoriModulo): ValoriModulo {
  const { indirizzo, citta, provincia } = valori
  return { ...valori, indirizzoPosa: indirizzo, cittaPosa: citta, provinciaPosa: provincia }
}
