import { ordiniList } from '../../ordini/ordini/list.ts'
import { addDays } from '../../ordini/ordini/rules.ts'
import { UserErrors } from '../../platform/errors.ts'
import { type OperationContext, operation } from '../../platform/operation.ts'
import { dateOfDay } from '../../shared/dates/days.ts'
import { dayOfInstant, endOfDay, startOfDay } from '../../shared/dates/zone.ts'
import { unknownPkMessage } from '../../shared/fields/fields.ts'
import { ORDINI_MAX } from './rules.ts'
import { beginOfWeek, nuovaAnalisiSchema } from './weekly.ts'

export const SETTIMANA_VUOTA = 'In questa settimana non è schedulato nessun ordine.'

/**
 * Adds an entry to the weekly programming: the orders that are named and those that are worked, by the schedule, in a
 * week; with the workstations as they are configured unless told.
 * @throws UserErrors for orders that there are not, and for a week without orders
 */
export const createAnalisiPostazione = operation({
  nome: 'createAnalisiPostazione',
  permesso: 'adminOrders',
  schema: nuovaAnalisiSchema,
  async run({ nome, ordini, settimana, configurazione }, ctx) {
    const scelti = [...new Set([...ordini, ...(settimana ? await ordersOfWeek(ctx, settimana) : [])])]
    if (scelti.length === 0) throw UserErrors.of('settimana', SETTIMANA_VUOTA)
    if (scelti.length > ORDINI_MAX) throw UserErrors.of('ordini', `Non più di ${ORDINI_MAX} ordini.`)
    await refuseUnknownOrdini(ctx, scelti)
    const postazioni = configurazione ?? (await configured(ctx))
    const { id: pk } = await ctx.tx.analisiPostazione.create({
      data: {
        nome,
        data: dateOfDay(dayOfInstant(new Date())),
        settimana: settimana ? dateOfDay(beginOfWeek(settimana)) : null,
        creataDaId: ctx.viewer?.id || null,
        postazioni: { create: postazioni.map(({ postazione, campi }, n) => ({ postazione, campi, posizione: n + 1 })) },
        ordini: { create: scelti.map((ordineId, n) => ({ ordineId, posizione: n + 1 })) },
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
async function ordersOfWeek({ tx, viewer }: OperationContext, giorno: string): Promise<number[]> {
  const lunedi = beginOfWeek(giorno)
  const fasi = await tx.fase.findMany({ where: { infiniteCapacity: false }, select: { nome: true } })
  const righe = await tx.schedulazioneFase.findMany({
    where: {
      nomeFase: { in: fasi.map(({ nome }) => nome) },
      fine: { gte: startOfDay(lunedi) },
      inizio: { lt: endOfDay(addDays(lunedi, 6)) },
      schedulazione: { is: { ordine: { is: ordiniList.visibili(viewer) } } },
    },
    select: { ordineId: true },
    orderBy: [{ inizio: 'asc' }, { ordineId: 'asc' }],
  })
  return [...new Set(righe.map(({ ordineId }) => ordineId))]
}

/** Keeps the orders as they are. @throws UserErrors naming those that there are not */
export async function refuseUnknownOrdini({ tx, viewer }: OperationContext, pks: readonly number[]): Promise<void> {
  const trovati = await tx.ordine.findMany({
    where: { AND: [{ id: { in: [...pks] } }, ordiniList.visibili(viewer)] },
    select: { id: true },
  })
  const noti = new Set(trovati.map(({ id }) => id))
  const ignoti = pks.filter((pk) => !noti.has(pk)).slice(0, 5)
  if (ignoti.length > 0) throw UserErrors.of('ordini', ignoti.map(unknownPkMessage).join(' '))
}
