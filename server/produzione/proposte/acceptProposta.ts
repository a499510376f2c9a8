import { fromJson } from '#platform/db/json.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { loadOrdini } from '../schedulazione/data/ordine.ts'
import { minutesOfFasi, ordineSignature } from '../schedulazione/data/riparazione.ts'
import { createLibro, prenotazioniOfLibro } from '../schedulazione/engine/libro.ts'
import { calendarDayOf, truncateToHour, writeInstant } from '../schedulazione/engine/time.ts'
import { type PlacingTurn, placeTurns } from '../schedulazione/engine/turns.ts'
import { isSavable, type Piano } from '../schedulazione/engine/types.ts'
import { lockReparti } from '../schedulazione/lock.ts'
import { loadWorld, type SchedulingWorld } from '../schedulazione/world.ts'
import { writePiani } from '../schedulazione/writePiano.ts'
import { emitOccupazione } from '../schedulazione/writer.ts'
import { loadSignatureOf, type MovableOrdine, movable, thresholdOf } from './ricerca/load.ts'
import type { OrdineResult, RisultatoRicerca } from './ricerca/search.ts'
import { libroWithout } from './ricerca/searchLibro.ts'
import {
  acceptPropostaSchema,
  DECIDED_PROPOSTA,
  NO_ORDINE_CHOSEN,
  PROPOSTA_SEARCHING,
  SCENARIO_NOT_ACCEPTABLE,
  type SearchParameters,
} from './rules.ts'

/** How long an acceptance of a thousand orders may take, milliseconds. */
const ACCEPT_MS = 120_000

const CHANGED = 'Nel frattempo il piano è cambiato: la proposta non si può più accettare così. Cerca di nuovo.'
const PLACE_OF_NOT_CHOSEN =
  'Gli ordini scelti non trovano il loro posto finché gli altri restano dove sono: accetta anche quelli, oppure tieni fermi gli altri e cerca di nuovo.'

/** An order of a proposal that can no longer have what it was offered. */
export interface ConflittoProposta {
  ordine: number
  numeroCommessa: string
  motivo: string
}

const conflict = ({ ordine, numeroCommessa }: OrdineResult, reason: string): ConflittoProposta => ({
  ordine,
  numeroCommessa,
  motivo: reason,
})

interface Restored {
  mobile: MovableOrdine
  piano: Piano
}

/** An order that is asked for the dates of the proposal. */
function requestFrom({ fasi: dates }: OrdineResult, { request }: MovableOrdine): MovableOrdine['request'] {
  const date = new Map(dates.map((fase) => [fase.nome, fase]))
  const fasi = request.fasi.map((fase) => {
    const asked = date.get(fase.nome)
    return fase.tenuta || !asked ? fase : { ...fase, da: truncateToHour(asked.inizio), fissata: false }
  })
  return { ...request, fasi }
}

/**
 * Places the orders again from the dates of the proposal, in its sequence, in the ledger as it is now. A phase may come
 * earlier, where room has become free; none later.
 * @returns with how many of them are not what they were when the proposal was made
 */
function putBack(
  found: readonly OrdineResult[],
  turns: readonly PlacingTurn[] | undefined,
  byNumero: ReadonlyMap<number, MovableOrdine>,
  mondo: SchedulingWorld,
): { rimessi: Restored[]; conflitti: ConflittoProposta[]; changed: number } {
  const conflicts: ConflittoProposta[] = []
  const restored: Restored[] = []
  const ordini = found.flatMap((match) => {
    const mobile = byNumero.get(match.ordine)
    if (!mobile) {
      conflicts.push(conflict(match, 'Non è più da pianificare: è stato eliminato, iniziato o bloccato.'))
      return []
    }
    if (mobile.loaded.nonSchedulabile) {
      conflicts.push(conflict(match, 'Non è più schedulabile.'))
      return []
    }
    if (loadSignatureOf(mobile.loaded) !== match.firma) {
      conflicts.push(conflict(match, 'È stato ripianificato da qualcun altro.'))
      return []
    }
    return [{ found: match, mobile }]
  })
  const changed = conflicts.length
  const libro = libroWithout(
    [...prenotazioniOfLibro(mondo.libro)],
    ordini.map(({ mobile: { loaded, request } }) => ({
      ordine: loaded.pk,
      numeroCommessa: loaded.numeroCommessa,
      data: loaded.data,
      request,
      nonSchedulabile: false,
      tempisticheMancanti: false,
    })),
  )
  const today = calendarDayOf(mondo.adesso)
  const requests = new Map(ordini.map(({ found, mobile }) => [found.ordine, requestFrom(found, mobile)]))
  const sequence = turns ?? ordini.map(({ found: { ordine } }) => ({ ordine }))
  const piani = placeTurns(requests, sequence, mondo.calendario, libro)
  for (const { found, mobile } of ordini) {
    const date = new Map(found.fasi.map((fase) => [fase.nome, fase]))
    const request = requests.get(found.ordine) ?? mobile.request
    const { fasi } = request
    const piano = piani.get(found.ordine)
    if (!piano) {
      conflicts.push(conflict(found, 'Non trova più posto.'))
      continue
    }
    const freeOnes = new Set(fasi.filter(({ tenuta, necessaria }) => !tenuta && necessaria).map(({ nome }) => nome))
    const fresh = piano.fasi.filter(({ nome }) => freeOnes.has(nome))
    const passata = fresh.find(({ inizio }) => inizio !== null && calendarDayOf(inizio) < today)
    const late = fresh.find(({ nome, fine }) => fine === null || fine > (date.get(nome)?.fine ?? -1))
    if (!isSavable(piano)) conflicts.push(conflict(found, 'Non trova più posto.'))
    else if (passata) conflicts.push(conflict(found, `${passata.nome} sarebbe dovuta iniziare ieri o prima.`))
    else if (late) {
      const before = writeInstant(date.get(late.nome)?.fine ?? 0).slice(0, 10)
      const after = late.fine === null ? '' : writeInstant(late.fine).slice(0, 10)
      const days = [before, after].map((day) => day.split('-').reverse().join('-'))
      const at = days[0] === days[1] ? 'più tardi nello stesso giorno' : `il ${days[1]} invece del ${days[0]}`
      conflicts.push(conflict(found, `${late.nome} finirebbe ${at}: il posto è stato preso.`))
    }
    restored.push({ mobile: { ...mobile, request }, piano })
  }
  return { rimessi: restored, conflitti: conflicts, changed }
}

/** Keeps what it takes to undo it. @returns its number */
async function annotate(ctx: OperationContext, restored: readonly Restored[], mondo: SchedulingWorld): Promise<number> {
  const data = {
    prima: restored.map(({ mobile: { loaded } }) => ({
      ordine: loaded.pk,
      tempiCambiati: loaded.salvata?.tempiCambiati ?? false,
      fasi: [...(loaded.salvata?.fasi ?? [])],
    })),
    dopo: restored.map(({ mobile, piano }) => ({ ordine: mobile.loaded.pk, firma: ordineSignature(piano.fasi) })),
    minuti: minutesOfFasi(
      mondo.libro,
      restored.flatMap(({ mobile, piano }) => [...(mobile.loaded.salvata?.fasi.values() ?? []), ...piano.fasi]),
    ),
  }
  const { id } = await ctx.tx.riparazione.create({
    data: data as Prisma.RiparazioneCreateInput,
    select: { id: true },
  })
  return id
}

/**
 * Accepts a proposal, or some of its orders: they are placed again on what is booked now, all or none, in one
 * transaction. The others stay as they are.
 * @throws Refusal NOT_FOUND; CONFLICT with `conflicts` when an order can no longer have what it was offered; UserErrors
 */
export const acceptProposta = operation({
  nome: 'acceptProposta',
  permesso: 'scheduleOrder',
  timeout: ACCEPT_MS,
  schema: acceptPropostaSchema,
  async run({ pk, ordinePks }, ctx) {
    const { tx } = ctx
    await lockReparti(tx)
    await tx.$queryRaw`SELECT 1 FROM proposte_piano WHERE id = ${pk} FOR UPDATE`
    const proposta = await tx.propostaPiano.findUnique({ where: { id: pk } })
    if (!proposta) throw new Refusal('NOT_FOUND')
    if (proposta.nome !== '') throw UserErrors.of(null, SCENARIO_NOT_ACCEPTABLE)
    if (proposta.stato !== 'APERTA') throw UserErrors.of(null, DECIDED_PROPOSTA, 'CONFLICT')
    if (proposta.risultato === null) throw UserErrors.of(null, PROPOSTA_SEARCHING)
    const result = fromJson<RisultatoRicerca>(proposta.risultato)
    const chosen = ordinePks && new Set(ordinePks)
    const found = result.ordini.filter(
      ({ ordine, senzaPiano }) => senzaPiano === '' && (chosen === null || chosen.has(ordine)),
    )
    if (found.length === 0) throw UserErrors.of('ordinePks', NO_ORDINE_CHOSEN)
    const numeri = found.map(({ ordine }) => ordine)
    await tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ANY(${numeri}::int[]) ORDER BY id FOR UPDATE`
    const loaded = await loadOrdini(tx, { id: { in: numeri } })
    const inizi = loaded.flatMap(({ salvata }) =>
      [...(salvata?.fasi.values() ?? [])].map(({ inizio }) => calendarDayOf(inizio)),
    )
    const fornitori = loaded.flatMap(({ salvata }) =>
      [...(salvata?.fasi.values() ?? [])].flatMap(({ fornitore }) => fornitore?.id ?? []),
    )
    const mondo = await loadWorld(tx, inizi.length > 0 ? Math.min(...inizi) : null, fornitori)
    const parameters = proposta.parametri as SearchParameters
    const threshold = Math.max(mondo.adesso, frozenUntil(parameters, mondo))
    const movedOnes = await movable(tx, loaded, mondo, threshold)
    const byNumero = new Map(movedOnes.map((mobile) => [mobile.loaded.pk, mobile]))
    const { rimessi, conflitti, changed } = putBack(found, result.turni, byNumero, mondo)
    const some = result.ordini.some(({ ordine, senzaPiano }) => senzaPiano === '' && !byNumero.has(ordine))
    const reason = some && changed === 0 ? PLACE_OF_NOT_CHOSEN : CHANGED
    if (conflitti.length > 0) throw new Refusal('CONFLICT', reason, { conflitti })
    const days = await writePiani(
      ctx,
      rimessi.map(({ mobile: { loaded, request }, piano }) => ({
        ordine: loaded,
        request,
        piano,
        tempiCambiati: loaded.salvata?.tempiCambiati ?? false,
      })),
    )
    await ctx.emitAll(
      'ordine',
      rimessi.map(({ mobile }) => ({ pk: mobile.loaded.pk })),
    )
    const riparazione = await annotate(ctx, rimessi, { ...mondo, libro: createLibro(prenotazioniOfLibro(mondo.libro)) })
    await tx.propostaPiano.update({ where: { id: pk }, data: { stato: 'ACCETTATA', riparazioneId: riparazione } })
    await emitOccupazione(ctx, numeri, days)
    return { pk, riparazione, ordini: numeri.length }
  },
})

/** The horizon that was asked for; one that has passed meanwhile is none. */
function frozenUntil({ congelatoFino }: SearchParameters, { adesso }: SchedulingWorld): number {
  try {
    return thresholdOf(congelatoFino, adesso)
  } catch {
    return adesso
  }
}
