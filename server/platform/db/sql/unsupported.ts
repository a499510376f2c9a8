/** The compiler does not do this: the query goes to Prisma, counted under `reason` (few words, never a value). */
export class Unsupported extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(`Not compiled: ${reason}`)
    this.reason = reason
  }
}
