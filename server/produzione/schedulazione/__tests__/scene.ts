// Orders with known minutes for the tests of the scheduler: a type with a timing of its own, suppliers of every phase.

import type { Db } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { makeOrdine, makeTipoSerramento, nextNumber } from '#server-test/factories.ts'
import { makeCodiceSerramento, makeRigaOrdine } from '#server-test/ordini/factories.ts'

const MADE_TIPOLOGIE = ['legno', 'vetro', 'telai', 'verniciatura'] as const

/** A default supplier of each type, with its lead time in days. */
export async function makeFornitori(db: Db, tempo = 2) {
  return db.fornitore.createManyAndReturn({
    data: MADE_TIPOLOGIE.map((tipologia) => ({ nome: `Fornitore ${tipologia}`, tipologia, tempo, isDefault: true })),
  })
}

/** An order of one line that takes `macchine` and `banchi` minutes. */
export async function makeSchedulabile(
  db: Db,
  {
    macchine = 60,
    banchi = 120,
    ...different
  }: Partial<Prisma.OrdineUncheckedCreateInput> & {
    macchine?: number
    banchi?: number
  } = {},
) {
  const tipo = await makeTipoSerramento(db)
  const codice = await makeCodiceSerramento(db)
  await db.tempistica.create({
    data: {
      tipoSerramentoId: tipo.id,
      codiceSerramentoId: codice.id,
      tempoRepartoMacchine: macchine,
      tempoRepartoBanchi: banchi,
    },
  })
  const ordine = await makeOrdine(db, { numeroCommessa: `S/${nextNumber()}`, ...different })
  await makeRigaOrdine(db, ordine.id, { tipoSerramentoId: tipo.id, codiceSerramentoId: codice.id })
  return ordine
}

/** The ledger as rows: 'banchi 2026-11-30 1 120'. */
export async function libroRows(db: Db): Promise<string[]> {
  const righe = await db.prenotazione.findMany({
    orderBy: [{ giorno: 'asc' }, { reparto: 'asc' }, { ordineId: 'asc' }],
  })
  return righe.map(
    ({ reparto, giorno, ordineId, minuti }) =>
      `${reparto.toLowerCase()} ${giorno.toISOString().slice(0, 10)} ${ordineId} ${minuti}`,
  )
}
