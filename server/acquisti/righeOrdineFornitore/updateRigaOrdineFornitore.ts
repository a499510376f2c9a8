import { changedFields, fieldHistory, refuseIfStale } from '#platform/db/conflict.ts'
import { changeSchema, identitySchema, judgeChange } from '#platform/db/entity/entity.ts'
import { UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import type { RigaOrdineFornitore } from '#prisma/generated/client.ts'
import { optionalIdRule } from '#shared/fields/fields.ts'
import { formatQuantity } from '#shared/formats/formats.ts'
import { notifyOrdini, rigaEntry } from './history.ts'
import { lockNamed, lockRigaOrdineFornitore, rigaFornitoreData, rigaFornitoreValues } from './lock.ts'
import { extraEntries, NOT_ASSIGNED_HERE, type RigaOrdineFornitoreInput, rigaOrdineFornitoreSchema } from './rules.ts'

/** What is compared: extra fields as a list. */
function comparable({
  extraFields,
  ...values
}: Omit<RigaOrdineFornitoreInput, 'fornitorePk'> & { fornitorePk: number | null }) {
  return { ...values, extraFields: extraEntries(extraFields) }
}

type Values = ReturnType<typeof comparable>

/** What changed with names instead of numbers, as the history tells it. */
async function inWords({ tx }: OperationContext, values: Values) {
  const { fornitorePk, rigaOrdinePk, ...fields } = values
  const extraFields = fields.extraFields.map(({ nome, testo }) => `${nome}: ${testo}`)
  const [own, its] = await Promise.all([
    fornitorePk === null ? null : tx.fornitore.findUnique({ where: { id: fornitorePk }, select: { nome: true } }),
    rigaOrdinePk === null
      ? null
      : tx.rigaOrdine.findUnique({ where: { id: rigaOrdinePk }, select: { posizione: true } }),
  ])
  return { ...fields, extraFields, fornitore: own?.nome ?? null, rigaOrdine: its?.posizione ?? null }
}

/** What a supplier order holds is of its type and supplier. */
function assignedReason(current: RigaOrdineFornitore, data: RigaOrdineFornitoreInput) {
  if (current.ordineFornitoreId === null) return null
  const field = data.tipologia !== current.tipologia ? 'tipologia' : 'fornitorePk'
  if (field === 'fornitorePk' && data.fornitorePk === current.fornitoreId) return null
  return {
    campo: field,
    motivo: `La riga è nell’ordine a fornitore n. ${current.ordineFornitoreId}: prima va staccata.`,
  }
}

/**
 * Changes the fields of a row that are sent.
 * @throws UserErrors on what does not belong together, on `ordineFornitorePk` when it is another, and on `tipologia` and `fornitorePk` while a supplier order holds
 * the row; Refusal CONFLICT when `versione` is not the current one and the save would change something
 */
export const updateRigaOrdineFornitore = operation({
  nome: 'updateRigaOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: changeSchema(
    rigaOrdineFornitoreSchema,
    identitySchema.shape({ ordineFornitorePk: optionalIdRule().optional().default(undefined) }),
  ),
  async run({ pk, versione: vista, ordineFornitorePk, ...sent }, ctx) {
    const current = await lockRigaOrdineFornitore(ctx, pk)
    if (ordineFornitorePk !== undefined && ordineFornitorePk !== current.ordineFornitoreId)
      throw UserErrors.of('ordineFornitorePk', NOT_ASSIGNED_HERE)
    const { ordineId } = current
    const values = rigaFornitoreValues(current)
    // A row of an import may lack its supplier: the form wants one, and the rules say so.
    const facts = await judgeChange(rigaOrdineFornitoreSchema, values as RigaOrdineFornitoreInput, sent)
    const [before, after] = [comparable(values), comparable(facts)]
    await refuseIfStale(ctx, {
      oggetto: 'RigaOrdineFornitore',
      pk,
      vista,
      attuale: current,
      prima: before,
      dopo: after,
    })
    if (changedFields(before, after).length === 0) return { pk }
    const refusal = assignedReason(current, facts)
    if (refusal) throw UserErrors.of(refusal.campo, refusal.motivo, 'CONFLICT')
    const arrivata = current.arrivata.toNumber()
    if (facts.quantita < arrivata)
      throw UserErrors.of('quantita', `Ne sono già arrivati ${formatQuantity(arrivata)}: non può essere meno.`)
    await lockNamed(ctx, ordineId, facts)
    const data = { ...rigaFornitoreData(facts), versione: { increment: 1 } }
    await ctx.tx.rigaOrdineFornitore.update({ where: { id: pk }, data })
    const [from, a] = [await inWords(ctx, before), await inWords(ctx, after)]
    await ctx.audit(
      ...fieldHistory('Ordine', ordineId, 'modificaRigaFornitore', from, a).map(({ campo, prima, dopo }) =>
        rigaEntry(ordineId, { azione: 'modificaRigaFornitore', pk, campo, prima, dopo }),
      ),
    )
    await notifyOrdini(ctx, [current])
    return { pk }
  },
})
