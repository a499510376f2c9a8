/** What was read, with some of its fields certain. */
export type Whole<Data, Key extends keyof Data> = Omit<Data, Key> & { readonly [K in Key]: NonNullable<Data[K]> }

/**
 * What the viewer sees in its list is whole: fields that are null only to who reaches a row by a link are there.
 * @throws Error when one is not
 */
export function whole<Data extends object, Key extends keyof Data>(data: Data, ...keys: Key[]): Whole<Data, Key> {
  const missing = keys.find((key) => data[key] === null || data[key] === undefined)
  if (missing !== undefined) throw new Error(`${String(missing)} is missing of what the viewer sees`)
  return data as Whole<Data, Key>
}
