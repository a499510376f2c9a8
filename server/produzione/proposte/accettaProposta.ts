import type { Prisma } from '../../../prisma/generated/client.ts'
import { Refusal, UserErrors } from '../../platform/errors.ts'
import { type OperationContext, operation } from '../../platform/operation.ts'
import { loadOrdini } from '../schedulazione/data/ordine.ts'
import { minutiOf, ordineSignature } from '../schedulazione/data/riparazione.ts'
import { createDisponibilita } from '../schedulazione/engine/disponibilita.ts'
import { book, createLibro, prenotazioniOfLibro } from '../schedulazione/engine/libro.ts'
import { prenotazioniOf } from '../schedulazione/engine/lotto.ts'
import { piazza } from '../schedulazione/engine/piazza.ts'
import { giornoOf, truncateToHour, writeIstante } from '../schedulazione/engine/time.ts'
import { isSavable, type Piano } from '../schedulazione/engine/types.ts'
import { lockReparti } from '../schedulazione/lock.ts'
import { loadWorld, type SchedulingWorld } from '../schedulazione/world.ts'
import { writePiani } from '../schedulazione/writePiano.ts'
import { emitOccupazione } from '../schedulazione/writer.ts'
import { firmaOf, mobili, type OrdineMobile, sogliaOf } from './ricerca/carica.ts'
import { libroSenza, type OrdineTrovato, type RisultatoRicerca } from './ricerca/cerca.ts'
import {
  accettaPropostaSchema,
  NESSUN_ORDINE_SCELTO,
  type ParametriRicerca,
  PROPOSTA_DECISA,
  PROPOSTA_IN_RICERCA,
  SCENARIO_NON_ACCETTABILE,
} from './rules.ts'

/** How long an acceptance of a thousand orders may take, milliseconds. */
const TEMPO_MS = 120_000

const CAMBIATO = 'Nel frattempo il piano è cambiato: la proposta non si può più accettare così. Cerca di nuovo.'
const POSTO_DEI_NON_SCELTI =
  'Gli ordini scelti non trovano il loro posto finché gli altri restano dove sono: accetta anche quelli, oppure tieni fermi gli altri e cerca di nuovo.'

/** An order of a proposal that can no longer have what it was offered. */
export interface ConflittoProposta {
  ordine: number
  numeroCommessa: string
  motivo: string
}

const conflitto = ({ ordine, numeroCommessa }: OrdineTrovato, motivo: string): ConflittoProposta => ({
  ordine,
  numeroCommessa,
  motivo,
})

interface Rimesso {
  mobile: OrdineMobile
  piano: Piano
}

/**
 * Places the orders again from the dates of the proposal, in its sequence, in the ledger as it is now. A phase may come
 * earlier, where room has become free; none later.
 * @returns with how many of them are not what they were when the proposal was made
 */
function rimetti(
  trovati: readonly OrdineTrovato[],
  perNumero: ReadonlyMap<number, OrdineMobile>,
  mondo: SchedulingWorld,
): { rimessi: Rimesso[]; conflitti: ConflittoProposta[]; cambiati: number } {
  const conflitti: ConflittoProposta[] = []
  const rimessi: Rimesso[] = []
  const ordini = trovati.flatMap((trovato) => {
    const mobile = perNumero.get(trovato.ordine)
    if (!mobile) {
      conflitti.push(conflitto(trovato, 'Non è più da pianificare: è stato eliminato, iniziato o bloccato.'))
      return []
    }
    if (mobile.caricato.nonSchedulabile) {
      conflitti.push(conflitto(trovato, 'Non è più schedulabile.'))
      return []
    }
    if (firmaOf(mobile.caricato) !== trovato.firma) {
      conflitti.push(conflitto(trovato, 'È stato ripianificato da qualcun altro.'))
      return []
    }
    return [{ trovato, mobile }]
  })
  const cambiati = conflitti.length
  const libro = libroSenza(
    [...prenotazioniOfLibro(mondo.libro)],
    ordini.map(({ mobile: { caricato, richiesta } }) => ({
      ordine: caricato.pk,
      numeroCommessa: caricato.numeroCommessa,
      data: caricato.data,
      richiesta,
      nonSchedulabile: false,
      tempisticheMancanti: false,
    })),
  )
  const oggi = giornoOf(mondo.adesso)
  for (const { trovato, mobile } of ordini) {
    const date = new Map(trovato.fasi.map((fase) => [fase.nome, fase]))
    const fasi = mobile.richiesta.fasi.map((fase) => {
      const chiesta = date.get(fase.nome)
      return fase.tenuta || !chiesta ? fase : { ...fase, da: truncateToHour(chiesta.inizio), fissata: false }
    })
    const richiesta = { ...mobile.richiesta, fasi }
    const piano = piazza(richiesta, createDisponibilita(mondo.calendario, libro, trovato.ordine))
    const libere = new Set(fasi.filter(({ tenuta, necessaria }) => !tenuta && necessaria).map(({ nome }) => nome))
    const nuove = piano.fasi.filter(({ nome }) => libere.has(nome))
    const passata = nuove.find(({ inizio }) => inizio !== null && giornoOf(inizio) < oggi)
    const tarda = nuove.find(({ nome, fine }) => fine === null || fine > (date.get(nome)?.fine ?? -1))
    if (!isSavable(piano)) conflitti.push(conflitto(trovato, 'Non trova più posto.'))
    else if (passata) conflitti.push(conflitto(trovato, `${passata.nome} sarebbe dovuta iniziare ieri o prima.`))
    else if (tarda) {
      const prima = writeIstante(date.get(tarda.nome)?.fine ?? 0).slice(0, 10)
      const dopo = tarda.fine === null ? '' : writeIstante(tarda.fine).slice(0, 10)
      const giorni = [prima, dopo].map((giorno) => giorno.split('-').reverse().join('-'))
      const quando =
        giorni[0] === giorni[1] ? 'più tardi nello stesso giorno' : `il ${giorni[1]} invece del ${giorni[0]}`
      conflitti.push(conflitto(trovato, `${tarda.nome} finirebbe ${quando}: il posto è stato preso.`))
    }
    for (const prenotazione of prenotazioniOf(trovato.ordine, nuove)) book(libro, prenotazione)
    rimessi.push({ mobile: { ...mobile, richiesta }, piano })
  }
  return { rimessi, conflitti, cambiati }
}

/** Keeps what it takes to undo it. @returns its number */
async function annota(ctx: OperationContext, rimessi: readonly Rimesso[], mondo: SchedulingWorld): Promise<number> {
  const data = {
    prima: rimessi.map(({ mobile: { caricato } }) => ({
      ordine: caricato.pk,
      tempiCambiati: caricato.salvata?.tempiCambiati ?? false,
      fasi: [...(caricato.salvata?.fasi ?? [])],
    })),
    dopo: rimessi.map(({ mobile, piano }) => ({ ordine: mobile.caricato.pk, firma: ordineSignature(piano.fasi) })),
    minuti: minutiOf(
      mondo.libro,
      rimessi.flatMap(({ mobile, piano }) => [...(mobile.caricato.salvata?.fasi.values() ?? []), ...piano.fasi]),
    ),
  }
  const { id } = await ctx.tx.riparazione.create({
    data: data as unknown as Prisma.RiparazioneCreateInput,
    select: { id: true },
  })
  return id
}

/**
 * Accepts a proposal, or some of its orders: they are placed again on what is booked now, all or none, in one
 * transaction. The others stay as they are.
 * @throws Refusal NOT_FOUND; CONFLICT with `conflitti` when an order can no longer have what it was offered; UserErrors
 */
export const accettaProposta = operation({
  nome: 'accettaProposta',
  permesso: 'scheduleOrder',
  timeout: TEMPO_MS,
  schema: accettaPropostaSchema,
  async run({ pk, ordini }, ctx) {
    const { tx } = ctx
    await lockReparti(tx)
    await tx.$queryRaw`SELECT 1 FROM proposte_piano WHERE id = ${pk} FOR UPDATE`
    const proposta = await tx.propostaPiano.findUnique({ where: { id: pk } })
    if (!proposta) throw new Refusal('NOT_FOUND')
    if (proposta.nome !== '') throw UserErrors.of(null, SCENARIO_NON_ACCETTABILE)
    if (proposta.stato !== 'APERTA') throw UserErrors.of(null, PROPOSTA_DECISA, 'CONFLICT')
    if (proposta.risultato === null) throw UserErrors.of(null, PROPOSTA_IN_RICERCA)
    const risultato = proposta.risultato as unknown as RisultatoRicerca
    const scelti = ordini && new Set(ordini)
    const trovati = risultato.ordini.filter(
      ({ ordine, senzaPiano }) => senzaPiano === '' && (scelti === null || scelti.has(ordine)),
    )
    if (trovati.length === 0) throw UserErrors.of('ordini', NESSUN_ORDINE_SCELTO)
    const numeri = trovati.map(({ ordine }) => ordine)
    await tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ANY(${numeri}::int[]) ORDER BY id FOR UPDATE`
    const caricati = await loadOrdini(tx, { id: { in: numeri } })
    const inizi = caricati.flatMap(({ salvata }) =>
      [...(salvata?.fasi.values() ?? [])].map(({ inizio }) => giornoOf(inizio)),
    )
    const fornitori = caricati.flatMap(({ salvata }) =>
      [...(salvata?.fasi.values() ?? [])].flatMap(({ fornitore }) => fornitore?.id ?? []),
    )
    const mondo = await loadWorld(tx, inizi.length > 0 ? Math.min(...inizi) : null, fornitori)
    const parametri = proposta.parametri as unknown as ParametriRicerca
    const soglia = Math.max(mondo.adesso, congelato(parametri, mondo))
    const mossi = await mobili(tx, caricati, mondo, soglia)
    const perNumero = new Map(mossi.map((mobile) => [mobile.caricato.pk, mobile]))
    const { rimessi, conflitti, cambiati } = rimetti(trovati, perNumero, mondo)
    const alcuni = risultato.ordini.some(({ ordine, senzaPiano }) => senzaPiano === '' && !perNumero.has(ordine))
    const motivo = alcuni && cambiati === 0 ? POSTO_DEI_NON_SCELTI : CAMBIATO
    if (conflitti.length > 0) throw new Refusal('CONFLICT', motivo, { conflitti })
    const giorni = await writePiani(
      ctx,
      rimessi.map(({ mobile: { caricato, richiesta }, piano }) => ({
        ordine: caricato,
        richiesta,
        piano,
        tempiCambiati: caricato.salvata?.tempiCambiati ?? false,
      })),
    )
    await ctx.emitAll(
      'ordine',
      rimessi.map(({ mobile }) => ({ pk: mobile.caricato.pk })),
    )
    const riparazione = await annota(ctx, rimessi, { ...mondo, libro: createLibro(prenotazioniOfLibro(mondo.libro)) })
    await tx.propostaPiano.update({ where: { id: pk }, data: { stato: 'ACCETTATA', riparazioneId: riparazione } })
    await emitOccupazione(ctx, numeri, giorni)
    return { pk, riparazione, ordini: numeri.length }
  },
})

/** The horizon that was asked for; one that has passed meanwhile is none. */
function congelato({ congelatoFino }: ParametriRicerca, { adesso }: SchedulingWorld): number {
  try {
    return sogliaOf(congelatoFino, adesso)
  } catch {
    return adesso
  }
}
