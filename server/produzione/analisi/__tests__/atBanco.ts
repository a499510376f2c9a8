import type { Db } from '../../../platform/db/prisma.ts'
import { makeCliente, makeOrdine } from '../../../test/factories.ts'

let giorno = 0

/** An order at the benches for some minutes, each a day after the one before. */
export async function makeAlBanco(db: Db, minuti: number, nomeFase = 'banchi') {
  const ordine = await makeOrdine(db, {
    clienteId: (await makeCliente(db, { nome: 'Rossi' })).id,
    numeroSerramenti: 3,
  })
  giorno += 1
  const inizio = new Date(Date.UTC(2027, 2, giorno, 7))
  const date = { inizio, fine: new Date(inizio.getTime() + 3_600_000) }
  await db.schedulazioneOrdine.create({
    data: { ordineId: ordine.id, ...date, fasi: { create: { nomeFase, durata: minuti, ...date } } },
  })
  return ordine
}
