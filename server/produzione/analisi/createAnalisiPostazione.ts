import { ordiniList } from '#ordini/ordini/list.ts'
import { addDays } from '#ordini/ordini/rules.ts'
import { UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant, endOfDay, startOfDay } from '#shared/dates/zone.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { ORDINI_MAX } from './rules.ts'
import { beginOfWeek, newAnalisiSchema } from './weekly.ts'

export const EMPTY_WEEK = 'In questa settimana non è schedulato nessun ordine.'

/**
 * Adds an entry to the weekly programming: the orders that are named and those that are worked, by the schedule, in a
 * week; with the workstations as they are configured unless told.
 * @throws UserErrors for orders that there are not, and for a week without orders
 */
export const createAnalisiPostazione = operation({
  nome: 'createAnalisiPostazione',
  permesso: 'adminOrders',
  schema: newAnalisiSchema,
  async run({ nome, ordinePks, settimana, configurazione }, ctx) {
    const chosen = [...new Set([...ordinePks, ...(settimana ? await ordersOfWeek(ctx, settimana) : [])])]
    if (chosen.length === 0) throw UserErrors.of('settimana', EMPTY_WEEK)
    if (chosen.length > ORDINI_MAX) throw UserErrors.of('ordinePks', `Non più di ${ORDINI_MAX} ordini.`)
    await refuseUnknownOrdini(ctx, chosen)
    const postazioni = configurazione ?? (await configured(ctx))
    const { id: pk } = await ctx.tx.analisiPostazione.create({
      data: {
        nome,
        data: dateOfDay(dayOfInstant(new Date())),
        settimana: settimana ? dateOfDay(beginOfWeek(settimana)) : null,
        creataDaId: ctx.viewer?.id || null,
        postazioni: { create: postazioni.map(({ postazione, campi }, n) => ({ postazione, campi, posizione: n + 1 })) },
        ordini: { create: chosen.map((ordineId, n) => ({ ordineId, posizione: n + 1 })) },
      },
    })
    await ctx.audit({ oggetto: 'AnalisiPostazione', oggettoPk: pk, azione: 'crea', dopo: nome })
    await ctx.emit('analisi', { pk })
    return { pk }
  },
})

const configured = ({ tx }: OperationContext) =>
  tx.configurazionePostazione.findMany({
    select: { postazione: true, campi: true },
    orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
  })

/** The orders with a phase of a department in the week of a day, by their start. */
async function ordersOfWeek({ tx, viewer }: OperationContext, day: string): Promise<number[]> {
  const monday = beginOfWeek(day)
  const fasi = await tx.fase.findMany({ where: { infiniteCapacity: false }, select: { nome: true } })
  const righe = await tx.schedulazioneFase.findMany({
    where: {
      nomeFase: { in: fasi.map(({ nome }) => nome) },
      fine: { gte: startOfDay(monday) },
      inizio: { lt: endOfDay(addDays(monday, 6)) },
      schedulazione: { is: { ordine: { is: ordiniList.visible(viewer) } } },
    },
    select: { ordineId: true },
    orderBy: [{ inizio: 'asc' }, { ordineId: 'asc' }],
  })
  return [...new Set(righe.map(({ ordineId }) => ordineId))]
}

/** Keeps the orders as they are. @throws UserErrors naming those that there are not */
export async function refuseUnknownOrdini({ tx, viewer }: OperationContext, pks: readonly number[]): Promise<void> {
  const found = await tx.ordine.findMany({
    where: { AND: [{ id: { in: [...pks] } }, ordiniList.visible(viewer)] },
    select: { id: true },
  })
  const knownOnes = new Set(found.map(({ id }) => id))
  const unknown = pks.filter((pk) => !knownOnes.has(pk)).slice(0, 5)
  if (unknown.length > 0) throw UserErrors.of('ordinePks', unknown.map(unknownPkMessage).join(' '))
}
