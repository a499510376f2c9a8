import { mixed, type Schema } from 'yup'
import { rifiutaSeSuperata, storiaCampi } from '../../platform/db/conflitto.ts'
import { conModifica } from '../../platform/db/modifica.ts'
import { UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'
import { soloDelle } from './colonne/rules.ts'
import { legatoAllaSchedulazione, prendiMateriale, rifiutaNomeDoppio } from './prendi.ts'
import { colonneMateriale, confrontabile, inParole, valoriMateriale } from './riga.ts'
import { type MaterialeInput, materialeSchema, NOME_BLOCCATO } from './rules.ts'

/** A change as it arrives: the name it has now, the version seen (none from the old clients), the fields to change. */
type ModificaMateriale = { materiale: string; versione?: number | null } & Readonly<Record<string, unknown>>

const modificaSchema: Schema<ModificaMateriale> = mixed<ModificaMateriale>().required()

/** Columns that go take their places and titles with them, where these are not sent. */
function potato(attuale: MaterialeInput, colonneList: unknown): MaterialeInput {
  const nomi = Array.isArray(colonneList) ? colonneList.filter((nome) => typeof nome === 'string') : null
  return nomi ? { ...attuale, ...soloDelle(nomi, attuale) } : attuale
}

/**
 * Changes the fields of a material that are sent. A new name is the one that suppliers, supplier orders
 * and rows call it by from then on.
 * @throws UserErrors when the name is taken, or tied to scheduling; Refusal CONFLICT when `versione` is not the current
 * one and the save would change something
 */
export const updateMateriale = operation({
  nome: 'updateMateriale',
  permesso: 'adminMateriali',
  schema: modificaSchema,
  async run({ materiale: nome, versione: vista = null, ...campi }, ctx) {
    const attuale = await prendiMateriale(ctx, nome)
    const pk = attuale.id
    const prima = valoriMateriale(attuale)
    const dopo = await conModifica(materialeSchema, potato(prima, campi.colonneList), { pk, ...campi })
    const salvataggio = { prima: confrontabile(prima), dopo: confrontabile(dopo) }
    await rifiutaSeSuperata(ctx, { oggetto: 'Materiale', pk, vista, attuale, ...salvataggio })
    const storia = storiaCampi('Materiale', pk, 'modifica', inParole(prima), inParole(dopo))
    if (storia.length === 0) return { pk }
    if (dopo.nome !== prima.nome) {
      if (await legatoAllaSchedulazione(ctx, attuale)) throw UserErrors.of('nome', NOME_BLOCCATO, 'CONFLICT')
      await rifiutaNomeDoppio(ctx, dopo.nome, pk)
    }
    await ctx.tx.materiale.update({
      where: { id: pk },
      data: { ...colonneMateriale(dopo), versione: { increment: 1 } },
    })
    await ctx.audit(...storia)
    await ctx.emit('materiale', { pk })
    return { pk }
  },
})
