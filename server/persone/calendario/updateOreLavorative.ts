import { rifiutaSeSuperata, storiaCampi } from '../../platform/db/conflitto.ts'
import { conModifica, modificaSchema } from '../../platform/db/modifica.ts'
import { operation } from '../../platform/operation.ts'
import { dataDiGiorno } from '../../shared/dates/days.ts'
import { annunciaCalendario, giorniToccati } from './annuncia.ts'
import { prendiOre, rifiutaGiornoDoppio, valoriDi } from './prendi.ts'
import { oreSchema } from './rules.ts'

/**
 * Changes the hours of a day.
 * @throws Refusal CONFLICT when `versione` is not the current one and the save would change something
 */
export const updateOreLavorative = operation({
  nome: 'updateOreLavorative',
  permesso: 'adminPersonale',
  schema: modificaSchema,
  async run(modifica, ctx) {
    const { pk, versione: vista = null } = modifica
    const attuale = await prendiOre(ctx, pk)
    const prima = valoriDi(attuale)
    const dati = await conModifica(oreSchema, prima, modifica)
    const dopo = { ...dati }
    await rifiutaSeSuperata(ctx, { oggetto: 'OreLavorative', pk, vista, attuale, prima: { ...prima }, dopo })
    const storia = storiaCampi('OreLavorative', pk, 'modifica', { ...prima }, dopo)
    if (storia.length === 0) return { pk }
    await rifiutaGiornoDoppio(ctx, dati.giorno, pk)
    const data = { ...dati, giorno: dataDiGiorno(dati.giorno), versione: { increment: 1 } }
    await ctx.tx.oreLavorative.update({ where: { id: pk }, data })
    await ctx.audit(...storia)
    const giorni = [prima, dati].map(({ giorno }) => ({ giornoDa: giorno, giornoA: giorno }))
    await annunciaCalendario(ctx, ...giorniToccati(...giorni))
    return { pk }
  },
})
