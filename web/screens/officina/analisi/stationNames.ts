/**
 * Names of workstations on one line, those that differ by following numbers as one: 'Banco 1–4, Imballo'.
 * @param names in the order in which they are told
 */
export function stationNames(names: readonly string[]): string {
  const told: { base: string | null; from: number; to: number; name: string }[] = []
  for (const name of names) {
    const [, base = null, number = ''] = /^(.*\S)\s+(\d{1,4})$/.exec(name) ?? []
    const last = told.at(-1)
    if (last && base !== null && last.base === base && Number(number) === last.to + 1) last.to += 1
    else told.push({ base, from: Number(number), to: Number(number), name })
  }
  return told.map(({ base, from, to, name }) => (from === to ? name : `${base} ${from}–${to}`)).join(', ')
}
