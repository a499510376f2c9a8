// Whether who writes an alternative may give what it gives away: asked at every door that writes or sends one.
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { type UserError, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { can, isOfUser } from '#platform/permissions.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { type GivenPrice, highestSconto, scontoOfPrice, tooMuchReason } from '../sconti/rules.ts'
import { nettoRigaOfferta } from '../totali/rules.ts'
import { type PricedRiga, type PricedServizio, readLimits } from './prices.ts'

/** What an alternative asks for, and what was said yes to. */
export interface GivenAlternativa {
  righe: readonly PricedRiga[]
  servizi: readonly PricedServizio[]
  /** Of the whole, percent. */
  sconto: number
  /** Percent; null for none. */
  scontoApprovato: number | null
}

/** What is given away, each with the field that says so. */
async function givenOf(ctx: Context, db: Db | Tx, { righe, servizi, sconto, scontoApprovato }: GivenAlternativa) {
  const pks = [...new Set(righe.flatMap(({ listinoPrezziPk }) => listinoPrezziPk ?? []))]
  const limits = await readLimits(db, ctx, pks)
  const unlimited = can(ctx.viewer, 'exceedScontoOfferte')
  // Who is of the office too gives what the office may.
  const isOffice = isOfUser(ctx.viewer, 'adminClienti')
  function most(listino: number | null, delCliente: number) {
    const { agenti, office } = limits.of(listino)
    return highestSconto({
      unlimited,
      delListino: isOffice ? office : agenti,
      delCliente,
      approvato: scontoApprovato,
    })
  }
  return [
    ...righe.map((riga, place): GivenPrice & { field: string } => ({
      field: `righe[${place}].${riga.aMano ? 'listino' : 'scontoArticolo'}`,
      // A price by hand below that of the list is a discount too.
      listino: riga.listinoCalcolato ?? riga.listino,
      netto: nettoRigaOfferta(riga, sconto),
      most: most(riga.listinoPrezziPk, riga.rivendita ? 0 : riga.scontoCliente),
    })),
    ...servizi.map(({ importo, importoCalcolato }, place): GivenPrice & { field: string } => ({
      field: `servizi[${place}].importo`,
      listino: importoCalcolato ?? importo,
      netto: importo,
      most: most(null, 0),
    })),
  ]
}

export const PRICED_BY_OFFICE = 'Il listino non ha un prezzo per questa finestra: lo scrive l’ufficio.'

/** Prices by hand of windows that no list prices, which are the office's: those that stand there already stay. */
function ofOfficeErrors(ctx: Context, righe: readonly PricedRiga[], held: ReadonlySet<number>): UserError[] {
  if (isOfUser(ctx.viewer, 'adminClienti')) return []
  return righe.flatMap((riga, place) => {
    const isQuoted = riga.aMano && riga.listino !== null && riga.listinoCalcolato === null
    if (!isQuoted || (riga.pk !== null && held.has(riga.pk))) return []
    return [{ code: 'FORBIDDEN', field: `righe[${place}].listino`, message: PRICED_BY_OFFICE }]
  })
}

/** What the caller may not give away of an alternative, each with the field that says so; nothing where it may. */
export async function tooMuchErrors(ctx: Context, db: Db | Tx, alternativa: GivenAlternativa): Promise<UserError[]> {
  return (await givenOf(ctx, db, alternativa)).flatMap(({ field, ...price }): UserError[] => {
    const message = tooMuchReason(price)
    return message === null ? [] : [{ code: 'FORBIDDEN', field, message }]
  })
}

/** The number of the line or service that an error is of, from 1. */
const numberOf = (field: string | null) => Number(/\[(\d+)\]/.exec(field ?? '')?.[1] ?? 0) + 1

/** The field of an error where a person finds it: 'righe[1].listino' is 'riga 2'. */
export function placeOfGiven(field: string | null): string {
  return `${field?.startsWith('servizi') ? 'servizio' : 'riga'} ${numberOf(field)}`
}

/** The same beside the discount of the whole, where that alone was changed: the first line, and how many more. */
function besideWhole(errors: readonly UserError[]): UserError[] {
  const [first, ...others] = errors.filter(({ field }) => field?.startsWith('righe'))
  if (!first) return [...errors]
  const more = others.length > 0 ? ` Lo stesso per ${formatCount(others.length, 'altra riga', 'altre righe')}.` : ''
  const ofWhole = { ...first, field: 'sconto', message: `Riga ${numberOf(first.field)}. ${first.message}${more}` }
  return [ofWhole, ...errors.filter(({ field }) => !field?.startsWith('righe'))]
}

interface Edited {
  /** Stored lines whose windows and price by hand are as they were. */
  held: ReadonlySet<number>
  /** Lines were sent, not the discount of the whole alone. */
  righeSent: boolean
}

/**
 * Refuses what the caller may not give.
 * @throws UserErrors on each line and service that gives too much; on `sconto` where no lines were sent
 */
export async function refuseTooMuch(
  ctx: OperationContext,
  alternativa: GivenAlternativa,
  { held, righeSent }: Edited,
): Promise<void> {
  const found = await tooMuchErrors(ctx, ctx.tx, alternativa)
  const tooMuch = righeSent ? found : besideWhole(found)
  const errors = [...tooMuch, ...ofOfficeErrors(ctx, alternativa.righe, held)]
  if (errors.length > 0) throw new UserErrors(errors)
}

/**
 * What was said yes to once this is written: the highest discount that somebody without a limit gives; others leave it
 * as it was.
 */
export function approvedSconto(ctx: OperationContext, alternativa: GivenAlternativa): number | null {
  if (!can(ctx.viewer, 'exceedScontoOfferte')) return alternativa.scontoApprovato
  const { righe, servizi, sconto } = alternativa
  const most = Math.max(
    0,
    ...righe.map((riga) =>
      scontoOfPrice({ listino: riga.listinoCalcolato ?? riga.listino, netto: nettoRigaOfferta(riga, sconto) }),
    ),
    ...servizi.map(({ importo, importoCalcolato }) => scontoOfPrice({ listino: importoCalcolato, netto: importo })),
  )
  return most > 0 ? most : null
}
