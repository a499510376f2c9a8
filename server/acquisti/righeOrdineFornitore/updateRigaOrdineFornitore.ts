import type { RigaOrdineFornitore } from '../../../prisma/generated/client.ts'
import { changedFields, fieldHistory, refuseIfStale } from '../../platform/db/conflict.ts'
import { changeSchema, identitySchema, judgeChange } from '../../platform/db/entity/entity.ts'
import { UserErrors } from '../../platform/errors.ts'
import { type OperationContext, operation } from '../../platform/operation.ts'
import { optionalIdRule } from '../../shared/fields/fields.ts'
import { notifyOrdini, rigaEntry } from './history.ts'
import { lockNamed, lockRigaOrdineFornitore, rigaFornitoreData, rigaFornitoreValues } from './lock.ts'
import { extraEntries, NON_SI_ASSEGNA_QUI, type RigaOrdineFornitoreInput, rigaOrdineFornitoreSchema } from './rules.ts'

/** What is compared: extra fields as a list. */
function confrontabile({
  extraFields,
  ...valori
}: Omit<RigaOrdineFornitoreInput, 'fornitore'> & { fornitore: number | null }) {
  return { ...valori, extraFields: extraEntries(extraFields) }
}

type Valori = ReturnType<typeof confrontabile>

/** What changed with names instead of numbers, as the history tells it. */
async function inParole({ tx }: OperationContext, valori: Valori) {
  const { fornitore, rigaOrdine } = valori
  const extraFields = valori.extraFields.map(({ nome, testo }) => `${nome}: ${testo}`)
  const [suo, sua] = await Promise.all([
    fornitore === null ? null : tx.fornitore.findUnique({ where: { id: fornitore }, select: { nome: true } }),
    rigaOrdine === null ? null : tx.rigaOrdine.findUnique({ where: { id: rigaOrdine }, select: { posizione: true } }),
  ])
  return { ...valori, extraFields, fornitore: suo?.nome ?? null, rigaOrdine: sua?.posizione ?? null }
}

/** What a supplier order holds is of its type and supplier. */
function motivoAssegnata(attuale: RigaOrdineFornitore, dati: RigaOrdineFornitoreInput) {
  if (attuale.ordineFornitoreId === null) return null
  const campo = dati.tipologia !== attuale.tipologia ? 'tipologia' : 'fornitore'
  if (campo === 'fornitore' && dati.fornitore === attuale.fornitoreId) return null
  return { campo, motivo: `La riga è nell’ordine a fornitore n. ${attuale.ordineFornitoreId}: prima va staccata.` }
}

/**
 * Changes the fields of a row that are sent.
 * @throws UserErrors on what does not belong together, on `ordineFornitore` when it is another, and on `tipologia` and `fornitore` while a supplier order holds
 * the row; Refusal CONFLICT when `versione` is not the current one and the save would change something
 */
export const updateRigaOrdineFornitore = operation({
  nome: 'updateRigaOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: changeSchema(
    rigaOrdineFornitoreSchema,
    identitySchema.shape({ ordineFornitore: optionalIdRule().optional().default(undefined) }),
  ),
  async run({ pk, versione: vista, ordineFornitore, ...sent }, ctx) {
    const attuale = await lockRigaOrdineFornitore(ctx, pk)
    if (ordineFornitore !== undefined && ordineFornitore !== attuale.ordineFornitoreId)
      throw UserErrors.of('ordineFornitore', NON_SI_ASSEGNA_QUI)
    const { ordineId } = attuale
    const valori = rigaFornitoreValues(attuale)
    // A row of an import may lack its supplier: the form wants one, and the rules say so.
    const dati = await judgeChange(rigaOrdineFornitoreSchema, valori as RigaOrdineFornitoreInput, sent)
    const [prima, dopo] = [confrontabile(valori), confrontabile(dati)]
    await refuseIfStale(ctx, { oggetto: 'RigaOrdineFornitore', pk, vista, attuale, prima, dopo })
    if (changedFields(prima, dopo).length === 0) return { pk }
    const rifiuto = motivoAssegnata(attuale, dati)
    if (rifiuto) throw UserErrors.of(rifiuto.campo, rifiuto.motivo, 'CONFLICT')
    await lockNamed(ctx, ordineId, dati)
    const data = { ...rigaFornitoreData(dati), versione: { increment: 1 } }
    await ctx.tx.rigaOrdineFornitore.update({ where: { id: pk }, data })
    const [da, a] = [await inParole(ctx, prima), await inParole(ctx, dopo)]
    await ctx.audit(
      ...fieldHistory('Ordine', ordineId, 'modificaRigaFornitore', da, a).map(({ campo, prima, dopo }) =>
        rigaEntry(ordineId, { azione: 'modificaRigaFornitore', pk, campo, prima, dopo }),
      ),
    )
    await notifyOrdini(ctx, [attuale])
    return { pk }
  },
})
