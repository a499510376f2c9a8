import { MAX_SERRAMENTI } from '../../../server/vendite/preventivi/rules.ts'
import { newKey, type SerramentoFormValues, type WizardFormValues } from '../model.ts'

type Oggetto = Record<string, unknown>

const oggetto = (value: unknown): Oggetto => (typeof value === 'object' && value !== null ? (value as Oggetto) : {})
const numero = (value: unknown): number | '' => (typeof value === 'number' && Number.isFinite(value) ? value : '')
const numeri = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((voce): voce is number => Number.isInteger(voce)) : []

function serramento(letto: unknown): SerramentoFormValues {
  const { tipoSerramento, tipoApertura, accessori, quantita, altezza, larghezza, chiave } = oggetto(letto)
  return {
    tipoSerramento: numero(tipoSerramento),
    tipoApertura: numero(tipoApertura),
    accessori: numeri(accessori),
    quantita: numero(quantita),
    altezza: numero(altezza),
    larghezza: numero(larghezza),
    chiave: typeof chiave === 'string' && chiave ? chiave : newKey(),
  }
}

/** A saved form read field by field: what has not the kind of value that the form expects is left as in `iniziali`. */
export function readDraftValues(salvati: unknown, iniziali: WizardFormValues): WizardFormValues {
  const letti = oggetto(salvati)
  const semplici = Object.entries(iniziali).flatMap(([nome, iniziale]) => {
    const letto = Object.hasOwn(letti, nome) ? letti[nome] : undefined
    return typeof iniziale !== 'object' && typeof letto === typeof iniziale ? [[nome, letto] as const] : []
  })
  return {
    ...iniziali,
    ...Object.fromEntries(semplici),
    famiglia: numero(letti.famiglia),
    valoriOpzioni: numeri(letti.valoriOpzioni),
    serramenti: Array.isArray(letti.serramenti) ? letti.serramenti.slice(0, MAX_SERRAMENTI).map(serramento) : [],
    privacy: false,
    sitoWeb: '',
  }
}
