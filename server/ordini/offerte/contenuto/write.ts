// What is in an alternative, as it is written.
import type { Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { specchiatureColumns } from '#shared/composti/specchiature.ts'
import { correctiveOf, nettoRigaOfferta, totaliOfferta } from '../totali/rules.ts'
import type { PricedRiga, PricedServizio } from './prices.ts'

/** The columns of a line. @param sconto of the whole, percent @param index its place, from 0 */
function rigaColumns(riga: PricedRiga, sconto: number, index: number) {
  const { pk: _pk, opzioni: _opzioni, accessoriPks: _accessori, specchiature: _specchiature, ...said } = riga
  const { tipoSerramentoPk, famigliaPk, tipoAperturaPk, listinoPrezziPk, passi, ...fields } = said
  const ofWindow = riga.rivendita
    ? { tipoSerramentoId: null, famigliaId: null, tipoAperturaId: null, altezza: null, larghezza: null, ante: null }
    : {
        tipoSerramentoId: tipoSerramentoPk,
        famigliaId: famigliaPk,
        tipoAperturaId: tipoAperturaPk,
        codiceRivendita: '',
      }
  return {
    ...fields,
    ...ofWindow,
    listinoPrezziId: listinoPrezziPk,
    passi: passi.map(({ tipo, testo, importo }) => ({ tipo, testo, importo })) satisfies Prisma.InputJsonArray,
    scontoCorrettivo: correctiveOf(riga, sconto),
    netto: nettoRigaOfferta(riga, sconto),
    posizione: index + 1,
  }
}

const choicesOf = ({ rivendita, opzioni, accessoriPks, specchiature }: PricedRiga) =>
  rivendita
    ? { opzioni: [], accessori: [], specchiature: [] }
    : {
        opzioni: opzioni.map(({ opzionePk, valorePk }) => ({ opzioneId: opzionePk, valoreId: valorePk })),
        accessori: [...new Set(accessoriPks)].map((id) => ({ id })),
        specchiature: specchiatureColumns(specchiature),
      }

/**
 * Puts lines in the place of those that an alternative has: stored ones keep their numbers.
 * @param sconto of the whole, percent
 */
export async function writeRigheOfferta(
  tx: Tx,
  alternativaId: number,
  righe: readonly PricedRiga[],
  sconto: number,
): Promise<void> {
  const kept = righe.flatMap(({ pk }) => pk ?? [])
  await tx.rigaOfferta.deleteMany({ where: { alternativaId, id: { notIn: kept } } })
  for (const [index, riga] of righe.entries()) {
    const { opzioni, accessori, specchiature } = choicesOf(riga)
    const columns = rigaColumns(riga, sconto, index)
    if (riga.pk === null) {
      await tx.rigaOfferta.create({
        data: {
          ...columns,
          alternativaId,
          opzioni: { create: opzioni },
          accessori: { connect: accessori },
          specchiature: { create: specchiature },
        },
        select: { id: true },
      })
      continue
    }
    await tx.rigaOfferta.update({
      where: { id: riga.pk },
      data: {
        ...columns,
        opzioni: { deleteMany: {}, create: opzioni },
        accessori: { set: accessori },
        specchiature: { deleteMany: {}, create: specchiature },
      },
      select: { id: true },
    })
  }
}

/** Puts services in the place of those that an alternative has. */
export async function writeServiziOfferta(
  tx: Tx,
  alternativaId: number,
  servizi: readonly PricedServizio[],
): Promise<void> {
  await tx.servizioOfferta.deleteMany({ where: { alternativaId } })
  await tx.servizioOfferta.createMany({
    data: servizi.map((servizio, ordine) => ({ ...servizio, alternativaId, ordine })),
  })
}

/** The sums of an alternative as they are stored. @param sconto of the whole, percent */
export function sumColumns(righe: readonly PricedRiga[], servizi: readonly PricedServizio[], sconto: number) {
  const { listino, netto, imposta, totale } = totaliOfferta(righe, servizi, sconto)
  return { listino, netto, imposta, totale }
}
