import {
  formatoData,
  formatoEuro,
  formatoMm,
  formatoPercentuale,
} from '../../../../../../server/shared/formats/formats.ts'
import { nomeTipo } from '../../../../vendite/clienti/nomeTipo.ts'
import type { ContestoModulo } from '../contesto.ts'
import type { RigaModulo } from '../valori.ts'

const voce = (scelte: ContestoModulo['stati'], valore: unknown) =>
  scelte.find((scelta) => scelta.valore === valore)?.testo ?? `n. ${valore}`

/** A value in words. */
export function inParole(campo: string, valore: unknown, contesto: ContestoModulo): string {
  if (valore === null || valore === '' || valore === undefined) return '–'
  if (campo === 'senzaMisure') return valore === true ? 'no' : 'sì'
  if (typeof valore === 'boolean') return valore ? 'sì' : 'no'
  if (typeof valore === 'string') {
    if (campo.startsWith('data')) return formatoData(valore)
    return campo === 'tipoCliente' ? nomeTipo(valore) : valore
  }
  const numero = Number(valore)
  if (campo === 'stato') return voce(contesto.stati, valore)
  if (campo === 'agente') return voce(contesto.agenti, valore)
  if (campo === 'tipoSerramentoId') return voce(contesto.tipiExtra, valore)
  if (campo === 'cliente') return contesto.clienti.get(numero) ?? `n. ${numero}`
  if (campo === 'codiceSerramentoId') return contesto.codici.get(numero) ?? `n. ${numero}`
  if (campo === 'listino' || campo === 'netto') return formatoEuro(numero)
  if (campo.startsWith('sconto')) return formatoPercentuale(numero)
  return campo === 'altezza' || campo === 'larghezza' ? formatoMm(numero) : String(valore)
}

/** 'Finestra 1 anta LEGNO · RETT · F1 × 2' */
export function descrivi(riga: RigaModulo | null, contesto: ContestoModulo): string {
  if (!riga) return 'riga rimossa'
  const codice = riga.rivendita ? riga.codiceRivendita : contesto.codici.get(riga.codiceSerramentoId ?? 0)
  return [voce(contesto.tipiExtra, riga.tipoSerramentoId), codice, `× ${riga.numero}`].filter(Boolean).join(' ')
}
