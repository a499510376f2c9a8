import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { type UserError, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { FOREIGN_VALORE } from '../listini/voci/entity.ts'
import { opzioneName, unknownNameReason } from './espressioni/rules.ts'
import { ESPRESSIONI_REGOLA, FULL_REGOLE, REGOLE_MAX, type RegolaDistintaInput, regolaDistintaSchema } from './rules.ts'

export const VALORE_WITHOUT_FAMIGLIA = 'I valori sono quelli di una famiglia: scegli prima la famiglia.'
export const MATERIALE_MISSING = 'Questo materiale non c’è.'

const regolaEntity = entity({
  model: 'regolaDistinta',
  permesso: 'adminCatalogo',
  schema: regolaDistintaSchema,
  ...columnCodec('regolaDistinta', regolaDistintaSchema),
  title: ({ posto, descrizione }) => `${posto} ${descrizione}`,
  changed: (ctx, pk) => ctx.emit('regolaDistinta', { pk }),
})

/** The names that expressions may call options by: those of a family, or of all. */
async function optionNames({ tx }: OperationContext, famigliaPk: number | null): Promise<Set<string>> {
  const opzioni = await tx.opzione.findMany({
    where: famigliaPk === null ? {} : { famigliaId: famigliaPk },
    select: { nome: true },
  })
  return new Set(opzioni.map(({ nome }) => opzioneName(nome)))
}

/** @throws UserErrors with all that the catalogue does not have of what a rule names */
async function checkRegola(ctx: OperationContext, regola: RegolaDistintaInput): Promise<void> {
  const errors: UserError[] = []
  const refuse = (field: string, message: string) => errors.push({ code: 'INVALID', field, message })
  const materiale = await ctx.tx.materiale.findUnique({ where: { nome: regola.tipologia }, select: { id: true } })
  if (!materiale) refuse('tipologia', MATERIALE_MISSING)
  if (regola.valorePk !== null && regola.famigliaPk === null) refuse('valorePk', VALORE_WITHOUT_FAMIGLIA)
  else if (regola.valorePk !== null) {
    const where = { id: regola.valorePk, opzione: { famigliaId: regola.famigliaPk ?? 0 } }
    if ((await ctx.tx.valoreOpzione.count({ where })) === 0) refuse('valorePk', FOREIGN_VALORE)
  }
  const names = await optionNames(ctx, regola.famigliaPk)
  for (const field of ESPRESSIONI_REGOLA) {
    const reason = regola[field] === '' ? null : unknownNameReason(regola[field], names)
    if (reason) refuse(field, reason)
  }
  if (errors.length > 0) throw new UserErrors(errors)
}

/** Adds a rule. @throws UserErrors for a material or a name that there is not, a value of another family, one too many */
export const createRegolaDistinta = createOperation({
  nome: 'createRegolaDistinta',
  entity: regolaEntity,
  async check(ctx, regola) {
    if ((await ctx.tx.regolaDistinta.count()) >= REGOLE_MAX) throw UserErrors.of(null, FULL_REGOLE)
    await checkRegola(ctx, regola)
  },
})

/** Changes the fields of a rule that are sent; bills that are frozen stay as they are. @throws UserErrors as a new one */
export const updateRegolaDistinta = updateOperation({
  nome: 'updateRegolaDistinta',
  entity: regolaEntity,
  check: (ctx, { after }) => checkRegola(ctx, after),
})

/** Removes a rule. */
export const deleteRegolaDistinta = deleteOperation({ nome: 'deleteRegolaDistinta', entity: regolaEntity })
