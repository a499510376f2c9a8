// Staff, holidays, hours, suppliers for tests: each factory fills in what the test does not care about.

import type { Db, Tx } from '#platform/db/prisma.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { makeOrdine, nextNumber } from './factories.ts'

type Client = Db | Tx

/** A person at the benches, since 2020. */
export function makePersona(db: Client, different: Partial<Prisma.PersonaUncheckedCreateInput> = {}) {
  const base = { nome: `Persona ${nextNumber()}`, reparto: 'banchi' as const, dataInizio: dateOfDay('2020-01-01') }
  return db.persona.create({ data: { ...base, ...different } })
}

type Bounds = { personaId?: number; title?: string; ore?: readonly [da: string, a: string] }
const times = (hours?: readonly [string, string]) => {
  const [from, a] = (hours ?? []).map((hour) => new Date(`1970-01-01T${hour}:00Z`))
  return { oraDa: from ?? null, oraA: a ?? null }
}

/** An absence of a new person, unless told whose. */
export async function makeAssenza(db: Client, from: string, a = from, { personaId, title = '', ore }: Bounds = {}) {
  const period = { giornoDa: dateOfDay(from), giornoA: dateOfDay(a), ...times(ore), title }
  return db.assenza.create({ data: { personaId: personaId ?? (await makePersona(db)).id, ...period } })
}

export function makeFestivita(db: Client, from: string, a = from, { title = 'Festa', ore }: Bounds = {}) {
  return db.festivita.create({
    data: { giornoDa: dateOfDay(from), giornoA: dateOfDay(a), ...times(ore), title },
  })
}

export function makeOreLavorative(db: Client, day: string, macchine = 8, banchi = 8) {
  return db.oreLavorative.create({
    data: { giorno: dateOfDay(day), oreLavorativeMacchine: macchine, oreLavorativeBanchi: banchi },
  })
}

export function makeFornitore(db: Client, different: Partial<Prisma.FornitoreUncheckedCreateInput> = {}) {
  return db.fornitore.create({
    data: { nome: `Fornitore ${nextNumber()}`, tipologia: 'legno', tempo: 5, ...different },
  })
}

/** A supplier order of wood, of a new order and supplier by default. */
export async function makeOrdineFornitore(
  db: Client,
  different: Partial<Prisma.OrdineFornitoreUncheckedCreateInput> = {},
) {
  const tipologia = different.tipologia ?? 'legno'
  const ordineId = different.ordineId ?? (await makeOrdine(db)).id
  const fornitoreId = different.fornitoreId ?? (await makeFornitore(db, { tipologia })).id
  return db.ordineFornitore.create({ data: { ...different, tipologia, ordineId, fornitoreId } })
}

/** A row of glass for a supplier, waiting; of a new order by default. */
export async function makeRigaFornitore(
  db: Client,
  different: Partial<Prisma.RigaOrdineFornitoreUncheckedCreateInput> = {},
) {
  const ordineId = different.ordineId ?? (await makeOrdine(db)).id
  return db.rigaOrdineFornitore.create({
    data: { tipologia: 'vetro', codice: 'V1', quantita: 10, ...different, ordineId },
  })
}
