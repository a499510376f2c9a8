import { UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { dateOfDay, timeOfHour } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { checkDay, checkHours, findOpen, hourOf, pressedAt } from './checks.ts'
import { lockOperatore, lockPezzi } from './lock.ts'
import {
  ALL_DONE,
  ALREADY_OPEN,
  ATTIVITA_OF_OTHERS,
  DIFFERENT_SECONDA,
  KEY_OF_OTHERS,
  LAVORAZIONE_NOT_ACTIVE,
  LOST_ORDINE,
  minutesBetween,
  type NewAttivita,
  newAttivitaSchema,
  PEZZI_WITHOUT_ORDINE,
  SECONDA_WITHOUT_ORDINE,
} from './rules.ts'
import { settle, type WrittenAttivita } from './settle.ts'
import { countDone } from './tick.ts'
import { countToDo, type LavorazioneToDo, readLavorazioniToDo, readRigheToWork } from './work.ts'

/**
 * Begins a session of work, or records one that has ended. The same `chiaveClient` again answers what it made before.
 * @throws UserErrors on what does not fit; Refusal FORBIDDEN for who is no operator
 */
export const createAttivita = operation<NewAttivita, WrittenAttivita>({
  nome: 'createAttivita',
  permesso: 'addAttivita',
  schema: newAttivitaSchema,
  async run(input, ctx) {
    const operatoreId = await lockOperatore(ctx)
    if (input.operatorePk !== null && input.operatorePk !== operatoreId)
      throw UserErrors.of('operatorePk', ATTIVITA_OF_OTHERS)
    const prior = await already(ctx, operatoreId, input.chiaveClient)
    if (prior !== null) return { pk: prior, avvisi: [] }
    const pressed = pressedAt(input.secondiFa)
    const data = input.data ?? dayOfInstant(pressed)
    await checkDay(ctx, data)
    const lavorazioni = await operationsOf(ctx, input)
    const ordine = await orderOf(ctx, operatoreId, input, lavorazioni)
    const isToday = data === dayOfInstant(pressed)
    const oraInizio = input.oraInizio ?? (isToday && input.oraFine === null ? hourOf(pressed) : null)
    checkHours(oraInizio, input.oraFine)
    const riga = await ctx.tx.attivita.create({
      data: {
        operatoreId,
        data: dateOfDay(data),
        ordineId: input.ordinePk,
        lavorazioneId: input.lavorazionePk,
        secondaLavorazioneId: input.secondaLavorazionePk,
        oraInizio: oraInizio === null ? null : timeOfHour(oraInizio),
        oraFine: input.oraFine === null ? null : timeOfHour(input.oraFine),
        tempo: oraInizio !== null && input.oraFine !== null ? minutesBetween(oraInizio, input.oraFine) : null,
        note: input.note,
        iniziataIl: isToday ? pressed : null,
        finitaIl: input.oraFine === null ? null : pressed,
        precedenteId: await previousOf(ctx, operatoreId, input.precedentePk),
        chiaveClient: input.chiaveClient || null,
      },
    })
    await ctx.audit({ oggetto: 'Attivita', oggettoPk: riga.id, azione: 'crea', dopo: lavorazioni[0]?.nome })
    return settle(ctx, { riga, input, lavorazioni, righe: ordine })
  },
})

/** What the device has sent before under the same key. @throws UserErrors when it is another operator's */
async function already({ tx }: OperationContext, operatoreId: number, chiaveClient: string): Promise<number | null> {
  if (chiaveClient === '') return null
  const riga = await tx.attivita.findUnique({ where: { chiaveClient }, select: { id: true, operatoreId: true } })
  if (riga && riga.operatoreId !== operatoreId) throw UserErrors.of('chiaveClient', KEY_OF_OTHERS, 'CONFLICT')
  return riga?.id ?? null
}

/** The operations of a new session, the first one first. @throws UserErrors */
async function operationsOf(ctx: OperationContext, input: NewAttivita): Promise<LavorazioneToDo[]> {
  const { lavorazionePk, secondaLavorazionePk: second, ordinePk } = input
  const found = await readLavorazioniToDo(ctx.tx, {
    id: { in: second === null ? [lavorazionePk] : [lavorazionePk, second] },
  })
  const before = found.find(({ pk }) => pk === lavorazionePk)
  if (!before?.attiva) throw UserErrors.of('lavorazionePk', LAVORAZIONE_NOT_ACTIVE)
  if (second === null) return [before]
  if (ordinePk === null) throw UserErrors.of('secondaLavorazionePk', SECONDA_WITHOUT_ORDINE)
  const other = found.find(({ pk }) => pk === second)
  if (!other?.attiva || second === lavorazionePk || other.tipo !== before.tipo) {
    throw UserErrors.of('secondaLavorazionePk', DIFFERENT_SECONDA)
  }
  return [before, other]
}

/** The lines of the order of a new session, locked; none without an order. @throws UserErrors */
async function orderOf(
  ctx: OperationContext,
  operatoreId: number,
  { ordinePk, pezzi }: NewAttivita,
  lavorazioni: readonly LavorazioneToDo[],
) {
  const [before] = lavorazioni
  if (ordinePk === null || !before) {
    if (pezzi.length > 0) throw UserErrors.of('pezzi', PEZZI_WITHOUT_ORDINE)
    return []
  }
  const pks = lavorazioni.map(({ pk }) => pk)
  if (!(await lockPezzi(ctx, ordinePk, pks))) throw UserErrors.of('ordinePk', LOST_ORDINE)
  if (await findOpen(ctx, operatoreId, ordinePk, before.pk)) throw UserErrors.of('ordinePk', ALREADY_OPEN, 'CONFLICT')
  const righe = await readRigheToWork(ctx.tx, [ordinePk])
  const total = countToDo(righe, before)
  if (total > 0 && (await countDone(ctx.tx, ordinePk, before.pk)) >= total) {
    throw UserErrors.of('ordinePk', ALL_DONE, 'CONFLICT')
  }
  return righe
}

/** The session that a new record goes on from, when it is an own one. */
async function previousOf({ tx }: OperationContext, operatoreId: number, precedente: number | null) {
  if (precedente === null) return null
  const riga = await tx.attivita.findFirst({ where: { id: precedente, operatoreId }, select: { id: true } })
  return riga?.id ?? null
}
