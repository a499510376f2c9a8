import { identitySchema } from '../../platform/db/entity/entity.ts'
import { Refusal } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { lavorazioniOfAttivita } from './announce.ts'
import { lockPezzi } from './lock.ts'
import { removeAttivita } from './remove.ts'

/** Undoes what 'Completa' did: its pieces are to be done again. @throws Refusal NOT_FOUND */
export const deleteAttivitaAutomatica = operation<{ pk: number }, { pk: number }>({
  nome: 'deleteAttivitaAutomatica',
  permesso: 'adminAttivitaOperatori',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const which = { id: pk, automatica: true }
    const vista = await ctx.tx.attivita.findFirst({ where: which })
    if (vista?.ordineId) await lockPezzi(ctx, vista.ordineId, lavorazioniOfAttivita(vista))
    const riga = await ctx.tx.attivita.findFirst({ where: which })
    if (!riga) throw new Refusal('NOT_FOUND')
    return removeAttivita(ctx, riga)
  },
})
