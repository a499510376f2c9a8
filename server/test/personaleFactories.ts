// Staff, holidays, hours, suppliers for tests: each factory fills in what the test does not care about.
import type { Prisma } from '../../prisma/generated/client.ts'
import type { Db, Tx } from '../platform/db/prisma.ts'
import { dateOfDay } from '../shared/dates/days.ts'
import { makeOrdine, nextNumber } from './factories.ts'

type Client = Db | Tx

/** A person at the benches, since 2020. */
export function makePersona(db: Client, diversa: Partial<Prisma.PersonaUncheckedCreateInput> = {}) {
  const base = { nome: `Persona ${nextNumber()}`, reparto: 'BANCHI' as const, dataInizio: dateOfDay('2020-01-01') }
  return db.persona.create({ data: { ...base, ...diversa } })
}

type Estremi = { personaId?: number; title?: string; ore?: readonly [da: string, a: string] }
const orario = (ore?: readonly [string, string]) => {
  const [da, a] = (ore ?? []).map((ora) => new Date(`1970-01-01T${ora}:00Z`))
  return { oraDa: da ?? null, oraA: a ?? null }
}

/** An absence of a new person, unless told whose. */
export async function makeAssenza(db: Client, da: string, a = da, { personaId, title = '', ore }: Estremi = {}) {
  const periodo = { giornoDa: dateOfDay(da), giornoA: dateOfDay(a), ...orario(ore), title }
  return db.assenza.create({ data: { personaId: personaId ?? (await makePersona(db)).id, ...periodo } })
}

export function makeFestivita(db: Client, da: string, a = da, { title = 'Festa', ore }: Estremi = {}) {
  return db.festivita.create({
    data: { giornoDa: dateOfDay(da), giornoA: dateOfDay(a), ...orario(ore), title },
  })
}

export function makeOreLavorative(db: Client, giorno: string, macchine = 8, banchi = 8) {
  return db.oreLavorative.create({
    data: { giorno: dateOfDay(giorno), oreLavorativeMacchine: macchine, oreLavorativeBanchi: banchi },
  })
}

export function makeFornitore(db: Client, diverso: Partial<Prisma.FornitoreUncheckedCreateInput> = {}) {
  return db.fornitore.create({ data: { nome: `Fornitore ${nextNumber()}`, tipologia: 'legno', tempo: 5, ...diverso } })
}

/** A supplier order of wood, of a new order and supplier by default. */
export async function makeOrdineFornitore(
  db: Client,
  diverso: Partial<Prisma.OrdineFornitoreUncheckedCreateInput> = {},
) {
  const tipologia = diverso.tipologia ?? 'legno'
  const ordineId = diverso.ordineId ?? (await makeOrdine(db)).id
  const fornitoreId = diverso.fornitoreId ?? (await makeFornitore(db, { tipologia })).id
  return db.ordineFornitore.create({ data: { ...diverso, tipologia, ordineId, fornitoreId } })
}

/** A row of glass for a supplier, waiting; of a new order by default. */
export async function makeRigaFornitore(
  db: Client,
  diversa: Partial<Prisma.RigaOrdineFornitoreUncheckedCreateInput> = {},
) {
  const ordineId = diversa.ordineId ?? (await makeOrdine(db)).id
  return db.rigaOrdineFornitore.create({
    data: { tipologia: 'vetro', codice: 'V1', quantita: 10, ...diversa, ordineId },
  })
}
