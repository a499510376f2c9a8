type Values = Readonly<Record<string, unknown>>

/** Also of lists and objects. */
const sameValue = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

/** The fields, of those named, that differ from what was read. */
export function changedFormFields<T extends object>(initial: T, values: T, names: readonly (keyof T)[]): (keyof T)[] {
  return names.filter((name) => !sameValue(values[name], initial[name]))
}

/** Some fields of an object. */
export function pickFields<T extends object, K extends keyof T>(values: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<T, K>
}

/**
 * What becomes of each field that somebody else has saved meanwhile.
 * @param initial what the form began from
 * @param mine what it holds
 * @param theirs what is stored now
 * @returns the fields that both have changed, differently; and those that are theirs, untouched here
 */
export function mergeVersions(
  initial: Values,
  mine: Values,
  theirs: Values,
): { contested: string[]; theirs: string[] } {
  const changed = Object.keys(theirs).filter(
    (name) => !sameValue(theirs[name], initial[name]) && !sameValue(theirs[name], mine[name]),
  )
  const touched = (name: string) => !sameValue(mine[name], initial[name])
  return { contested: changed.filter(touched), theirs: changed.filter((name) => !touched(name)) }
}
