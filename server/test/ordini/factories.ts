// Orders for tests: each factory fills in what the test does not care about.
import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Db, Tx } from '../../platform/db/prisma.ts'
import { dataDiGiorno } from '../../shared/dates/days.ts'
import { creaOrdine, creaTipoSerramento, prossimo } from '../factories.ts'

type Client = Db | Tx

/** A state of orders. */
export function creaStatoOrdine(db: Client, nome = `Stato ${prossimo()}`) {
  return db.valoreStato.create({ data: { contesto: 'ORDINE', nome, ordine: prossimo() } })
}

/** A window code. */
export function creaCodiceSerramento(db: Client, diverso: Partial<Prisma.CodiceSerramentoUncheckedCreateInput> = {}) {
  return db.codiceSerramento.create({
    data: { categoria: 'LEGNO', forma: 'RETT', codice: `F${prossimo()}`, ...diverso },
  })
}

export function creaVoceCheckList(db: Client, nome = `Voce ${prossimo()}`) {
  return db.voceCheckList.create({ data: { nome, ordine: prossimo() } })
}

type RigaDiversa = Partial<Omit<Prisma.RigaOrdineUncheckedCreateInput, 'ordineId'>>

/** A line of an order, of a new type and code by default. */
export async function creaRiga(db: Client, ordineId: number, diversa: RigaDiversa = {}) {
  const tipoSerramentoId = diversa.tipoSerramentoId ?? (await creaTipoSerramento(db)).id
  const codiceSerramentoId = diversa.rivendita
    ? null
    : (diversa.codiceSerramentoId ?? (await creaCodiceSerramento(db)).id)
  const posizione = diversa.posizione ?? (await db.rigaOrdine.count({ where: { ordineId } })) + 1
  const base = { posizione, numero: 1, listino: 100, scontoArticolo: 10, netto: 90 }
  return db.rigaOrdine.create({ data: { ...base, ...diversa, ordineId, tipoSerramentoId, codiceSerramentoId } })
}

/** A schedule of one phase, from a day to another. */
export function creaSchedulazione(db: Client, ordineId: number, nomeFase = 'banchi', da = '2026-03-10', a = da) {
  const date = { inizio: dataDiGiorno(da), fine: dataDiGiorno(a) }
  return db.schedulazioneOrdine.create({ data: { ordineId, ...date, fasi: { create: { nomeFase, ...date } } } })
}

/**
 * An order with two lines, one of them extra, a schedule and an approntamento: whatever can be done to it can.
 * @param prima what differs in the first line
 */
export async function creaOrdinePieno(
  db: Client,
  diverso: Partial<Prisma.OrdineUncheckedCreateInput> = {},
  prima: RigaDiversa = {},
) {
  const ordine = await creaOrdine(db, {
    dataConsegna: dataDiGiorno('2026-04-01'),
    listino: 150,
    netto: 140,
    sconto: 6.67,
    numeroSerramenti: 1,
    ...diverso,
  })
  const riga = await creaRiga(db, ordine.id, prima)
  const extra = { rivendita: true, codiceRivendita: 'ZANZ', listino: 50, scontoArticolo: null, netto: 50 }
  await creaRiga(db, ordine.id, { ...extra, posizione: 2, tipoSerramentoId: riga.tipoSerramentoId })
  await creaSchedulazione(db, ordine.id)
  return { ...ordine, riga }
}
