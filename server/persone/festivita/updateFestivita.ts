import { rifiutaSeSuperata, storiaCampi } from '../../platform/db/conflitto.ts'
import { conModifica, modificaSchema } from '../../platform/db/modifica.ts'
import { operation } from '../../platform/operation.ts'
import { colonneDiPeriodo, periodoDi } from '../assenze/periodo.ts'
import { annunciaCalendario, giorniToccati } from '../calendario/annuncia.ts'
import { prendiFestivita, rifiutaDoppia } from './prendi.ts'
import { festivitaSchema } from './rules.ts'

/**
 * Changes the fields of a holiday that are sent; the others stay.
 * @throws Refusal CONFLICT when `versione` is not the current one and the save would change something; UserErrors
 * when there is another in the very same period
 */
export const updateFestivita = operation({
  nome: 'updateFestivita',
  permesso: 'adminPersonale',
  schema: modificaSchema,
  async run(modifica, ctx) {
    const { pk, versione: vista = null } = modifica
    const attuale = await prendiFestivita(ctx, pk)
    const prima = periodoDi(attuale)
    const dati = await conModifica(festivitaSchema, prima, modifica)
    await rifiutaSeSuperata(ctx, { oggetto: 'Festivita', pk, vista, attuale, prima: { ...prima }, dopo: { ...dati } })
    const storia = storiaCampi('Festivita', pk, 'modifica', { ...prima }, { ...dati })
    if (storia.length === 0) return { pk }
    await rifiutaDoppia(ctx, dati, pk)
    const data = { ...colonneDiPeriodo(dati), versione: { increment: 1 } }
    await ctx.tx.festivita.update({ where: { id: pk }, data })
    await ctx.audit(...storia)
    await annunciaCalendario(ctx, ...giorniToccati(prima, dati))
    return { pk }
  },
})
