import type { PayloadError } from './payloadError.ts'

function isPayload(value: unknown): value is { errors: readonly PayloadError[] } {
  return typeof value === 'object' && value !== null && 'errors' in value && Array.isArray(value.errors)
}

/** All the user errors of a mutation's answer, whatever the names of its fields. */
export function payloadErrors(answer: object | null | undefined): PayloadError[] {
  return Object.values(answer ?? {}).flatMap((payload) => (isPayload(payload) ? payload.errors : []))
}

/** The errors as one sentence for a snackbar; the name of a field is left out, the messages speak for themselves. */
export function errorsSentence(errors: readonly PayloadError[]): string {
  return [...new Set(errors.map((error) => error.message))].join(' ')
}
