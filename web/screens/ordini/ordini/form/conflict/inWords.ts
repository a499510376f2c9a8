import { formatDate, formatEuro, formatMm, formatPercentage } from '../../../../../../server/shared/formats/formats.ts'
import { tipoClienteName } from '../../../../vendite/clienti/tipoClienteName.ts'
import type { OrdineFormContext } from '../context.ts'
import type { RigaFormValues } from '../formValues.ts'

const voce = (scelte: OrdineFormContext['stati'], value: unknown) =>
  scelte.find((scelta) => scelta.valore === value)?.testo ?? `n. ${value}`

/** A value in words. */
export function ordineValueInWords(field: string, value: unknown, contesto: OrdineFormContext): string {
  if (value === null || value === '' || value === undefined) return '–'
  if (field === 'senzaMisure') return value === true ? 'no' : 'sì'
  if (typeof value === 'boolean') return value ? 'sì' : 'no'
  if (typeof value === 'string') {
    if (field.startsWith('data')) return formatDate(value)
    return field === 'tipoCliente' ? tipoClienteName(value) : value
  }
  const numero = Number(value)
  if (field === 'stato') return voce(contesto.stati, value)
  if (field === 'agente') return voce(contesto.agenti, value)
  if (field === 'tipoSerramentoId') return voce(contesto.tipiExtra, value)
  if (field === 'cliente') return contesto.clienti.get(numero) ?? `n. ${numero}`
  if (field === 'codiceSerramentoId') return contesto.codici.get(numero) ?? `n. ${numero}`
  if (field === 'listino' || field === 'netto') return formatEuro(numero)
  if (field.startsWith('sconto')) return formatPercentage(numero)
  return field === 'altezza' || field === 'larghezza' ? formatMm(numero) : String(value)
}

/** 'Finestra 1 anta LEGNO · RETT · F1 × 2' */
export function describeRigaModulo(riga: RigaFormValues | null, contesto: OrdineFormContext): string {
  if (!riga) return 'riga rimossa'
  const codice = riga.rivendita ? riga.codiceRivendita : contesto.codici.get(riga.codiceSerramentoId ?? 0)
  return [voce(contesto.tipiExtra, riga.tipoSerramentoId), codice, `× ${riga.numero}`].filter(Boolean).join(' ')
}
