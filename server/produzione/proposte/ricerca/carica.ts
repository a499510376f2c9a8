import type { Prisma } from '../../../../prisma/generated/client.ts'
import { whereOpen } from '../../../ordini/ordini/closed.ts'
import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { UserErrors } from '../../../platform/errors.ts'
import { loadCalendario } from '../../schedulazione/data/calendario.ts'
import { loadOrdini, type OrdineCaricato } from '../../schedulazione/data/ordine.ts'
import { ordineSignature } from '../../schedulazione/data/riparazione.ts'
import { createCalendario } from '../../schedulazione/engine/capacita.ts'
import { celleRotte } from '../../schedulazione/engine/celle.ts'
import { prenotazioniOfLibro } from '../../schedulazione/engine/libro.ts'
import {
  civilInstant,
  dayToColumn,
  giornoOf,
  type Istante,
  readGiorno,
  startOf,
} from '../../schedulazione/engine/time.ts'
import { type RichiestaOrdine, richiestaOf, savedRichiesta } from '../../schedulazione/request.ts'
import { loadWorld, type SchedulingWorld } from '../../schedulazione/world.ts'
import {
  CONGELAMENTO_LONTANO,
  CONGELAMENTO_MAX,
  CONGELAMENTO_PASSATO,
  NIENTE_DA_PIANIFICARE,
  ORDINI_RICERCA_MAX,
  type ParametriRicerca,
  TROPPI_ORDINI,
  TUTTO_FERMO,
} from '../rules.ts'
import type { DatiRicerca, OrdineCercato } from './dati.ts'
import { liberaFasi } from './fermi.ts'
import { conIpotesi } from './ipotesi.ts'

/** Unscheduled orders that should have been ready longer ago are not work to plan any more. */
const GIORNI_SCADUTI = 90

const giornoO = (testo: string | null) => (testo === null ? null : readGiorno(testo))

/** Which orders are asked about; a finished one only when it is named. */
async function scelti(
  db: Db | Tx,
  { ambito, ordini, dal, al }: ParametriRicerca,
  mondo: SchedulingWorld,
): Promise<Prisma.OrdineWhereInput> {
  const oggi = giornoOf(mondo.adesso)
  const daSchedulare: Prisma.OrdineWhereInput = {
    schedulazione: { is: null },
    nonSchedulabile: false,
    OR: [{ dataConsegna: null }, { dataConsegna: { gte: dayToColumn(oggi - GIORNI_SCADUTI) } }],
  }
  const inCorso = { schedulazione: { is: { fine: { gte: new Date() } } } }
  switch (ambito) {
    case 'selezione':
      return { id: { in: ordini } }
    case 'non_schedulati':
      return { AND: [daSchedulare, whereOpen()] }
    case 'celle_rotte': {
      const rotte = celleRotte(mondo.calendario, mondo.libro, oggi)
      return { AND: [{ id: { in: [...new Set(rotte.flatMap(({ ordini: sue }) => sue))] } }, whereOpen()] }
    }
    case 'periodo': {
      const prenotati = await db.prenotazione.findMany({
        where: { giorno: { gte: new Date(`${dal}T00:00:00Z`), lte: new Date(`${al}T00:00:00Z`) } },
        select: { ordineId: true },
        distinct: ['ordineId'],
      })
      return { AND: [{ id: { in: prenotati.map(({ ordineId }) => ordineId) } }, whereOpen()] }
    }
    case 'tutti':
      return { AND: [{ OR: [daSchedulare, inCorso] }, whereOpen()] }
  }
}

/** Phases that somebody on the floor has begun, by order. */
async function faseIniziate(db: Db | Tx, ordini: readonly number[]): Promise<Map<number, Set<string>>> {
  const righe = await db.attivita.findMany({
    where: { ordineId: { in: [...ordini] } },
    select: { ordineId: true, lavorazione: { select: { fase: true } }, secondaLavorazione: { select: { fase: true } } },
  })
  const iniziate = new Map<number, Set<string>>()
  for (const { ordineId, lavorazione, secondaLavorazione } of righe) {
    if (ordineId === null) continue
    const sue = iniziate.get(ordineId) ?? new Set()
    sue.add(lavorazione.fase)
    if (secondaLavorazione) sue.add(secondaLavorazione.fase)
    iniziate.set(ordineId, sue)
  }
  return iniziate
}

/** The saved dates of an order as one text. */
export const firmaOf = ({ salvata }: Pick<OrdineCaricato, 'salvata'>): string =>
  salvata ? ordineSignature([...salvata.fasi].map(([nome, { inizio, fine }]) => ({ nome, inizio, fine }))) : ''

/** An order with what of it may be placed. */
export interface OrdineMobile {
  caricato: OrdineCaricato
  richiesta: RichiestaOrdine
}

/**
 * Until when nothing saved moves, as an instant.
 * @throws UserErrors at `congelatoFino` for a day of the past, or too far ahead
 */
export function sogliaOf(congelatoFino: string | null, adesso: Istante): Istante {
  const giorno = giornoO(congelatoFino)
  if (giorno === null) return adesso
  if (giorno < giornoOf(adesso)) throw UserErrors.of('congelatoFino', CONGELAMENTO_PASSATO)
  if (giorno > giornoOf(adesso) + CONGELAMENTO_MAX) throw UserErrors.of('congelatoFino', CONGELAMENTO_LONTANO)
  return Math.max(adesso, startOf(giorno + 1))
}

/** Of loaded orders those that may be placed, each with what it holds. */
export async function mobili(
  db: Db | Tx,
  caricati: readonly OrdineCaricato[],
  mondo: SchedulingWorld,
  soglia: Istante,
): Promise<OrdineMobile[]> {
  const iniziate = await faseIniziate(
    db,
    caricati.map(({ pk }) => pk),
  )
  return caricati.flatMap((caricato) => {
    if (!caricato.salvata) return [{ caricato, richiesta: richiestaOf(caricato, mondo) }]
    const libera = liberaFasi(savedRichiesta(caricato, mondo), soglia, iniziate.get(caricato.pk) ?? new Set())
    return libera ? [{ caricato, richiesta: libera }] : []
  })
}

/** The customers' names and kinds of orders. */
async function clientiDi(db: Db | Tx, pks: readonly number[]) {
  const righe = await db.ordine.findMany({
    where: { id: { in: [...pks] } },
    select: { id: true, nomeCliente: true, tipoCliente: true },
  })
  return new Map(righe.map(({ id, ...resto }) => [id, resto]))
}

/** Reads all that a search needs. @throws UserErrors when there is nothing to place, or too much */
export async function caricaRicerca(db: Db | Tx, parametri: ParametriRicerca): Promise<DatiRicerca> {
  const adesso = civilInstant(new Date())
  const soglia = sogliaOf(parametri.congelatoFino, adesso)
  const primo = await loadWorld(db, null, [], adesso)
  const trattenuti = new Set(parametri.trattenuti)
  const dove = await scelti(db, parametri, primo)
  const pks = await db.ordine.findMany({
    where: dove,
    select: { id: true },
    take: ORDINI_RICERCA_MAX + trattenuti.size + 1,
  })
  const numeri = pks.map(({ id }) => id).filter((pk) => !trattenuti.has(pk))
  const urgente = parametri.ipotesi.some(({ tipo }) => tipo === 'urgente')
  if (numeri.length === 0 && !urgente) throw UserErrors.of(null, NIENTE_DA_PIANIFICARE)
  if (numeri.length > ORDINI_RICERCA_MAX) throw UserErrors.of(null, TROPPI_ORDINI)
  const caricati = await loadOrdini(db, { id: { in: numeri } })
  const mossi = await mobili(db, caricati, primo, soglia)
  if (mossi.length === 0 && !urgente) throw UserErrors.of(null, TUTTO_FERMO)
  const clienti = await clientiDi(db, numeri)
  const pesi = new Map(parametri.pesi.map(({ ordine, peso }) => [ordine, peso]))
  const perTipo = new Map<string, number>(parametri.pesiCliente.map(({ tipo, peso }) => [tipo, peso]))
  const ordini = mossi.map(({ caricato, richiesta }): OrdineCercato => {
    const { pk, numeroCommessa, data, nonSchedulabile, mancanti, salvata } = caricato
    const cliente = clienti.get(pk)
    const oggi = salvata && [...salvata.fasi].map(([nome, { inizio, fine }]) => ({ nome, inizio, fine }))
    return {
      ordine: pk,
      numeroCommessa,
      data,
      nonSchedulabile,
      // What is saved keeps its minutes, whatever its lines have become.
      tempisticheMancanti: !salvata && mancanti.length > 0,
      richiesta,
      peso: pesi.get(pk) ?? perTipo.get(cliente?.tipoCliente ?? '') ?? 1,
      ...(oggi ? { inizi: new Map(oggi.map(({ nome, inizio }) => [nome, inizio])) } : {}),
      cliente: cliente?.nomeCliente ?? '',
      oggi,
      firma: firmaOf(caricato),
    }
  })
  const calendario = await loadCalendario(db, giornoOf(adesso))
  const rotte = celleRotte(createCalendario(calendario), primo.libro, giornoOf(adesso)).flatMap((cella) => cella.ordini)
  const dati: DatiRicerca = {
    ordini,
    calendario,
    prenotazioni: [...prenotazioniOfLibro(primo.libro)],
    adesso,
    congelatoFino: parametri.congelatoFino === null ? null : soglia,
    priorita: [...parametri.priorita],
    seme: parametri.seme,
    secondi: parametri.secondi,
    passi: parametri.passi,
    scenario: parametri.nome !== '',
    serveComunque: parametri.nome !== '' || ordini.some(({ oggi, ordine }) => oggi === null || rotte.includes(ordine)),
  }
  return conIpotesi(dati, parametri.ipotesi, primo)
}
