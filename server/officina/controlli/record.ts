import type { Prisma } from '../../../prisma/generated/client.ts'
import type { AuditEntry, OperationContext } from '../../platform/operation.ts'
import { dateOfDay, dayOfDate } from '../../shared/dates/days.ts'
import { controlloInWords } from './rules.ts'

/** What a recorded control is read with. */
export const effettuatoInclude = {
  operatore: { select: { user: { select: { firstName: true, lastName: true, username: true } } } },
} satisfies Prisma.ControlloEffettuatoInclude

export type Effettuato = Prisma.ControlloEffettuatoGetPayload<{ include: typeof effettuatoInclude }>

/** Who recorded a control, by name. */
export function whoDidIt({ operatore: { user } }: Pick<Effettuato, 'operatore'>): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.username
}

/** A control as it is to be recorded. */
interface ToRecord {
  ordineId: number
  controllo: { id: number; descrizione: string }
  data: string
  operatoreId: number
  conforme: boolean
  note: string
  attivitaId: number | null
}

/**
 * Records a control, or corrects what was recorded of it, with the history of the order.
 * @param era what was recorded before; null for nothing
 * @returns whether something changed
 */
export async function recordControllo(
  { tx, audit }: Pick<OperationContext, 'tx' | 'audit'>,
  era: Effettuato | null,
  { controllo, data, ...next }: ToRecord,
): Promise<boolean> {
  const columns = { ...next, controlloId: controllo.id, data: dateOfDay(data) }
  if (era === null) await tx.controlloEffettuato.create({ data: columns })
  else {
    const equal =
      dayOfDate(era.data) === data &&
      era.conforme === next.conforme &&
      era.note === next.note &&
      era.operatoreId === next.operatoreId
    if (equal) return false
    // The session in which it was recorded first stays its own.
    const { attivitaId: _session, ...others } = columns
    await tx.controlloEffettuato.update({ where: { id: era.id }, data: { ...others, versione: { increment: 1 } } })
  }
  await audit(controlloHistory(next.ordineId, controllo.descrizione, era, controlloInWords({ ...next, data })))
  return true
}

/** A line of the history of an order about a control. @param after null when it is no longer recorded */
export function controlloHistory(
  ordine: number,
  descrizione: string,
  era: Pick<Effettuato, 'data' | 'conforme' | 'note'> | null,
  after: string | null,
): AuditEntry {
  const before = era && controlloInWords({ ...era, data: dayOfDate(era.data) })
  return {
    oggetto: 'Ordine',
    oggettoPk: ordine,
    azione: 'controlloCe',
    campo: `controllo ${descrizione}`,
    prima: before,
    dopo: after,
  }
}
