import { RefusalError } from '../../relay/errors.ts'
import { UploadRefused } from '../../relay/sendFile.ts'

// Forms with files go to the documented API, whose answers are in its words; forms know those of the schema.

/** Field of the form → what the documented API calls it. */
type Names = Readonly<Record<string, string>>

const documented = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const bodyOf = (error: unknown) =>
  (error instanceof UploadRefused && typeof error.body === 'object' && error.body !== null
    ? error.body
    : {}) as Readonly<Record<string, unknown>>

/** The names of some fields as the documented API spells them, where no others are told. */
export const documentedNames = (fields: readonly string[], names: Names = {}): Names =>
  Object.fromEntries(fields.map((field) => [field, names[field] ?? documented(field)]))

/** The errors of a refused form, as forms take them: those on no field of the form have none. */
export function sentFormErrors(error: unknown, names: Names): { field: string | null; message: string }[] {
  const { detail, ...body } = bodyOf(error)
  const fieldOf = new Map(Object.entries(names).map(([field, name]) => [name, field]))
  const found = Object.entries(body).flatMap(([name, messages]) =>
    Array.isArray(messages)
      ? messages.map((message) => ({ field: fieldOf.get(name) ?? null, message: String(message) }))
      : [],
  )
  if (found.length > 0 && detail === undefined) return found
  return [{ field: null, message: error instanceof Error ? error.message : String(error) }]
}

/** The refusal of a stale form, as that of a mutation; null when it was refused for something else. */
export function sentFormConflict(error: unknown, names: Names): RefusalError | null {
  const { autore, campi, versione } = bodyOf(error)
  if (typeof campi !== 'object' || campi === null || typeof versione !== 'number') return null
  const theirs = campi as Readonly<Record<string, unknown>>
  const known = Object.entries(names).filter(([, name]) => Object.hasOwn(theirs, name))
  return new RefusalError('CONFLICT', (error as Error).message, {
    autore,
    versione,
    campi: Object.fromEntries(known.map(([field, name]) => [field, theirs[name]])),
  })
}
