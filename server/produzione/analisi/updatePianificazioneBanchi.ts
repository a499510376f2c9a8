import { fieldHistory, refuseIfStale } from '../../platform/db/conflict.ts'
import { type OperationContext, operation } from '../../platform/operation.ts'
import { readChosenOrdini } from './chosen.ts'
import { disposizioneInWords, ordiniHistory, type Turno, turniOf } from './history.ts'
import { type HeldAnalisi, lockPianificazione } from './lock.ts'
import { type ModificaPianificazione, modificaPianificazioneSchema } from './rules.ts'
import { chosenTurni, rewritePostazioni, writeTurni } from './turni.ts'

/**
 * Changes a saved bench planning: its name, and how it is arranged when that is sent, orders and workstations together.
 * Its orders take their minutes of now, those that are not at the benches any more keep the ones they were planned with.
 * @throws UserErrors as `pianificaBanchi`; Refusal FORBIDDEN for an entry of the office, CONFLICT when `versione` is not
 * the current one and something would be lost
 */
export const updatePianificazioneBanchi = operation<ModificaPianificazione, { pk: number }>({
  nome: 'updatePianificazioneBanchi',
  permesso: 'updateStatoFasiOrdineFornitore',
  schema: async (_ctx, inviati) => modificaPianificazioneSchema(inviati),
  async run(input, ctx) {
    const { pk, versione: vista, nome } = input
    const attuale = await lockPianificazione(ctx, pk)
    const era = { nome: attuale.nome, turni: turniOf(attuale) }
    const nuova = await nuovaDisposizione(ctx, attuale, input)
    const sara = { nome, turni: nuova?.turni ?? era.turni }
    const prima = { nome: era.nome, disposizione: disposizioneInWords(nomi(attuale.postazioni), era.turni) }
    const dopo = { nome, disposizione: disposizioneInWords(nomi(nuova?.postazioni ?? attuale.postazioni), sara.turni) }
    await refuseIfStale(ctx, { oggetto: 'AnalisiPostazione', pk, vista, attuale, prima, dopo })
    const storia = fieldHistory('AnalisiPostazione', pk, 'modifica', prima, dopo)
    if (storia.length === 0 && uguali(era.turni, sara.turni)) return { pk }
    await ctx.tx.analisiPostazione.update({ where: { id: pk }, data: { nome, versione: { increment: 1 } } })
    if (nuova) {
      await ctx.tx.ordineAnalisi.deleteMany({ where: { analisiId: pk } })
      await writeTurni(ctx.tx, pk, await rewritePostazioni(ctx.tx, attuale, nuova.postazioni), nuova.turni)
    }
    await ctx.audit(...storia, ...(uguali(era.turni, sara.turni) ? [] : ordiniHistory(era, sara)))
    await ctx.emit('analisi', { pk })
    return { pk }
  },
})

const nomi = (postazioni: readonly { postazione: string }[]) => postazioni.map(({ postazione }) => postazione)
const uguali = (a: readonly Turno[], b: readonly Turno[]) => JSON.stringify(a) === JSON.stringify(b)

/** How it is to be arranged; null when it stays as it is. */
async function nuovaDisposizione(ctx: OperationContext, attuale: HeldAnalisi, input: ModificaPianificazione) {
  if (!('ordini' in input)) return null
  const gia = new Map(attuale.ordini.map(({ ordineId, minuti }) => [ordineId, minuti ?? 0]))
  const scelti = await readChosenOrdini(ctx, input.ordini, input.configurazioni, gia)
  return { postazioni: scelti.postazioni, turni: chosenTurni(input, scelti) }
}
