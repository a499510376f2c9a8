/** What is said of a window: 'Famiglia', 'Duo 92'. */
type Detail = readonly [name: string, value: string]

// What is of each window, however alike they are.
const OF_EACH: ReadonlySet<string> = new Set(['Apertura', 'Accessori', 'Elemento composto'])

/**
 * What all windows of an alternative have, to be told once above them: family, colour, glass. Nothing of one window alone.
 * @param windows what is said of each window; free lines are left out
 */
export function commonDetails(windows: readonly (readonly Detail[])[]): Detail[] {
  const [first, ...others] = windows
  if (!first || others.length === 0) return []
  return first.filter(
    ([name, value]) =>
      !OF_EACH.has(name) && others.every((one) => one.some(([own, said]) => own === name && said === value)),
  )
}

/** What is left to say of a window below what all of them have. */
export const ownDetails = (details: readonly Detail[], common: readonly Detail[]): Detail[] =>
  details.filter(([name]) => !common.some(([told]) => told === name))
