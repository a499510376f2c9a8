import { bareName } from '#shared/fields/fields.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { Refusal } from '../errors.ts'
import type { OperationContext } from '../operation.ts'

type Value = string | number | boolean | null | readonly string[] | readonly number[] | readonly object[]
export type Valori = Readonly<Record<string, Value>>

interface SaveAttempt {
  /** Model name, as in the history. */
  oggetto: string
  pk: number
  /** Which of its lines in the history tell who saved; all by default. */
  history?: { campo: string }
  /** The version the user had in front of them; none from the old clients, which overwrite. */
  vista: number | null
  /** As it is in the database now, locked. */
  attuale: { versione: number }
  prima: Valori
  dopo: Valori
}

/** The fields that a save would change. */
export function changedFields(before: Valori, after: Valori): string[] {
  return Object.keys(after).filter((field) => !equal(before[field], after[field]))
}

function equal(a: Value | undefined, b: Value | undefined): boolean {
  return Array.isArray(a) && Array.isArray(b) ? JSON.stringify(a) === JSON.stringify(b) : a === b
}

/**
 * Refuses to write over what somebody else has saved meanwhile.
 * @throws Refusal CONFLICT when something would be lost; its extensions name who saved last (`author`, `it`), the
 * fields with what they hold now (`campi`), and the `versione` to save with after having chosen
 */
export async function refuseIfStale(ctx: OperationContext, saveAttempt: SaveAttempt): Promise<void> {
  const { oggetto, pk, history, vista, attuale, prima, dopo } = saveAttempt
  if (vista === null || vista === attuale.versione) return
  const fields = changedFields(prima, dopo)
  if (fields.length === 0) return
  const last = await ctx.tx.auditLog.findFirst({
    where: { oggetto, oggettoPk: pk, ...history },
    orderBy: { id: 'desc' },
  })
  const author = last?.userNome || 'un altro utente'
  const it = last ? formatDateTime(last.il) : ''
  throw new Refusal('CONFLICT', `Modificato nel frattempo da ${author}${it && ` il ${it}`}.`, {
    autore: author,
    il: it,
    campi: Object.fromEntries(fields.map((field) => [field, prima[field] ?? null])),
    versione: attuale.versione,
  })
}

/** One line of history for each changed field; it tells of a reference (`fornitorePk`) by the name of the thing. */
export function fieldHistory(oggetto: string, oggettoPk: number, action: string, before: Valori, after: Valori) {
  return changedFields(before, after).map((field) => ({
    oggetto,
    oggettoPk,
    azione: action,
    campo: bareName(field),
    prima: text(before[field]),
    dopo: text(after[field]),
  }))
}

function text(value: Value | undefined): string | null {
  if (Array.isArray(value)) return value.join(', ')
  return value == null ? null : String(value)
}
