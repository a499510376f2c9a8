import type { Db } from '#platform/db/prisma.ts'
import { makeCliente, makeOrdine } from '#server-test/factories.ts'

let day = 0

/** An order at the benches for some minutes, each a day after the one before. */
export async function makeAtBanco(db: Db, minutes: number, nomeFase = 'banchi') {
  const ordine = await makeOrdine(db, {
    clienteId: (await makeCliente(db, { nome: 'Rossi' })).id,
    numeroSerramenti: 3,
  })
  day += 1
  const inizio = new Date(Date.UTC(2027, 2, day, 7))
  const date = { inizio, fine: new Date(inizio.getTime() + 3_600_000) }
  await db.schedulazioneOrdine.create({
    data: { ordineId: ordine.id, ...date, fasi: { create: { nomeFase, durata: minutes, ...date } } },
  })
  return ordine
}
