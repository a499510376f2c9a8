import { formatDateTime } from '../../shared/formats/formats.ts'
import { Refusal } from '../errors.ts'
import type { OperationContext } from '../operation.ts'

type Valore = string | number | boolean | null | readonly string[] | readonly number[] | readonly object[]
export type Valori = Readonly<Record<string, Valore>>

interface Salvataggio {
  /** Model name, as in the history. */
  oggetto: string
  pk: number
  /** Which of its lines in the history tell who saved; all by default. */
  storia?: { campo: string }
  /** The version the user had in front of them; none from the old clients, which overwrite. */
  vista: number | null
  /** As it is in the database now, locked. */
  attuale: { versione: number }
  prima: Valori
  dopo: Valori
}

/** The fields that a save would change. */
export function changedFields(prima: Valori, dopo: Valori): string[] {
  return Object.keys(dopo).filter((field) => !uguali(prima[field], dopo[field]))
}

function uguali(a: Valore | undefined, b: Valore | undefined): boolean {
  return Array.isArray(a) && Array.isArray(b) ? JSON.stringify(a) === JSON.stringify(b) : a === b
}

/**
 * Refuses to write over what somebody else has saved meanwhile.
 * @throws Refusal CONFLICT when something would be lost; its extensions name who saved last (`autore`, `il`), the
 * fields with what they hold now (`campi`), and the `versione` to save with after having chosen
 */
export async function refuseIfStale(ctx: OperationContext, salvataggio: Salvataggio): Promise<void> {
  const { oggetto, pk, storia, vista, attuale, prima, dopo } = salvataggio
  if (vista === null || vista === attuale.versione) return
  const fields = changedFields(prima, dopo)
  if (fields.length === 0) return
  const last = await ctx.tx.auditLog.findFirst({
    where: { oggetto, oggettoPk: pk, ...storia },
    orderBy: { id: 'desc' },
  })
  const autore = last?.userNome || 'un altro utente'
  const il = last ? formatDateTime(last.il) : ''
  throw new Refusal('CONFLICT', `Modificato nel frattempo da ${autore}${il && ` il ${il}`}.`, {
    autore,
    il,
    campi: Object.fromEntries(fields.map((field) => [field, prima[field] ?? null])),
    versione: attuale.versione,
  })
}

/** One line of history for each changed field. */
export function fieldHistory(oggetto: string, oggettoPk: number, azione: string, prima: Valori, dopo: Valori) {
  return changedFields(prima, dopo).map((campo) => ({
    oggetto,
    oggettoPk,
    azione,
    campo,
    prima: testo(prima[campo]),
    dopo: testo(dopo[campo]),
  }))
}

function testo(value: Valore | undefined): string | null {
  if (Array.isArray(value)) return value.join(', ')
  return value == null ? null : String(value)
}
