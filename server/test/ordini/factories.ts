// Orders for tests: each factory fills in what the test does not care about.

import type { Db, Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { makeOrdine, makeStoredFile, makeTipoSerramento, nextNumber } from '../factories.ts'

type Client = Db | Tx

/** A state of orders. */
export function makeStatoOrdine(db: Client, name = `Stato ${nextNumber()}`) {
  return db.valoreStato.create({ data: { contesto: 'ORDINE', nome: name, ordine: nextNumber() } })
}

/** A window code. */
export function makeCodiceSerramento(db: Client, different: Partial<Prisma.CodiceSerramentoUncheckedCreateInput> = {}) {
  return db.codiceSerramento.create({
    data: { categoria: 'LEGNO', forma: 'RETT', codice: `F${nextNumber()}`, ...different },
  })
}

export function makeVoceCheckList(db: Client, name = `Voce ${nextNumber()}`) {
  return db.voceCheckList.create({ data: { nome: name, ordine: nextNumber() } })
}

type DifferentRiga = Partial<Omit<Prisma.RigaOrdineUncheckedCreateInput, 'ordineId'>>

/** A line of an order, of a new type and code by default. */
export async function makeRigaOrdine(db: Client, ordineId: number, different: DifferentRiga = {}) {
  const tipoSerramentoId = different.tipoSerramentoId ?? (await makeTipoSerramento(db)).id
  const codiceSerramentoId = different.rivendita
    ? null
    : (different.codiceSerramentoId ?? (await makeCodiceSerramento(db)).id)
  const posizione = different.posizione ?? (await db.rigaOrdine.count({ where: { ordineId } })) + 1
  const base = { posizione, numero: 1, listino: 100, scontoArticolo: 10, netto: 90 }
  return db.rigaOrdine.create({ data: { ...base, ...different, ordineId, tipoSerramentoId, codiceSerramentoId } })
}

/** A schedule of one phase, from a day to another. */
export function makeSchedulazione(db: Client, ordineId: number, nomeFase = 'banchi', from = '2026-03-10', a = from) {
  const date = { inizio: dateOfDay(from), fine: dateOfDay(a) }
  return db.schedulazioneOrdine.create({ data: { ordineId, ...date, fasi: { create: { nomeFase, ...date } } } })
}

/**
 * An order with two lines, one of them extra, a schedule and an approntamento: whatever can be done to it can.
 * @param before what differs in the first line
 */
export async function makeFullOrdine(
  db: Client,
  different: Partial<Prisma.OrdineUncheckedCreateInput> = {},
  before: DifferentRiga = {},
) {
  const ordine = await makeOrdine(db, {
    dataConsegna: dateOfDay('2026-04-01'),
    listino: 150,
    netto: 140,
    sconto: 6.67,
    numeroSerramenti: 1,
    ...different,
  })
  const riga = await makeRigaOrdine(db, ordine.id, before)
  const extra = { rivendita: true, codiceRivendita: 'ZANZ', listino: 50, scontoArticolo: null, netto: 50 }
  await makeRigaOrdine(db, ordine.id, { ...extra, posizione: 2, tipoSerramentoId: riga.tipoSerramentoId })
  await makeSchedulazione(db, ordine.id)
  return { ...ordine, riga }
}

/** A confirmation with a quote to be signed; neither signed nor linked. */
export async function makeConferma(db: Client, different: Partial<Prisma.ConfermaOrdineUncheckedCreateInput> = {}) {
  const preventivoDaFirmareId = different.preventivoDaFirmareId ?? (await makeStoredFile(db)).id
  const base = {
    nomeCliente: 'Rossi Mario',
    emailCliente: 'rossi@example.it',
    preventivoDaFirmareNome: 'preventivo.pdf',
  }
  return db.confermaOrdine.create({ data: { ...base, ...different, preventivoDaFirmareId } })
}
