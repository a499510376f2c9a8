// How the form begins, and how the choices in it follow one another.
import {
  type CatalogoPreventivo,
  defaultValues,
  famigliaOf,
  soldTipi,
  tipoOf,
} from '#vendite/preventivi/catalogo/rules.ts'
import { initialValues } from '#vendite/preventivi/rules.ts'
import {
  newKey,
  type SerramentoFormValues,
  type WizardCatalogo,
  type WizardFormValues,
  type WizardTipo,
} from './model.ts'

/** The empty form, with a key of its own: what is sent with the same key twice is one quote. */
export function emptyWizardForm(catalogo: CatalogoPreventivo): WizardFormValues {
  return { ...initialValues(catalogo), serramenti: [], sitoWeb: '', chiaveIdempotenza: newKey() }
}

/** A new family, with the first value of each of its options. */
export function withFamiglia(values: WizardFormValues, id: number, catalogo: CatalogoPreventivo): WizardFormValues {
  const famiglia = famigliaOf(catalogo, id)
  return { ...values, famigliaPk: id, valoreOpzionePks: famiglia ? defaultValues(famiglia) : [] }
}

/** The chosen ids with one option's value replaced, in the order of the family's options. */
export function withValore(
  values: WizardFormValues,
  option: number,
  value: number,
  catalogo: CatalogoPreventivo,
): number[] {
  const options = famigliaOf(catalogo, values.famigliaPk)?.opzioni ?? []
  return options.flatMap(({ id, valori: items }) => {
    if (id === option) return [value]
    const chosen = items.find((item) => values.valoreOpzionePks.includes(item.id))
    return chosen ? [chosen.id] : []
  })
}

/** A window of a type as it is added: one piece, the opening already chosen when there is no choice. */
export function newSerramento(tipo: number, catalogo: CatalogoPreventivo): SerramentoFormValues {
  const empty = {
    tipoSerramentoPk: '',
    tipoAperturaPk: '',
    accessorioPks: [],
    quantita: 1,
    altezza: '',
    larghezza: '',
    chiave: newKey(),
  } as const
  return withTipo({ ...empty, accessorioPks: [] }, tipo, catalogo)
}

/** Another type for a window: what the new type does not offer is taken away, and its fields; measures and quantity stay. */
export function withTipo(
  serramento: SerramentoFormValues,
  id: number,
  catalogo: CatalogoPreventivo,
): SerramentoFormValues {
  const tipo = tipoOf(catalogo, id)
  const aperture = tipo?.aperture ?? []
  const [onlyApertura] = aperture
  const stays = aperture.some((apertura) => apertura.id === serramento.tipoAperturaPk)
  const composed =
    id === serramento.tipoSerramentoPk ? {} : { schema: undefined, specchiature: undefined, partOpenings: undefined }
  return {
    ...serramento,
    ...composed,
    tipoSerramentoPk: id,
    tipoAperturaPk: stays ? serramento.tipoAperturaPk : onlyApertura && aperture.length === 1 ? onlyApertura.id : '',
    accessorioPks: serramento.accessorioPks.filter((chosen) =>
      tipo?.accessori.some((accessorio) => accessorio.id === chosen),
    ),
  }
}

/** Window types to choose from: those the family sells; before a family is chosen, those that any family sells. */
export function tipiToChoose(catalogo: WizardCatalogo, famiglia: number | ''): WizardTipo[] {
  const famiglie = famiglia === '' ? catalogo.famiglie.map(({ id }) => id) : [famiglia]
  const sold = new Set(famiglie.flatMap((id) => soldTipi(catalogo, id).map((tipo) => tipo.id)))
  return catalogo.tipi.filter(({ id }) => sold.has(id))
}

/** The personal address as the installation place ('copia dati'). */
export function withCopiedData(values: WizardFormValues): WizardFormValues {
  const { indirizzo, citta, provincia } = values
  return { ...values, indirizzoPosa: indirizzo, cittaPosa: citta, provinciaPosa: provincia }
}
