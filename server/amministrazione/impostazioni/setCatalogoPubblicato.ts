import { object } from 'yup'
import { operation } from '#platform/operation.ts'
import { booleanRule } from '#shared/fields/fields.ts'
import { saveImpostazione } from './updateImpostazione.ts'

/**
 * Opens the quote page to visitors, or closes it; nothing when it is so already. For who keeps the catalogue, who need
 * not administer the other settings.
 * @throws Refusal CONFLICT when somebody else does the same at that moment
 */
export const setCatalogoPubblicato = operation({
  nome: 'setCatalogoPubblicato',
  permesso: 'adminCatalogo',
  schema: object({ pubblicato: booleanRule(true) }),
  async run({ pubblicato }, ctx) {
    const chiave = 'catalogo_pubblicato' as const
    const valore = pubblicato ? 'si' : 'no'
    const before = await ctx.tx.impostazione.findUnique({ where: { chiave } })
    const isSo = (before?.valore ?? 'si') === valore
    if (!isSo) await saveImpostazione({ chiave, valore, versione: before?.versione ?? 0 }, 'setCatalogoPubblicato', ctx)
    return { pubblicato }
  },
})
