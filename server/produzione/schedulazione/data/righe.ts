import type { RigaDaFare } from '#ordini/righe/rules.ts'
import type { Db } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { tempiOrdine } from '../engine/durations.ts'
import { loadTempistiche } from './ordine.ts'

/**
 * How long lines that are not saved take, and whether some window has a frame.
 * @throws UserErrors at the lines whose type or code is not there
 */
export async function readRighe(db: Db, righe: readonly RigaDaFare[]) {
  const byId = (numeri: readonly (number | null)[]) => ({ id: { in: [...new Set(numeri.filter((n) => n !== null))] } })
  const [tipi, codici] = await Promise.all([
    db.tipoSerramento.findMany({
      where: byId(righe.map(({ tipoSerramentoPk }) => tipoSerramentoPk)),
      select: { id: true, nome: true, conTelaio: true },
    }),
    db.codiceSerramento.findMany({ where: byId(righe.map(({ codiceSerramentoPk }) => codiceSerramentoPk)) }),
  ])
  const perTipo = new Map(tipi.map((tipo) => [tipo.id, tipo]))
  const byCodice = new Map(codici.map(({ id, categoria, forma, codice }) => [id, { categoria, forma, codice }]))
  const errors = righe.flatMap(({ tipoSerramentoPk: tipo, codiceSerramentoPk: codice }, index) => [
    ...(perTipo.has(tipo) ? [] : [unknown(index, 'tipoSerramentoPk', tipo)]),
    ...(codice === null || byCodice.has(codice) ? [] : [unknown(index, 'codiceSerramentoPk', codice)]),
  ])
  if (errors.length > 0) throw new UserErrors(errors)
  const read = righe.flatMap(({ tipoSerramentoPk, codiceSerramentoPk, rivendita, numero }) => {
    const tipo = perTipo.get(tipoSerramentoPk)
    // An extra line has no code, whatever was sent.
    const codice = rivendita ? null : (byCodice.get(codiceSerramentoPk ?? 0) ?? null)
    return tipo ? [{ tipoId: tipo.id, tipo: tipo.nome, conTelaio: tipo.conTelaio, codice, numero, rivendita }] : []
  })
  return {
    ...tempiOrdine(read, await loadTempistiche(db, perTipo.keys())),
    conTelai: read.some(({ rivendita, conTelaio }) => !rivendita && conTelaio),
  }
}

const unknown = (index: number, field: string, pk: number) => {
  return { code: 'INVALID', field: `righe[${index}].${field}`, message: unknownPkMessage(pk) }
}
