const onTheWay = new Set<Promise<unknown>>()

/** Told of what Enter asked for before its answer came. @param pick settles when it is in the form, or will not be */
export function pickOnTheWay(pick: Promise<unknown>): void {
  onTheWay.add(pick)
  void pick.finally(() => onTheWay.delete(pick))
}

/** Resolves when nothing that Enter asked for is on its way: a form is not saved without it. */
export const picksArrived = (): Promise<unknown> => Promise.allSettled([...onTheWay])
