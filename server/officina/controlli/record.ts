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
export function chiEffettuato({ operatore: { user } }: Pick<Effettuato, 'operatore'>): string {
  return `${user.firstName} ${user.lastName}`.trim() || user.username
}

/** A control as it is to be recorded. */
interface DaRegistrare {
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
  { controllo, data, ...nuovo }: DaRegistrare,
): Promise<boolean> {
  const columns = { ...nuovo, controlloId: controllo.id, data: dateOfDay(data) }
  if (era === null) await tx.controlloEffettuato.create({ data: columns })
  else {
    const uguale =
      dayOfDate(era.data) === data &&
      era.conforme === nuovo.conforme &&
      era.note === nuovo.note &&
      era.operatoreId === nuovo.operatoreId
    if (uguale) return false
    // The session in which it was recorded first stays its own.
    const { attivitaId: _sessione, ...altre } = columns
    await tx.controlloEffettuato.update({ where: { id: era.id }, data: { ...altre, versione: { increment: 1 } } })
  }
  await audit(controlloHistory(nuovo.ordineId, controllo.descrizione, era, controlloInWords({ ...nuovo, data })))
  return true
}

/** A line of the history of an order about a control. @param dopo null when it is no longer recorded */
export function controlloHistory(
  ordine: number,
  descrizione: string,
  era: Pick<Effettuato, 'data' | 'conforme' | 'note'> | null,
  dopo: string | null,
): AuditEntry {
  const prima = era && controlloInWords({ ...era, data: dayOfDate(era.data) })
  return { oggetto: 'Ordine', oggettoPk: ordine, azione: 'controlloCe', campo: `controllo ${descrizione}`, prima, dopo }
}
