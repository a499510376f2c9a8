import type { Prisma } from '../../../prisma/generated/client.ts'
import { dateOfDay } from '../../shared/dates/days.ts'
import type { RigaInput } from '../righe/rules.ts'
import { type OrdineInput, totaliOrdine } from './rules.ts'

/** The columns of an order from its form, sums included. */
export function ordineData({ righe, stato, cliente, agente, ...campi }: OrdineInput) {
  return {
    ...campi,
    ...totaliOrdine(righe),
    data: dateOfDay(campi.data),
    dataConsegna: dateOfDay(campi.dataConsegna),
    dataPosa: dateOfDay(campi.dataPosa),
    statoId: stato,
    clienteId: cliente,
    agenteId: agente,
  }
}

/** The columns of a line from its form. @param indice its place among the lines, from 0 */
export function rigaOrdineData({ id: _id, extraFields = {}, ...campi }: RigaInput, indice: number) {
  return { ...campi, extraFields: extraFields as Prisma.InputJsonObject, posizione: indice + 1 }
}
