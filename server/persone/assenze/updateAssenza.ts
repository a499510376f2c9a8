import { rifiutaSeSuperata, storiaCampi } from '../../platform/db/conflitto.ts'
import { conModifica, modificaSchema } from '../../platform/db/modifica.ts'
import { operation } from '../../platform/operation.ts'
import { annunciaCalendario, giorniToccati } from '../calendario/annuncia.ts'
import { colonneDiPeriodo } from './periodo.ts'
import { controllaAssenza, prendiAssenza, valoriDi } from './prendi.ts'
import { assenzaSchema } from './rules.ts'

/**
 * Changes the fields of an absence that are sent; the others stay.
 * @throws Refusal CONFLICT when `versione` is not the current one and the save would change something; UserErrors
 * when the person is already away at the same time
 */
export const updateAssenza = operation({
  nome: 'updateAssenza',
  permesso: 'adminPersonale',
  schema: modificaSchema,
  async run(modifica, ctx) {
    const { pk, versione: vista = null } = modifica
    const attuale = await prendiAssenza(ctx, pk)
    const prima = valoriDi(attuale)
    const dati = await conModifica(assenzaSchema, prima, modifica)
    await rifiutaSeSuperata(ctx, { oggetto: 'Assenza', pk, vista, attuale, prima: { ...prima }, dopo: { ...dati } })
    const storia = storiaCampi('Assenza', pk, 'modifica', { ...prima }, { ...dati })
    if (storia.length === 0) return { pk }
    await controllaAssenza(ctx, dati, pk)
    const data = { personaId: dati.persona, ...colonneDiPeriodo(dati), versione: { increment: 1 } }
    await ctx.tx.assenza.update({ where: { id: pk }, data })
    await ctx.audit(...storia)
    await annunciaCalendario(ctx, ...giorniToccati(prima, dati))
    return { pk }
  },
})
