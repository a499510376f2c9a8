import { type UserError, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Attivita } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { effettuatoInclude, recordControllo, whoDidIt } from '../controlli/record.ts'
import { CONTROLLO_UNKNOWN, controlloOfOthers } from '../controlli/rules.ts'
import { advanceStatiFase } from '../resto/advance.ts'
import { announceAttivita, lavorazioniOfAttivita } from './announce.ts'
import { warningsOf } from './checks.ts'
import { CHOOSE_CONFORME, type ControlloOfAttivita, PEZZI_WITHOUT_ORDINE, type PezziInput } from './rules.ts'
import { finishedOperations, tickPezzi } from './tick.ts'
import type { LavorazioneToDo, RigaToWork } from './work.ts'

/** What a save of a session answers. */
export interface WrittenAttivita {
  pk: number
  /** What is odd but allowed, and what was left out, in words. */
  avvisi: string[]
}

interface Settling {
  /** The session as it has just been written. */
  riga: Attivita
  input: { pezzi: PezziInput; controlli: readonly ControlloOfAttivita[]; saltaFatti: boolean }
  lavorazioni: readonly LavorazioneToDo[]
  righe: readonly RigaToWork[]
}

interface Recording {
  attivita: { id: number; ordineId: number; data: string }
  operatoreId: number
  /** The operations of the session, whose controls may be recorded. */
  lavorazioni: readonly number[]
  /** Those that end with it: their controls must be recorded. */
  finite: readonly number[]
  controlli: readonly ControlloOfAttivita[]
}

/**
 * Records the CE controls of a session, and sees to it that none is missing of an operation that ends.
 * @throws UserErrors on a control of another operation, one that somebody else has recorded, one without an answer
 */
async function recordControlli(
  ctx: OperationContext,
  { attivita, operatoreId, lavorazioni, finite, controlli }: Recording,
): Promise<void> {
  if (controlli.length === 0 && finite.length === 0) return
  const { ordineId } = attivita
  const own = await ctx.tx.controlloLavorazione.findMany({
    where: { lavorazioneId: { in: [...lavorazioni] } },
    include: { effettuati: { where: { ordineId }, include: effettuatoInclude } },
    orderBy: [{ lavorazioneId: 'asc' }, { ordine: 'asc' }, { id: 'asc' }],
  })
  const errors: UserError[] = []
  const recorded = new Set(own.flatMap(({ id, effettuati }) => (effettuati.length > 0 ? [id] : [])))
  for (const [index, { controlloPk: pk, conforme, note }] of controlli.entries()) {
    const controllo = own.find(({ id }) => id === pk)
    const error = (field: string, message: string) =>
      errors.push({ code: 'INVALID', field: `controlli[${index}].${field}`, message })
    if (!controllo) error('controlloPk', CONTROLLO_UNKNOWN)
    else if (conforme !== null && conforme !== undefined) {
      const era = controllo.effettuati[0] ?? null
      if (era && era.operatoreId !== operatoreId) {
        if (era.conforme !== conforme || era.note !== note) error('controlloPk', controlloOfOthers(whoDidIt(era)))
        continue
      }
      recorded.add(pk)
      const { id: attivitaId, data } = attivita
      await recordControllo(ctx, era, { ordineId, controllo, data, operatoreId, conforme, note, attivitaId })
    }
  }
  for (const { id, lavorazioneId, attivo, descrizione } of own) {
    if (!attivo || !finite.includes(lavorazioneId) || recorded.has(id)) continue
    const index = controlli.findIndex(({ controlloPk }) => controlloPk === id)
    errors.push(
      index >= 0
        ? { code: 'REQUIRED', field: `controlli[${index}].conforme`, message: CHOOSE_CONFORME }
        : { code: 'REQUIRED', field: 'controlli', message: `${descrizione}: ${CHOOSE_CONFORME}` },
    )
  }
  if (errors.length > 0) throw new UserErrors(errors)
}

/**
 * What follows when a session has been written: its pieces, its controls, whether the operation ends with it, and who
 * is told.
 */
export async function settle(
  ctx: OperationContext,
  { riga, input, lavorazioni, righe }: Settling,
): Promise<WrittenAttivita> {
  const { id, ordineId, operatoreId } = riga
  const notices: string[] = []
  if (ordineId === null || operatoreId === null) {
    if (input.controlli.length > 0) throw UserErrors.of('controlli', PEZZI_WITHOUT_ORDINE)
  } else {
    const attivita = { ...riga, ordineId }
    const { pezzi, saltaFatti } = input
    notices.push(...(await tickPezzi(ctx.tx, { attivita, pezzi, righe, lavorazioni, saltaFatti })))
    const finite = riga.oraFine === null ? [] : await finishedOperations(ctx.tx, attivita, righe, lavorazioni)
    await recordControlli(ctx, {
      attivita: { id, ordineId, data: dayOfDate(riga.data) },
      operatoreId,
      lavorazioni: lavorazioniOfAttivita(riga),
      finite,
      controlli: input.controlli,
    })
    if (finite.includes(riga.lavorazioneId) && !riga.fineLavorazione) {
      await ctx.tx.attivita.update({ where: { id }, data: { fineLavorazione: true } })
    }
    await advanceStatiFase(
      ctx,
      ordineId,
      lavorazioni.map(({ fase }) => fase),
    )
  }
  notices.push(...(await warningsOf(ctx, riga)))
  await announceAttivita(ctx, riga)
  return { pk: id, avvisi: notices }
}
