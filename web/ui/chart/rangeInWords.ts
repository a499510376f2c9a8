import { formatCount } from '#shared/formats/formats.ts'

/**
 * What a series says at a glance, for those who do not see it: '7 giorni, da 57 % a 87 %'.
 * @param write a value in words
 * @param unita what its places are, one and several
 */
export function rangeInWords(
  values: readonly number[],
  write: (value: number) => string,
  unita: readonly [uno: string, tanti: string] = ['giorno', 'giorni'],
): string {
  const count = formatCount(values.length, ...unita)
  if (values.length === 0) return count
  const [min, max] = [Math.min(...values), Math.max(...values)]
  return `${count}, ${min === max ? write(min) : `da ${write(min)} a ${write(max)}`}`
}
