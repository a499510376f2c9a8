import { MAX_SERRAMENTI } from '#vendite/preventivi/rules.ts'
import { newKey, type SerramentoFormValues, type WizardFormValues } from '../model.ts'

type PlainObject = Record<string, unknown>

const oggetto = (value: unknown): PlainObject =>
  typeof value === 'object' && value !== null ? (value as PlainObject) : {}
const numero = (value: unknown): number | '' => (typeof value === 'number' && Number.isFinite(value) ? value : '')
const numeri = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item): item is number => Number.isInteger(item)) : []

function serramento(read: unknown): SerramentoFormValues {
  const { tipoSerramentoPk, tipoAperturaPk, accessorioPks, quantita, altezza, larghezza, chiave } = oggetto(read)
  return {
    tipoSerramentoPk: numero(tipoSerramentoPk),
    tipoAperturaPk: numero(tipoAperturaPk),
    accessorioPks: numeri(accessorioPks),
    quantita: numero(quantita),
    altezza: numero(altezza),
    larghezza: numero(larghezza),
    chiave: typeof chiave === 'string' && chiave ? chiave : newKey(),
  }
}

/** A saved form read field by field: what has not the kind of value that the form expects is left as in `initial`. */
export function readDraftValues(saved: unknown, initial: WizardFormValues): WizardFormValues {
  const read = oggetto(saved)
  const plain = Object.entries(initial).flatMap(([name, iniziale]) => {
    const loaded = Object.hasOwn(read, name) ? read[name] : undefined
    return typeof iniziale !== 'object' && typeof loaded === typeof iniziale ? [[name, loaded] as const] : []
  })
  return {
    ...initial,
    ...Object.fromEntries(plain),
    famigliaPk: numero(read.famigliaPk),
    valoreOpzionePks: numeri(read.valoreOpzionePks),
    serramenti: Array.isArray(read.serramenti) ? read.serramenti.slice(0, MAX_SERRAMENTI).map(serramento) : [],
    privacy: false,
    sitoWeb: '',
  }
}
