import type { RigaDaFare } from '../../../ordini/righe/rules.ts'
import type { Db } from '../../../platform/db/prisma.ts'
import { UserErrors } from '../../../platform/errors.ts'
import { unknownPkMessage } from '../../../shared/fields/fields.ts'
import { tempiOrdine } from '../engine/durations.ts'
import { loadTempistiche } from './ordine.ts'

/**
 * How long lines that are not saved take, and whether some window has a frame.
 * @throws UserErrors at the lines whose type or code is not there
 */
export async function readRighe(db: Db, righe: readonly RigaDaFare[]) {
  const perId = (numeri: readonly (number | null)[]) => ({ id: { in: [...new Set(numeri.filter((n) => n !== null))] } })
  const [tipi, codici] = await Promise.all([
    db.tipoSerramento.findMany({
      where: perId(righe.map(({ tipoSerramentoId }) => tipoSerramentoId)),
      select: { id: true, nome: true, conTelaio: true },
    }),
    db.codiceSerramento.findMany({ where: perId(righe.map(({ codiceSerramentoId }) => codiceSerramentoId)) }),
  ])
  const perTipo = new Map(tipi.map((tipo) => [tipo.id, tipo]))
  const perCodice = new Map(codici.map(({ id, categoria, forma, codice }) => [id, { categoria, forma, codice }]))
  const errori = righe.flatMap(({ tipoSerramentoId: tipo, codiceSerramentoId: codice }, indice) => [
    ...(perTipo.has(tipo) ? [] : [ignoto(indice, 'tipoSerramentoId', tipo)]),
    ...(codice === null || perCodice.has(codice) ? [] : [ignoto(indice, 'codiceSerramentoId', codice)]),
  ])
  if (errori.length > 0) throw new UserErrors(errori)
  const lette = righe.flatMap(({ tipoSerramentoId, codiceSerramentoId, rivendita, numero }) => {
    const tipo = perTipo.get(tipoSerramentoId)
    // An extra line has no code, whatever was sent.
    const codice = rivendita ? null : (perCodice.get(codiceSerramentoId ?? 0) ?? null)
    return tipo ? [{ tipoId: tipo.id, tipo: tipo.nome, conTelaio: tipo.conTelaio, codice, numero, rivendita }] : []
  })
  return {
    ...tempiOrdine(lette, await loadTempistiche(db, perTipo.keys())),
    conTelai: lette.some(({ rivendita, conTelaio }) => !rivendita && conTelaio),
  }
}

const ignoto = (indice: number, campo: string, pk: number) => {
  return { code: 'INVALID', field: `righe[${indice}].${campo}`, message: unknownPkMessage(pk) }
}
