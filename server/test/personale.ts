// Staff, holidays, hours, suppliers for tests: each factory fills in what the test does not care about.
import type { Prisma } from '../../prisma/generated/client.ts'
import type { Db, Tx } from '../platform/db/prisma.ts'
import { dataDiGiorno } from '../shared/dates/days.ts'
import { creaOrdine, prossimo } from './factories.ts'

type Client = Db | Tx

/** A person at the benches, since 2020. */
export function creaPersona(db: Client, diversa: Partial<Prisma.PersonaUncheckedCreateInput> = {}) {
  const base = { nome: `Persona ${prossimo()}`, reparto: 'BANCHI' as const, dataInizio: dataDiGiorno('2020-01-01') }
  return db.persona.create({ data: { ...base, ...diversa } })
}

type Estremi = { personaId?: number; title?: string; ore?: readonly [da: string, a: string] }
const orario = (ore?: readonly [string, string]) => {
  const [da, a] = (ore ?? []).map((ora) => new Date(`1970-01-01T${ora}:00Z`))
  return { oraDa: da ?? null, oraA: a ?? null }
}

/** An absence of a new person, unless told whose. */
export async function creaAssenza(db: Client, da: string, a = da, { personaId, title = '', ore }: Estremi = {}) {
  const periodo = { giornoDa: dataDiGiorno(da), giornoA: dataDiGiorno(a), ...orario(ore), title }
  return db.assenza.create({ data: { personaId: personaId ?? (await creaPersona(db)).id, ...periodo } })
}

export function creaFestivita(db: Client, da: string, a = da, { title = 'Festa', ore }: Estremi = {}) {
  return db.festivita.create({
    data: { giornoDa: dataDiGiorno(da), giornoA: dataDiGiorno(a), ...orario(ore), title },
  })
}

export function creaOreLavorative(db: Client, giorno: string, macchine = 8, banchi = 8) {
  return db.oreLavorative.create({
    data: { giorno: dataDiGiorno(giorno), oreLavorativeMacchine: macchine, oreLavorativeBanchi: banchi },
  })
}

export function creaFornitore(db: Client, diverso: Partial<Prisma.FornitoreUncheckedCreateInput> = {}) {
  return db.fornitore.create({ data: { nome: `Fornitore ${prossimo()}`, tipologia: 'legno', tempo: 5, ...diverso } })
}

/** A supplier order of wood, of a new order and supplier by default. */
export async function creaOrdineFornitore(
  db: Client,
  diverso: Partial<Prisma.OrdineFornitoreUncheckedCreateInput> = {},
) {
  const tipologia = diverso.tipologia ?? 'legno'
  const ordineId = diverso.ordineId ?? (await creaOrdine(db)).id
  const fornitoreId = diverso.fornitoreId ?? (await creaFornitore(db, { tipologia })).id
  return db.ordineFornitore.create({ data: { ...diverso, tipologia, ordineId, fornitoreId } })
}

/** A row of glass for a supplier, waiting; of a new order by default. */
export async function creaRigaFornitore(
  db: Client,
  diversa: Partial<Prisma.RigaOrdineFornitoreUncheckedCreateInput> = {},
) {
  const ordineId = diversa.ordineId ?? (await creaOrdine(db)).id
  return db.rigaOrdineFornitore.create({
    data: { tipologia: 'vetro', codice: 'V1', quantita: 10, ...diversa, ordineId },
  })
}
