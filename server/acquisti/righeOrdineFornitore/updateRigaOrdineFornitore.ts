import type { RigaOrdineFornitore } from '../../../prisma/generated/client.ts'
import { cambiati, rifiutaSeSuperata, storiaCampi } from '../../platform/db/conflitto.ts'
import { changeSchema, identitySchema, judgeChange } from '../../platform/db/entity/entity.ts'
import { UserErrors } from '../../platform/errors.ts'
import { type OperationContext, operation } from '../../platform/operation.ts'
import { colonneDi, prendiNominati, prendiRigaOrdineFornitore, valoriDi } from './prendi.ts'
import { type RigaOrdineFornitoreInput, rigaOrdineFornitoreSchema, vociExtra } from './rules.ts'
import { avvisaOrdini, voceRiga } from './storia.ts'

/** What is compared: extra fields as a list. */
function confrontabile({
  extraFields,
  ...valori
}: Omit<RigaOrdineFornitoreInput, 'fornitore'> & { fornitore: number | null }) {
  return { ...valori, extraFields: vociExtra(extraFields) }
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
 * @throws UserErrors on what does not belong together, and on `tipologia` and `fornitore` while a supplier order holds
 * the row; Refusal CONFLICT when `versione` is not the current one and the save would change something
 */
export const updateRigaOrdineFornitore = operation({
  nome: 'updateRigaOrdineFornitore',
  permesso: 'adminOrdiniFornitore',
  schema: changeSchema(rigaOrdineFornitoreSchema, identitySchema),
  async run({ pk, versione: vista, ...sent }, ctx) {
    const attuale = await prendiRigaOrdineFornitore(ctx, pk)
    const { ordineId } = attuale
    const valori = valoriDi(attuale)
    // A row of an import may lack its supplier: the form wants one, and the rules say so.
    const dati = await judgeChange(rigaOrdineFornitoreSchema, valori as RigaOrdineFornitoreInput, sent)
    const [prima, dopo] = [confrontabile(valori), confrontabile(dati)]
    await rifiutaSeSuperata(ctx, { oggetto: 'RigaOrdineFornitore', pk, vista, attuale, prima, dopo })
    if (cambiati(prima, dopo).length === 0) return { pk }
    const rifiuto = motivoAssegnata(attuale, dati)
    if (rifiuto) throw UserErrors.of(rifiuto.campo, rifiuto.motivo, 'CONFLICT')
    await prendiNominati(ctx, ordineId, dati)
    const data = { ...colonneDi(dati), versione: { increment: 1 } }
    await ctx.tx.rigaOrdineFornitore.update({ where: { id: pk }, data })
    const [da, a] = [await inParole(ctx, prima), await inParole(ctx, dopo)]
    await ctx.audit(
      ...storiaCampi('Ordine', ordineId, 'modificaRigaFornitore', da, a).map(({ campo, prima, dopo }) =>
        voceRiga(ordineId, { azione: 'modificaRigaFornitore', pk, campo, prima, dopo }),
      ),
    )
    await avvisaOrdini(ctx, [attuale])
    return { pk }
  },
})
