import { object } from 'yup'
import { Refusal, type UserError, UserErrors } from '#platform/errors.ts'
import { type OperationContext, operation } from '#platform/operation.ts'
import type { RigaDistintaValues } from '#vendite/distinte/distinta/rules.ts'
import { lockRiga, ordinePk as numeroPk } from '../ordini/lock.ts'
import { readDistinte } from './read.ts'
import {
  DISTINTA_CHANGED,
  distintaInWords,
  FROZEN_DISTINTA,
  NO_WINDOW,
  righeDistintaSchema,
  sameDistinta,
} from './rules.ts'
import { keepDistinte } from './write.ts'

/** @throws UserErrors on the rows whose material there is not */
async function checkMateriali({ tx }: OperationContext, righe: readonly RigaDistintaValues[]): Promise<void> {
  const names = [...new Set(righe.map(({ tipologia }) => tipologia))]
  const found = await tx.materiale.findMany({ where: { nome: { in: names } }, select: { nome: true } })
  const known = new Set(found.map(({ nome }) => nome))
  const errors = righe.flatMap(({ tipologia }, place): UserError[] =>
    known.has(tipologia)
      ? []
      : [{ code: 'INVALID', field: `righe[${place}].tipologia`, message: `Il materiale «${tipologia}» non c’è.` }],
  )
  if (errors.length > 0) throw new UserErrors(errors)
}

/**
 * Writes the bill of a line by hand, which is then kept; without rows, or with those that the rules make, it is that of
 * the rules again.
 * @throws UserErrors when it is frozen, for materials that there are not, when what is there is no longer `lette`
 */
export const setDistintaRiga = operation({
  nome: 'setDistintaRiga',
  permesso: 'editOrder',
  schema: object({
    rigaPk: numeroPk,
    righe: righeDistintaSchema.nullable().default(null),
    lette: righeDistintaSchema.nullable().default(null),
  }),
  async run({ rigaPk: pk, righe, lette }, ctx) {
    const { ordine, riga } = await lockRiga(ctx, pk)
    if (riga.rivendita) throw UserErrors.of(null, NO_WINDOW)
    const [read] = await readDistinte(ctx.tx, { id: pk })
    if (!read) throw new Refusal('NOT_FOUND')
    const { bill, made, key } = read
    if (bill.congelataIl) throw UserErrors.of(null, FROZEN_DISTINTA, 'CONFLICT')
    if (lette && !sameDistinta(lette, bill.righe)) throw UserErrors.of(null, DISTINTA_CHANGED, 'CONFLICT')
    const next = (righe ?? made.righe).toSorted((a, b) => a.posto - b.posto)
    const ofRules = sameDistinta(next, made.righe)
    if (sameDistinta(next, bill.righe) && (bill.origine === 'mano') === !ofRules) return { rigaPk: pk }
    await checkMateriali(ctx, next)
    if (ofRules) await ctx.tx.distinta.deleteMany({ where: { rigaOrdineId: pk } })
    else {
      const kept = { aMano: true, congelataIl: null, finestra: key, righe: next, made: made.righe }
      await keepDistinte(ctx.tx, [{ rigaOrdineId: pk, ...kept }])
    }
    await ctx.audit({
      oggetto: 'Ordine',
      oggettoPk: ordine.id,
      azione: 'distinta',
      campo: 'distinta',
      prima: `riga ${riga.posizione}: ${distintaInWords(bill.righe)}`,
      dopo: `riga ${riga.posizione}: ${distintaInWords(next)}`,
    })
    await ctx.emit('ordine', { pk: ordine.id })
    return { rigaPk: pk }
  },
})
