import { formatCount } from '../../../server/shared/formats/formats.ts'

/**
 * What a series says at a glance, for those who do not see it: '7 giorni, da 57 % a 87 %'.
 * @param scrivi a value in words
 * @param unita what its places are, one and several
 */
export function rangeInWords(
  valori: readonly number[],
  scrivi: (valore: number) => string,
  unita: readonly [uno: string, tanti: string] = ['giorno', 'giorni'],
): string {
  const quanti = formatCount(valori.length, ...unita)
  if (valori.length === 0) return quanti
  const [minimo, massimo] = [Math.min(...valori), Math.max(...valori)]
  return `${quanti}, ${minimo === massimo ? scrivi(minimo) : `da ${scrivi(minimo)} a ${scrivi(massimo)}`}`
}
