import { dataDiGiorno } from '../../shared/dates/days.ts'
import type { RigaInput } from '../righe/rules.ts'
import { type OrdineInput, totali } from './rules.ts'

/** The columns of an order from its form, sums included. */
export function colonneOrdine({ righe, stato, cliente, agente, ...campi }: OrdineInput) {
  return {
    ...campi,
    ...totali(righe),
    data: dataDiGiorno(campi.data),
    dataConsegna: dataDiGiorno(campi.dataConsegna),
    dataPosa: dataDiGiorno(campi.dataPosa),
    statoId: stato,
    clienteId: cliente,
    agenteId: agente,
  }
}

/** The columns of a line from its form. @param indice its place among the lines, from 0 */
export function colonneRiga({ id: _id, ...campi }: RigaInput, indice: number) {
  return { ...campi, posizione: indice + 1 }
}
