// Orders for tests: each factory fills in what the test does not care about.
import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Db, Tx } from '../../platform/db/prisma.ts'
import { dateOfDay } from '../../shared/dates/days.ts'
import { makeOrdine, makeStoredFile, makeTipoSerramento, nextNumber } from '../factories.ts'

type Client = Db | Tx

/** A state of orders. */
export function makeStatoOrdine(db: Client, nome = `Stato ${nextNumber()}`) {
  return db.valoreStato.create({ data: { contesto: 'ORDINE', nome, ordine: nextNumber() } })
}

/** A window code. */
export function makeCodiceSerramento(db: Client, diverso: Partial<Prisma.CodiceSerramentoUncheckedCreateInput> = {}) {
  return db.codiceSerramento.create({
    data: { categoria: 'LEGNO', forma: 'RETT', codice: `F${nextNumber()}`, ...diverso },
  })
}

export function makeVoceCheckList(db: Client, nome = `Voce ${nextNumber()}`) {
  return db.voceCheckList.create({ data: { nome, ordine: nextNumber() } })
}

type RigaDiversa = Partial<Omit<Prisma.RigaOrdineUncheckedCreateInput, 'ordineId'>>

/** A line of an order, of a new type and code by default. */
export async function makeRigaOrdine(db: Client, ordineId: number, diversa: RigaDiversa = {}) {
  const tipoSerramentoId = diversa.tipoSerramentoId ?? (await makeTipoSerramento(db)).id
  const codiceSerramentoId = diversa.rivendita
    ? null
    : (diversa.codiceSerramentoId ?? (await makeCodiceSerramento(db)).id)
  const posizione = diversa.posizione ?? (await db.rigaOrdine.count({ where: { ordineId } })) + 1
  const base = { posizione, numero: 1, listino: 100, scontoArticolo: 10, netto: 90 }
  return db.rigaOrdine.create({ data: { ...base, ...diversa, ordineId, tipoSerramentoId, codiceSerramentoId } })
}

/** A schedule of one phase, from a day to another. */
export function makeSchedulazione(db: Client, ordineId: number, nomeFase = 'banchi', da = '2026-03-10', a = da) {
  const date = { inizio: dateOfDay(da), fine: dateOfDay(a) }
  return db.schedulazioneOrdine.create({ data: { ordineId, ...date, fasi: { create: { nomeFase, ...date } } } })
}

/**
 * An order with two lines, one of them extra, a schedule and an approntamento: whatever can be done to it can.
 * @param prima what differs in the first line
 */
export async function makeFullOrdine(
  db: Client,
  diverso: Partial<Prisma.OrdineUncheckedCreateInput> = {},
  prima: RigaDiversa = {},
) {
  const ordine = await makeOrdine(db, {
    dataConsegna: dateOfDay('2026-04-01'),
    listino: 150,
    netto: 140,
    sconto: 6.67,
    numeroSerramenti: 1,
    ...diverso,
  })
  const riga = await makeRigaOrdine(db, ordine.id, prima)
  const extra = { rivendita: true, codiceRivendita: 'ZANZ', listino: 50, scontoArticolo: null, netto: 50 }
  await makeRigaOrdine(db, ordine.id, { ...extra, posizione: 2, tipoSerramentoId: riga.tipoSerramentoId })
  await makeSchedulazione(db, ordine.id)
  return { ...ordine, riga }
}

/** A confirmation with a quote to be signed; neither signed nor linked. */
export async function makeConferma(db: Client, diversa: Partial<Prisma.ConfermaOrdineUncheckedCreateInput> = {}) {
  const preventivoDaFirmareId = diversa.preventivoDaFirmareId ?? (await makeStoredFile(db)).id
  const base = {
    nomeCliente: 'Rossi Mario',
    emailCliente: 'rossi@example.it',
    preventivoDaFirmareNome: 'preventivo.pdf',
  }
  return db.confermaOrdine.create({ data: { ...base, ...diversa, preventivoDaFirmareId } })
}
