// The rows of staff, calendar and suppliers that the matrix tries.

import { makeStoredFile, makeUser, nextNumber } from '../factories.ts'
import {
  makeAssenza,
  makeFestivita,
  makeOrdineFornitore,
  makeOreLavorative,
  makePersona,
} from '../personaleFactories.ts'
import { makeOrdiniRows } from './ordiniRows.ts'
import type { CallerName, MatrixFacts, MatrixTarget } from './scene.ts'

/** A day that no other row of its kind has. */
const day = () => new Date(Date.UTC(2030, 0, nextNumber())).toISOString().slice(0, 10)

export const makePersonaleRows = {
  Persona: ({ db }: MatrixFacts) => makePersona(db, { dataFine: new Date('2099-01-01') }),
  Assenza: ({ db }: MatrixFacts) => makeAssenza(db, day(), undefined, { ore: ['07:00', '12:00'] }),
  Festivita: ({ db }: MatrixFacts) => makeFestivita(db, day(), undefined, { ore: ['07:00', '12:00'] }),
  OreLavorative: ({ db }: MatrixFacts) => makeOreLavorative(db, day()),
  OrdineFornitore: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => {
    const ordine = await makeOrdiniRows.Ordine(facts, target, who)
    const arrivo = new Date('2026-01-01')
    const done = await makeOrdineFornitore(facts.db, {
      ...(await facts.fornitoreDi(target, who)),
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
    const riga = { ordineId: ordine.id, ordineFornitoreId: done.id, tipologia: 'legno', quantita: 1 }
    await facts.db.rigaOrdineFornitore.create({ data: { ...riga, rigaOrdineId: ordine.riga.id } })
    return done
  },
  AllegatoOrdineFornitore: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => {
    const ordine = await makeOrdiniRows.Ordine(facts, target, who)
    const own = await facts.fornitoreDi(target, who)
    const { id: ordineFornitoreId } = await makeOrdineFornitore(facts.db, { ...own, ordineId: ordine.id })
    const { id: fileId } = await makeStoredFile(facts.db)
    return facts.db.allegatoOrdineFornitore.create({ data: { ordineFornitoreId, fileId, originalName: 'prova.png' } })
  },
  /** Of one order alone, whose owner therefore sees it. */
  RaccoltaFornitore: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => {
    const ordine = await makeOrdiniRows.Ordine(facts, target, who)
    const { fornitore: fornitoreId } = facts.dati
    const raccolta = await facts.db.raccoltaFornitore.create({ data: { fornitoreId, tipologia: 'vetro' } })
    await makeOrdineFornitore(facts.db, {
      ...(await facts.fornitoreDi(target, who)),
      ordineId: ordine.id,
      raccoltaId: raccolta.id,
    })
    return raccolta
  },
  /** All that was ordered, on one day. */
  ArrivoFornitore: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => {
    const ordine = await makeOrdiniRows.Ordine(facts, target, who)
    const { id: ordineFornitoreId } = await makeOrdineFornitore(facts.db, {
      ...(await facts.fornitoreDi(target, who)),
      ordineId: ordine.id,
    })
    const riga = { ordineId: ordine.id, ordineFornitoreId, tipologia: 'vetro', quantita: 1, arrivata: 1 }
    const { id: rigaId } = await facts.db.rigaOrdineFornitore.create({ data: riga })
    return facts.db.arrivoFornitore.create({
      data: { ordineFornitoreId, giorno: new Date('2026-01-01'), righe: { create: { rigaId, quantita: 1 } } },
    })
  },
  /** Waiting for a supplier order. */
  RigaOrdineFornitore: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => {
    const ordine = await makeOrdiniRows.Ordine(facts, target, who)
    const riga = { ordineId: ordine.id, tipologia: 'vetro', fornitoreId: facts.dati.fornitore, quantita: 1 }
    return facts.db.rigaOrdineFornitore.create({ data: { ...riga, rigaOrdineId: ordine.riga.id } })
  },
  /** As its supplier sees it. */
  OrdinePerFornitore: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => {
    const own = await facts.fornitoreDi(target, who)
    const { id } = await makeOrdineFornitore(facts.db, { ...own, costoMateriale: 10, domanda1: true })
    return { id }
  },
  FornitoreUtente: async ({ db }: MatrixFacts) =>
    db.fornitoreUtente.findUniqueOrThrow({ where: { userId: (await makeUser(db, { fornitore: {} })).id } }),
  InfoUser: async ({ db }: MatrixFacts) =>
    db.infoUser.findUniqueOrThrow({ where: { userId: (await makeUser(db, { info: { note: 'Nota' } })).id } }),
  TabletOfficina: ({ db }: MatrixFacts) => db.tabletOfficina.create({ data: { nome: crypto.randomUUID() } }),
  ImportazioneRighe: ({ db }: MatrixFacts) =>
    db.importazioneRighe.create({ data: { nomeFile: 'righe.xls', chiave: crypto.randomUUID(), righe: 0 } }),
  LinkFornitore: async ({ db, dati }: MatrixFacts) => {
    const link = { hash: crypto.randomUUID(), prefisso: 'frn_', scadeIl: new Date('2099-01-01') }
    return db.linkSegreto.create({ data: { ...link, fornitoreId: dati.fornitore } })
  },
  /** That its supplier does not know of yet. */
  OrdineFornitoreNuovo: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => {
    const ordine = await makeOrdiniRows.Ordine(facts, target, who)
    return makeOrdineFornitore(facts.db, { ordineId: ordine.id, tipologia: 'vetro' })
  },
  /** Called by its number, which is all that the questions know. */
  Materiale: async ({ db }: MatrixFacts) => {
    const { id } = await db.materiale.create({ data: { nome: `Materiale ${nextNumber()}` } })
    return db.materiale.update({ where: { id }, data: { nome: String(id) } })
  },
  Fornitore: async ({ db, dati }: MatrixFacts) =>
    db.fornitore.create({
      data: { nome: `Fornitore ${nextNumber()}`, tipologia: 'vetro', tempo: 3, immagineId: dati.foto },
    }),
}
