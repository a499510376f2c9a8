import { rifiutaSeSuperata, storiaCampi } from '../../platform/db/conflitto.ts'
import { conModifica, modificaSchema } from '../../platform/db/modifica.ts'
import { operation } from '../../platform/operation.ts'
import { annunciaCalendario } from '../calendario/annuncia.ts'
import { prendiPersona } from './prendi.ts'
import { colonneDi, valoriDi } from './riga.ts'
import { personaSchema } from './rules.ts'

/**
 * Changes the fields of a person that are sent; the others stay.
 * @throws Refusal CONFLICT when `versione` is not the current one and the save would change something
 */
export const updatePersona = operation({
  nome: 'updatePersona',
  permesso: 'adminPersonale',
  schema: modificaSchema,
  async run(modifica, ctx) {
    const { pk, versione: vista = null } = modifica
    const attuale = await prendiPersona(ctx, pk)
    const prima = { ...valoriDi(attuale) }
    const dati = await conModifica(personaSchema, prima, modifica)
    const dopo = { ...dati }
    await rifiutaSeSuperata(ctx, { oggetto: 'Persona', pk, vista, attuale, prima, dopo })
    const storia = storiaCampi('Persona', pk, 'modifica', prima, dopo)
    if (storia.length === 0) return { pk }
    await ctx.tx.persona.update({ where: { id: pk }, data: { ...colonneDi(dati), versione: { increment: 1 } } })
    await ctx.audit(...storia)
    const inizio = prima.dataInizio < dati.dataInizio ? prima.dataInizio : dati.dataInizio
    await annunciaCalendario(ctx, inizio, null)
    return { pk }
  },
})
