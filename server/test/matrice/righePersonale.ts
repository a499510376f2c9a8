// The rows of staff, calendar and suppliers that the matrix tries.

import { prossimo } from '../factories.ts'
import { creaAssenza, creaFestivita, creaOrdineFornitore, creaOreLavorative, creaPersona } from '../personale.ts'
import { creaDelleOrdini } from './righeOrdini.ts'
import type { Bersaglio, Chi, Facts } from './scena.ts'

/** A day that no other row of its kind has. */
const giorno = () => new Date(Date.UTC(2030, 0, prossimo())).toISOString().slice(0, 10)

export const creaDelPersonale = {
  Persona: ({ db }: Facts) => creaPersona(db, { dataFine: new Date('2099-01-01') }),
  Assenza: ({ db }: Facts) => creaAssenza(db, giorno(), undefined, { ore: ['07:00', '12:00'] }),
  Festivita: ({ db }: Facts) => creaFestivita(db, giorno(), undefined, { ore: ['07:00', '12:00'] }),
  OreLavorative: ({ db }: Facts) => creaOreLavorative(db, giorno()),
  OrdineFornitore: async (facts: Facts, bersaglio: Bersaglio, chi: Chi) => {
    const ordine = await creaDelleOrdini.Ordine(facts, bersaglio, chi)
    const arrivo = new Date('2026-01-01')
    const fatto = await creaOrdineFornitore(facts.db, {
      ordineId: ordine.id,
      statoId: facts.dati.statoOrdine,
      costoMateriale: 10,
      venditaMateriale: 12,
      valorePercentuale: 100,
      dataOrdine: arrivo,
      dataConsegna: arrivo,
      dataArrivo: arrivo,
      emailSentAt: arrivo,
      domanda1: true,
      domanda2: true,
      domanda3: true,
      domanda1Legno: true,
      rilievo: 'FATTO',
      co: 'INVIATA',
      magazzino: 'QR',
      storicoStati: { create: { stato: 'DA_FARE' } },
    })
    const riga = { ordineId: ordine.id, ordineFornitoreId: fatto.id, tipologia: 'legno', quantita: 1 }
    await facts.db.rigaOrdineFornitore.create({ data: { ...riga, rigaOrdineId: ordine.riga.id } })
    return fatto
  },
  /** Waiting for a supplier order. */
  RigaOrdineFornitore: async (facts: Facts, bersaglio: Bersaglio, chi: Chi) => {
    const ordine = await creaDelleOrdini.Ordine(facts, bersaglio, chi)
    const riga = { ordineId: ordine.id, tipologia: 'vetro', fornitoreId: facts.dati.fornitore, quantita: 1 }
    return facts.db.rigaOrdineFornitore.create({ data: { ...riga, rigaOrdineId: ordine.riga.id } })
  },
  /** That its supplier does not know of yet. */
  OrdineFornitoreNuovo: async (facts: Facts, bersaglio: Bersaglio, chi: Chi) => {
    const ordine = await creaDelleOrdini.Ordine(facts, bersaglio, chi)
    return creaOrdineFornitore(facts.db, { ordineId: ordine.id, tipologia: 'vetro' })
  },
  /** Called by its number, which is all that the questions know. */
  Materiale: async ({ db }: Facts) => {
    const { id } = await db.materiale.create({ data: { nome: `Materiale ${prossimo()}` } })
    return db.materiale.update({ where: { id }, data: { nome: String(id) } })
  },
  Fornitore: async ({ db, dati }: Facts) =>
    db.fornitore.create({
      data: { nome: `Fornitore ${prossimo()}`, tipologia: 'vetro', tempo: 3, immagineId: dati.foto },
    }),
}
