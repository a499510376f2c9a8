import { pkOrNoneParam, pksParam } from '#ui/urlState.ts'

/** State of the scenarios in the URL: what is left out of the comparison, and what the differences are against. */
export const scenariUrlState = {
  nascosti: pksParam(),
  /** A scenario; none: today's plan; null: whichever is usual. */
  rispetto: pkOrNoneParam(),
}
