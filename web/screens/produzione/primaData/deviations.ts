import { formatCount } from '#shared/formats/formats.ts'

interface Scostamento {
  nomeFase: string
  fornitore: string | null
  casi: number
  mediana: number
  ottoSuDieci: number
}

const days = (numero: number) =>
  numero === 0 ? 'puntuale' : `${formatCount(Math.abs(numero), 'giorno', 'giorni')} ${numero > 0 ? 'dopo' : 'prima'}`

/** 'vetro (Vetreria Alba): di solito puntuale, in 8 casi su 10 entro 4 giorni dopo; 23 casi' */
export function deviationInWords({ nomeFase, fornitore, casi, mediana, ottoSuDieci }: Scostamento): string {
  const who = fornitore ? `${nomeFase} (${fornitore})` : nomeFase
  const quasi = ottoSuDieci === 0 ? 'in 8 casi su 10 puntuale' : `in 8 casi su 10 entro ${days(ottoSuDieci)}`
  return `${who}: di solito ${days(mediana)}, ${quasi}; ${formatCount(casi, 'caso', 'casi')}`
}
