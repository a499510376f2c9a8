import type { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import type { RigaInput } from '../righe/rules.ts'
import { type OrdineInput, ordineTotals } from './rules.ts'

/** The columns of an order from its form, sums included. */
export function ordineData({ righe, statoPk, clientePk, agentePk, ...fields }: OrdineInput) {
  return {
    ...fields,
    ...ordineTotals(righe),
    data: dateOfDay(fields.data),
    dataConsegna: dateOfDay(fields.dataConsegna),
    dataPosa: dateOfDay(fields.dataPosa),
    statoId: statoPk,
    clienteId: clientePk,
    agenteId: agentePk,
  }
}

/** The columns of a line from its form; options, accessories and the fields of an element are rows of their own. @param index its place among the lines, from 0 */
export function rigaOrdineData(riga: RigaInput, index: number) {
  const { pk: _pk, tipoSerramentoPk, codiceSerramentoPk, extraFields = {}, ...said } = riga
  const { famigliaPk = null, tipoAperturaPk = null, opzioni: _opzioni, accessoriPks: _accessori, ...other } = said
  const { specchiature: _specchiature, ...fields } = other
  return {
    ...fields,
    tipoSerramentoId: tipoSerramentoPk,
    codiceSerramentoId: codiceSerramentoPk,
    famigliaId: famigliaPk,
    tipoAperturaId: tipoAperturaPk,
    extraFields: extraFields as Prisma.InputJsonObject,
    posizione: index + 1,
  }
}
