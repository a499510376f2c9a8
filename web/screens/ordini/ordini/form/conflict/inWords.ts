import { formatDate, formatEuro, formatMm, formatPercentage } from '../../../../../../server/shared/formats/formats.ts'
import { tipoClienteName } from '../../../../vendite/clienti/tipoClienteName.ts'
import type { OrdineFormContext } from '../context.ts'
import type { RigaFormValues } from '../formValues.ts'

const voce = (scelte: OrdineFormContext['stati'], valore: unknown) =>
  scelte.find((scelta) => scelta.valore === valore)?.testo ?? `n. ${valore}`

/** A value in words. */
export function ordineValueInWords(campo: string, valore: unknown, contesto: OrdineFormContext): string {
  if (valore === null || valore === '' || valore === undefined) return '–'
  if (campo === 'senzaMisure') return valore === true ? 'no' : 'sì'
  if (typeof valore === 'boolean') return valore ? 'sì' : 'no'
  if (typeof valore === 'string') {
    if (campo.startsWith('data')) return formatDate(valore)
    return campo === 'tipoCliente' ? tipoClienteName(valore) : valore
  }
  const numero = Number(valore)
  if (campo === 'stato') return voce(contesto.stati, valore)
  if (campo === 'agente') return voce(contesto.agenti, valore)
  if (campo === 'tipoSerramentoId') return voce(contesto.tipiExtra, valore)
  if (campo === 'cliente') return contesto.clienti.get(numero) ?? `n. ${numero}`
  if (campo === 'codiceSerramentoId') return contesto.codici.get(numero) ?? `n. ${numero}`
  if (campo === 'listino' || campo === 'netto') return formatEuro(numero)
  if (campo.startsWith('sconto')) return formatPercentage(numero)
  return campo === 'altezza' || campo === 'larghezza' ? formatMm(numero) : String(valore)
}

/** 'Finestra 1 anta LEGNO · RETT · F1 × 2' */
export function describeRigaModulo(riga: RigaFormValues | null, contesto: OrdineFormContext): string {
  if (!riga) return 'riga rimossa'
  const codice = riga.rivendita ? riga.codiceRivendita : contesto.codici.get(riga.codiceSerramentoId ?? 0)
  return [voce(contesto.tipiExtra, riga.tipoSerramentoId), codice, `× ${riga.numero}`].filter(Boolean).join(' ')
}
