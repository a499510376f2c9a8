// Orders with known minutes for the tests of the scheduler: a type with a timing of its own, suppliers of every phase.

import type { Prisma } from '../../../../prisma/generated/client.ts'
import type { Db } from '../../../platform/db/prisma.ts'
import { creaOrdine, creaTipoSerramento, prossimo } from '../../../test/factories.ts'
import { creaCodiceSerramento, creaRiga } from '../../../test/ordini/factories.ts'

export const TIPOLOGIE = ['legno', 'vetro', 'telai', 'verniciatura'] as const

/** A default supplier of each type, with its lead time in days. */
export async function creaFornitori(db: Db, tempo = 2) {
  return db.fornitore.createManyAndReturn({
    data: TIPOLOGIE.map((tipologia) => ({ nome: `Fornitore ${tipologia}`, tipologia, tempo, isDefault: true })),
  })
}

/** An order of one line that takes `macchine` and `banchi` minutes. */
export async function creaSchedulabile(
  db: Db,
  {
    macchine = 60,
    banchi = 120,
    ...diverso
  }: Partial<Prisma.OrdineUncheckedCreateInput> & {
    macchine?: number
    banchi?: number
  } = {},
) {
  const tipo = await creaTipoSerramento(db)
  const codice = await creaCodiceSerramento(db)
  await db.tempistica.create({
    data: {
      tipoSerramentoId: tipo.id,
      codiceSerramentoId: codice.id,
      tempoRepartoMacchine: macchine,
      tempoRepartoBanchi: banchi,
    },
  })
  const ordine = await creaOrdine(db, { numeroCommessa: `S/${prossimo()}`, ...diverso })
  await creaRiga(db, ordine.id, { tipoSerramentoId: tipo.id, codiceSerramentoId: codice.id })
  return ordine
}

/** The ledger as rows: 'banchi 2026-11-30 1 120'. */
export async function righeLibro(db: Db): Promise<string[]> {
  const righe = await db.prenotazione.findMany({
    orderBy: [{ giorno: 'asc' }, { reparto: 'asc' }, { ordineId: 'asc' }],
  })
  return righe.map(
    ({ reparto, giorno, ordineId, minuti }) =>
      `${reparto.toLowerCase()} ${giorno.toISOString().slice(0, 10)} ${ordineId} ${minuti}`,
  )
}
