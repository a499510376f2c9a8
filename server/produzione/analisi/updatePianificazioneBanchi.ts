import { fieldHistory, refuseIfStale } from '#platform/db/conflict.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { readChosenOrdini } from './chosen.ts'
import { layoutInWords, ordiniHistory, type PostazioneTurn, turnsOf } from './history.ts'
import { type HeldAnalisi, lockPianificazione } from './lock.ts'
import { type PianificazioneEdit, pianificazioneEditSchema } from './rules.ts'
import { chosenTurni, rewritePostazioni, writeTurns } from './turns.ts'

/**
 * Changes a saved bench planning: its name, and how it is arranged when that is sent, orders and workstations together.
 * Its orders take their minutes of now, those that are not at the benches any more keep the ones they were planned with.
 * @throws UserErrors as `planBanchi`; Refusal FORBIDDEN for an entry of the office, CONFLICT when `versione` is not
 * the current one and something would be lost
 */
export const updatePianificazioneBanchi = operation<PianificazioneEdit, { pk: number }>({
  nome: 'updatePianificazioneBanchi',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: async (_ctx, sent) => pianificazioneEditSchema(sent),
  async run(input, ctx) {
    const { pk, versione: vista, nome } = input
    const current = await lockPianificazione(ctx, pk)
    const era = { nome: current.nome, turni: turnsOf(current) }
    const next = await newLayout(ctx, current, input)
    const willBe = { nome, turni: next?.turni ?? era.turni }
    const before = { nome: era.nome, disposizione: layoutInWords(names(current.postazioni), era.turni) }
    const after = { nome, disposizione: layoutInWords(names(next?.postazioni ?? current.postazioni), willBe.turni) }
    await refuseIfStale(ctx, { oggetto: 'AnalisiPostazione', pk, vista, attuale: current, prima: before, dopo: after })
    const history = fieldHistory('AnalisiPostazione', pk, 'modifica', before, after)
    if (history.length === 0 && equal(era.turni, willBe.turni)) return { pk }
    await ctx.tx.analisiPostazione.update({ where: { id: pk }, data: { nome, versione: { increment: 1 } } })
    if (next) {
      await ctx.tx.ordineAnalisi.deleteMany({ where: { analisiId: pk } })
      await writeTurns(ctx.tx, pk, await rewritePostazioni(ctx.tx, current, next.postazioni), next.turni)
    }
    await ctx.audit(...history, ...(equal(era.turni, willBe.turni) ? [] : ordiniHistory(era, willBe)))
    await ctx.emit('analisi', { pk })
    return { pk }
  },
})

const names = (postazioni: readonly { postazione: string }[]) => postazioni.map(({ postazione }) => postazione)
const equal = (a: readonly PostazioneTurn[], b: readonly PostazioneTurn[]) => JSON.stringify(a) === JSON.stringify(b)

/** How it is to be arranged; null when it stays as it is. */
async function newLayout(ctx: OperationContext, current: HeldAnalisi, input: PianificazioneEdit) {
  if (!('ordinePks' in input)) return null
  const prior = new Map(current.ordini.map(({ ordineId, minuti }) => [ordineId, minuti ?? 0]))
  const chosen = await readChosenOrdini(ctx, input.ordinePks, input.configurazionePks, prior)
  return { postazioni: chosen.postazioni, turni: chosenTurni(input, chosen) }
}
