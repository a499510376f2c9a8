// An order in the workshop, for tests: a line of two windows with two leaves each, timed.
import type { Db } from '#platform/db/prisma.ts'
import { makeOrdine, makeTipoSerramento } from './factories.ts'
import { makeRigaOrdine } from './ordini/factories.ts'

/** An order with a timed line. @param numero windows; each with two leaves, 100 minutes at the machines, 50 at the benches */
export async function makeOrdineInOfficina(db: Db, numero = 2) {
  const tipo = await makeTipoSerramento(db)
  await db.tempistica.create({
    data: { tipoSerramentoId: tipo.id, tempoRepartoMacchine: 100, tempoRepartoBanchi: 50 },
  })
  const ordine = await makeOrdine(db, { netto: 1234 })
  const riga = await makeRigaOrdine(db, ordine.id, { tipoSerramentoId: tipo.id, numero, ante: 2 })
  return { ordine, riga }
}

/** The number of an operation that every database begins with. */
export async function lavorazioneNamed(db: Db, name: string): Promise<number> {
  return (await db.lavorazione.findUniqueOrThrow({ where: { nome: name } })).id
}

/** An answer to every control of an operation, for who ends it. */
export async function conformingControlli(db: Db, lavorazioneId: number) {
  const controlli = await db.controlloLavorazione.findMany({ where: { lavorazioneId, attivo: true } })
  return controlli.map(({ id }) => ({ controlloPk: id, conforme: true, note: '' }))
}
