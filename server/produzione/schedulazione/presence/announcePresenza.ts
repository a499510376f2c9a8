import { object, string } from 'yup'
import { ordiniList } from '#ordini/ordini/list.ts'
import { ordinePk } from '#ordini/ordini/lock.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { booleanRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'

/** Topic of the event log: who looks at which order in the timeline. */
export const PRESENCE_TOPIC = 'presenzaSchedulatore'

/** What an event of presence carries. */
export interface Presence {
  ordine: number
  user: number
  /** One browser window; the same person may have two. */
  finestra: string
  arrivo: boolean
  via: boolean
}

/**
 * Says that a planner's window has an order open: when it comes (the others answer), every 20 seconds, when it leaves.
 * Nothing is stored but the event, so every server process knows, and no stale presence remains after a crash.
 */
export const announcePresenza = operation({
  nome: 'announcePresenza',
  permesso: 'scheduleOrder',
  schema: object({
    ordinePk,
    finestra: string()
      .required(REQUIRED_FIELD)
      .matches(/^[\w-]{1,40}$/, { message: 'Il valore non è valido', excludeEmptyString: true }),
    arrivo: booleanRule(false),
    via: booleanRule(false),
  }),
  async run({ ordinePk: ordine, finestra, arrivo, via }, ctx) {
    const seen = await ctx.tx.ordine.findFirst({ where: whereOne(ordiniList, ordine, ctx), select: { id: true } })
    if (!seen) throw new Refusal('NOT_FOUND')
    const presence: Presence = { ordine, user: ctx.viewer?.id ?? 0, finestra, arrivo, via }
    await ctx.emit(PRESENCE_TOPIC, { ...presence })
    return { fatto: true }
  },
})
