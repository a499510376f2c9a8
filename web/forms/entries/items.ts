/** A list with an empty entry after position `dopo` (-1 for the beginning). */
export function withNewItem(items: readonly string[], after: number): string[] {
  return [...items.slice(0, after + 1), '', ...items.slice(after + 1)]
}

/** A list without the entry at a position. */
export function withoutItem<T>(items: readonly T[], index: number): T[] {
  return items.filter((_, place) => place !== index)
}

/** A list with one entry moved; unchanged when the place does not exist. */
export function withMovedItem<T>(items: readonly T[], from: number, a: number): T[] {
  const item = items[from]
  if (item === undefined || a < 0 || a >= items.length) return [...items]
  const others = withoutItem(items, from)
  return [...others.slice(0, a), item, ...others.slice(a)]
}
