/** What was made under a name already, else what is made now. */
export function kept<Result>(known: Map<string, Promise<Result>>, name: string, make: () => Promise<Result>) {
  const found = known.get(name) ?? make()
  known.set(name, found)
  return found
}

/** What a function answered to the same words: who somebody is does not change. */
export function once<Args extends string[], Result>(find: (...args: Args) => Promise<Result>) {
  const known = new Map<string, Promise<Result>>()
  return (...args: Args) => kept(known, args.join(' '), () => find(...args))
}
