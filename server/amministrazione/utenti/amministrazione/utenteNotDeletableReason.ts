import type { Db, Tx } from '#platform/db/prisma.ts'
import { formatCount } from '#shared/formats/formats.ts'

/** How many things refer to a user, or to it as an agent; one statement. */
interface Traces {
  modifiche: number
  mail: number
  file: number
  ordini: number
  clienti: number
  preventivi: number
  subagents: number
  /** As an operator: activities and CE controls. */
  attivita: number
}

async function tracesOf(db: Db | Tx, userId: number): Promise<Traces> {
  const [traces] = await db.$queryRaw<[Traces]>`
    SELECT (SELECT count(*)::int FROM audit_log WHERE user_id = u.id) AS "modifiche",
      (SELECT count(*)::int FROM mail_outbox WHERE creata_da_id = u.id) AS "mail",
      (SELECT count(*)::int FROM stored_files WHERE creato_da_id = u.id)
        + (SELECT count(*)::int FROM immagini_riga WHERE user_id = u.id)
        + (SELECT count(*)::int FROM allegati_ordine WHERE creato_da_id = u.id) AS "file",
      (SELECT count(*)::int FROM ordini WHERE agente_id = a.id)
        + (SELECT count(*)::int FROM check_list_ordine WHERE user_id = u.id) AS "ordini",
      (SELECT count(*)::int FROM clienti WHERE agente_id = a.id) AS "clienti",
      (SELECT count(*)::int FROM preventivi WHERE agente_id = a.id) AS "preventivi",
      (SELECT count(*)::int FROM agenti s WHERE s.capo_area_id = a.id) AS subagents,
      (SELECT count(*)::int FROM attivita WHERE operatore_id = o.id)
        + (SELECT count(*)::int FROM controlli_effettuati WHERE operatore_id = o.id) AS "attivita"
    FROM users u LEFT JOIN agenti a ON a.user_id = u.id LEFT JOIN operatori o ON o.user_id = u.id WHERE u.id = ${userId}`
  return traces
}

/** 'ha 3 preventivi, 1 ordine' of what must not lose its agent; null for nothing. */
function portfolio({
  preventivi,
  ordini,
  clienti,
  subagents,
}: Omit<Traces, 'modifiche' | 'mail' | 'file' | 'attivita'>) {
  const parts = [
    preventivi > 0 && formatCount(preventivi, 'preventivo', 'preventivi'),
    ordini > 0 && formatCount(ordini, 'ordine', 'ordini'),
    clienti > 0 && formatCount(clienti, 'cliente', 'clienti'),
    subagents > 0 && formatCount(subagents, 'sotto-agente', 'sotto-agenti'),
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(', ') : null
}

/** Why a user cannot be removed, or null when nothing refers to it. */
export async function utenteNotDeletableReason(db: Db | Tx, userId: number): Promise<string | null> {
  const traces = await tracesOf(db, userId)
  const storico = [
    traces.modifiche > 0 && formatCount(traces.modifiche, 'modifica', 'modifiche'),
    traces.mail > 0 && formatCount(traces.mail, 'mail', 'mail'),
    traces.file > 0 && formatCount(traces.file, 'file', 'file'),
    traces.attivita > 0 && formatCount(traces.attivita, 'registrazione in officina', 'registrazioni in officina'),
    portfolio(traces),
  ].filter((part) => typeof part === 'string')
  if (storico.length === 0) return null
  return `L’utente compare nello storico (${storico.join(', ')}): non si può eliminare, ma si può disattivare.`
}

/** Why an agent cannot be removed, or null when nothing is assigned to it. */
export async function agenteNotDeletableReason(tx: Tx, userId: number): Promise<string | null> {
  const { ordini: _, ...traces } = await tracesOf(tx, userId)
  const ordini = await tx.ordine.count({ where: { agente: { userId } } })
  const own = portfolio({ ...traces, ordini })
  return own && `L’agente ha ${own}: prima assegnali a un altro agente.`
}

/** Why an operator cannot be removed, or null when nothing was recorded by them. */
export async function operatoreNotDeletableReason(tx: Tx, userId: number): Promise<string | null> {
  const { attivita } = await tracesOf(tx, userId)
  if (attivita === 0) return null
  const count = formatCount(attivita, 'registrazione in officina', 'registrazioni in officina')
  return `L’operatore ha ${count}: non si può eliminare, ma si può disattivare l’utente.`
}
