/** Height of what stands over a group of rows, pixels. */
export const GROUP_HEIGHT = 30

/** The rows over which the name of their group is said. */
export function groupHeads<R extends object>(
  rows: readonly R[],
  groupOf: ((row: R) => string) | undefined,
): ReadonlyMap<object, string> {
  const heads = new Map<object, string>()
  if (!groupOf) return heads
  let before: string | undefined
  for (const row of rows) {
    const group = groupOf(row)
    if (group !== before) heads.set(row, group)
    before = group
  }
  return heads
}
