// The demo data as months of work would leave them: rows that no seed has thought of, for tests.
import type { Random } from '#prisma/seed/random.ts'
import type { TestApp } from '../client.ts'

const dayOf = (random: Random, back: number, ahead = 0) =>
  new Date(Math.floor(Date.now() / 86_400_000 + random.integer(-back, ahead)) * 86_400_000)

/** Orders go to other agents, customers and days, materials arrive, sessions and lines change: as chance has it. */
export async function perturb({ db }: TestApp, random: Random): Promise<void> {
  const pksOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
  const select = { id: true } as const
  const agenti = pksOf(await db.agente.findMany({ select }))
  const clienti = pksOf(await db.cliente.findMany({ select, take: 20 }))
  const ordini = pksOf(await db.ordine.findMany({ select }))
  const operatori = pksOf(await db.operatore.findMany({ select }))
  const lavorazioni = pksOf(await db.lavorazione.findMany({ select }))
  const codici = pksOf(await db.codiceSerramento.findMany({ select }))
  const stati = pksOf(await db.valoreStato.findMany({ select, where: { contesto: 'ORDINE_FORNITORE' } }))

  for (const id of random.alcuni(ordini, 120)) {
    const agenteId = random.forse(0.1) ? null : random.one(agenti)
    const moved = random.forse(0.5) ? { data: dayOf(random, 300) } : { dataConsegna: dayOf(random, 20, 40) }
    const clienteId = random.one(clienti)
    await db.ordine.update({ where: { id }, data: { agenteId, clienteId, ...moved } })
  }
  const forniture = pksOf(await db.ordineFornitore.findMany({ select }))
  for (const id of random.alcuni(forniture, 80)) {
    const dataArrivo = random.forse(0.7) ? dayOf(random, 40) : null
    const statoId = random.forse(0.2) ? null : random.one(stati)
    await db.ordineFornitore.update({
      where: { id },
      data: { dataArrivo, statoId, dataConsegna: dayOf(random, 30, 30) },
    })
  }
  const righe = pksOf(await db.rigaOrdine.findMany({ select, where: { rivendita: false } }))
  for (const id of random.alcuni(righe, 60)) {
    await db.rigaOrdine.update({ where: { id }, data: { codiceSerramentoId: random.one(codici) } })
  }
  const attivita = await db.attivita.findMany({
    select,
    where: { automatica: false },
    orderBy: { id: 'desc' },
    take: 600,
  })
  for (const id of random.alcuni(pksOf(attivita), 80)) {
    const operatoreId = random.one(operatori)
    const secondaLavorazioneId = random.forse(0.3) ? random.one(lavorazioni) : null
    await db.attivita.update({ where: { id }, data: { operatoreId, secondaLavorazioneId, data: dayOf(random, 50) } })
  }
}
