import { object, string } from 'yup'
import { openLink, throttleLink } from '../../ordini/linkClienti/links.ts'
import { Refusal } from '../../platform/errors.ts'
import { freeOperation } from '../../platform/operation.ts'
import { readSettings } from '../../platform/settings/read.ts'
import { dayOfDate } from '../../shared/dates/days.ts'
import { type FaseInParole, fasiInParole, settimanaPromessa } from './rules.ts'

/** All that a customer reads of an order. */
export interface StatoOrdineCliente {
  ragioneSociale: string
  numeroCommessa: string
  settimana: string | null
  fasi: FaseInParole[]
}

/** How the order of a customer's link stands, by its saved plan. @throws Refusal NOT_FOUND, THROTTLED */
export const openStatoOrdine = freeOperation({
  nome: 'openStatoOrdine',
  permesso: 'pubblico',
  ancheInVisione: true,
  schema: object({ token: string().strict().defined().default('') }),
  async run({ token }, ctx): Promise<{ stato: StatoOrdineCliente }> {
    await throttleLink(ctx)
    const { ordineId } = await openLink(ctx, token)
    if (ordineId === null) throw new Refusal('NOT_FOUND')
    const { db } = ctx.services
    const ordine = await db.ordine.findUniqueOrThrow({
      where: { id: ordineId },
      select: {
        numeroCommessa: true,
        dataConsegna: true,
        schedulazione: { select: { fasi: { select: { nomeFase: true, inizio: true, fine: true } } } },
      },
    })
    const { numeroCommessa, dataConsegna, schedulazione } = ordine
    return {
      stato: {
        ragioneSociale: (await readSettings(db)).azienda.ragioneSociale,
        numeroCommessa,
        settimana: settimanaPromessa(dataConsegna && dayOfDate(dataConsegna)),
        fasi: fasiInParole(schedulazione?.fasi ?? [], new Date()),
      },
    }
  },
})
