import type { Attivita } from '../../../prisma/generated/client.ts'
import { fieldHistory, refuseIfStale } from '../../platform/db/conflict.ts'
import { Refusal, UserErrors } from '../../platform/errors.ts'
import { type OperationContext, operation } from '../../platform/operation.ts'
import { dayOfDate, hourOfTime, tempoDiOra } from '../../shared/dates/days.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { lavorazioniDi } from './announce.ts'
import { checkGiorno, checkOre, hourOf, pressedAt } from './checks.ts'
import { lockOperatore, lockPezzi } from './lock.ts'
import {
  FINE_NON_TOGLIE,
  LAVORAZIONE_FINITA,
  type ModificaAttivita,
  minutiFra,
  modificaAttivitaSchema,
  NON_DI_OGGI,
  NON_SI_CAMBIA,
  PEZZI_SENZA_ORDINE,
  RECORDED_FOR,
} from './rules.ts'
import { type AttivitaSalvata, settle } from './settle.ts'
import { type LavorazioneDaFare, readLavorazioniDaFare, readRigheDaLavorare } from './work.ts'

const hour = (tempo: Date | null) => tempo && hourOfTime(tempo)

/** What a form holds of a session. */
const valuesOf = ({ oraInizio, oraFine, note }: Pick<Attivita, 'oraInizio' | 'oraFine' | 'note'>) => ({
  oraInizio: hour(oraInizio),
  oraFine: hour(oraFine),
  note,
})

/**
 * Changes an own session, or ends it: what is not sent stays, ticks are only ever added. It is found by its number or
 * by the key that the device gave it.
 * @throws UserErrors on what does not fit; Refusal NOT_FOUND, CONFLICT
 */
export const updateAttivita = operation<ModificaAttivita, AttivitaSalvata>({
  nome: 'updateAttivita',
  permesso: 'addAttivita',
  schema: modificaAttivitaSchema,
  async run(input, ctx) {
    const operatoreId = await lockOperatore(ctx)
    const trovata = await find(ctx, operatoreId, input)
    refuseOther(trovata, input)
    const righe = await lines(ctx, trovata, input)
    // What was read before the locks may have been ended meanwhile.
    const riga = await ctx.tx.attivita.findUniqueOrThrow({ where: { id: trovata.id } })
    const prima = valuesOf(riga)
    const dopo = { ...prima, ...(await changed(input, riga)) }
    const storia = fieldHistory('Attivita', riga.id, 'modifica', prima, dopo)
    const nuoviPezzi = await newTicks(ctx, riga, input)
    if (storia.length === 0 && !nuoviPezzi && input.controlli.length === 0) return { pk: riga.id, avvisi: [] }
    if (riga.fineLavorazione) throw UserErrors.of(null, LAVORAZIONE_FINITA, 'CONFLICT')
    await checkGiorno(ctx, dayOfDate(riga.data))
    if (dopo.oraInizio === null) checkOre(null, dopo.oraFine ?? '24:00')
    checkOre(dopo.oraInizio, dopo.oraFine)
    if (prima.oraFine !== null && dopo.oraFine === null) throw UserErrors.of('oraFine', FINE_NON_TOGLIE)
    await refuseIfStale(ctx, { oggetto: 'Attivita', pk: riga.id, vista: input.versione, attuale: riga, prima, dopo })
    const { oraInizio, oraFine, note } = dopo
    const finita = prima.oraFine === null && oraFine !== null
    const nuova = await ctx.tx.attivita.update({
      where: { id: riga.id },
      data: {
        oraInizio: oraInizio === null ? null : tempoDiOra(oraInizio),
        oraFine: oraFine === null ? null : tempoDiOra(oraFine),
        tempo: oraInizio !== null && oraFine !== null ? minutiFra(oraInizio, oraFine) : null,
        note,
        ...(finita ? { finitaIl: pressedAt(input.secondiFa) } : {}),
        versione: { increment: 1 },
      },
    })
    await ctx.audit(...storia)
    const lavorazioni = await readLavorazioniDaFare(ctx.tx, { id: { in: lavorazioniDi(riga) } })
    const own = (one: LavorazioneDaFare) => Number(one.pk === riga.lavorazioneId)
    const prime = [...lavorazioni].sort((a, b) => own(b) - own(a))
    return settle(ctx, { riga: nuova, input, lavorazioni: prime, righe })
  },
})

/** @throws Refusal NOT_FOUND, the same for a missing one and for somebody else's */
async function find({ tx }: OperationContext, operatoreId: number, { pk, chiaveClient }: ModificaAttivita) {
  const quale = pk !== null ? { id: pk } : chiaveClient ? { chiaveClient } : null
  const riga = quale && (await tx.attivita.findFirst({ where: { ...quale, operatoreId } }))
  if (!riga) throw new Refusal('NOT_FOUND')
  return riga
}

/** @throws UserErrors on each thing that a session would be recorded for instead of what it was */
function refuseOther(riga: Attivita, input: ModificaAttivita): void {
  const stored = {
    operatore: riga.operatoreId,
    data: dayOfDate(riga.data),
    ordine: riga.ordineId,
    lavorazione: riga.lavorazioneId,
    secondaLavorazione: riga.secondaLavorazioneId,
  }
  const others = RECORDED_FOR.filter((field) => input[field] !== undefined && input[field] !== stored[field])
  if (others.length > 0)
    throw new UserErrors(others.map((field) => ({ code: 'INVALID', field, message: NON_SI_CAMBIA })))
}

/** The lines of its order, locked; none without one. @throws UserErrors */
async function lines(ctx: OperationContext, riga: Attivita, { pezzi }: ModificaAttivita) {
  if (riga.ordineId === null) {
    if (pezzi.length > 0) throw UserErrors.of('pezzi', PEZZI_SENZA_ORDINE)
    return []
  }
  await lockPezzi(ctx, riga.ordineId, lavorazioniDi(riga))
  return readRigheDaLavorare(ctx.tx, [riga.ordineId])
}

/** The fields that are sent; with `ferma` the end is now. @throws UserErrors for one that began on another day */
async function changed({ oraInizio, oraFine, note, ferma, secondiFa }: ModificaAttivita, riga: Attivita) {
  const inviati = {
    ...(oraInizio === undefined ? {} : { oraInizio }),
    ...(oraFine === undefined ? {} : { oraFine }),
    ...(note === undefined ? {} : { note }),
  }
  // Pressed twice, it has ended once.
  if (!ferma || riga.oraFine !== null) return inviati
  const premuta = pressedAt(secondiFa)
  if (dayOfInstant(premuta) !== dayOfDate(riga.data)) throw UserErrors.of('oraFine', NON_DI_OGGI)
  return { ...inviati, oraFine: hourOf(premuta) }
}

/** Whether a piece is ticked that the session does not have yet. */
async function newTicks({ tx }: OperationContext, { id, lavorazioneId }: Attivita, { pezzi }: ModificaAttivita) {
  if (pezzi.length === 0) return false
  const suoi = await tx.pezzoAttivita.findMany({ where: { attivitaId: id, lavorazioneId } })
  const fatti = new Set(suoi.map(({ rigaOrdineId, posizione }) => `${rigaOrdineId}:${posizione}`))
  return pezzi.some(({ riga, posizioni }) => posizioni.some((posizione) => !fatti.has(`${riga}:${posizione}`)))
}
