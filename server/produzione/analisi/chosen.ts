import { type UserError, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { fasiSchedulateList } from '../fasiSchedulate/list.ts'
import { DEFAULT_FASE } from '../fasiSchedulate/rules.ts'
import { loadFasi } from '../schedulazione/data/fasi.ts'

/** Wrong ones that are named; of the others only how many they are. */
const NAMED_MAX = 5

export const FASE_WITHOUT_MINUTES = `La fase ${DEFAULT_FASE} non è configurata con una capacità in minuti: non si può pianificare.`

/** An order that is at the benches, with its minutes there. */
export interface OrdineAtBanchi {
  pk: number
  numeroCommessa: string
  minuti: number
}

const error = (field: string, messages: readonly string[]): UserError[] => {
  const [others] = messages.length > NAMED_MAX ? [messages.length - NAMED_MAX] : []
  if (messages.length === 0) return []
  const message = [...messages.slice(0, NAMED_MAX), ...(others ? [`E altri ${others}.`] : [])].join(' ')
  return [{ code: 'INVALID', field, message }]
}

/** The orders, which nobody deletes before the end of the transaction, by the start of their bench phase. */
async function readOrdiniRows(ctx: OperationContext, pks: readonly number[], prior: ReadonlyMap<number, number>) {
  const present = await ctx.tx.$queryRaw<{ pk: number; numeroCommessa: string }[]>`
    SELECT id AS pk, numero_commessa AS "numeroCommessa" FROM ordini WHERE id = ANY(${[...pks]})
    ORDER BY id FOR KEY SHARE`
  const numeri = new Map(present.map(({ pk, numeroCommessa }) => [pk, numeroCommessa]))
  const fasi = await ctx.tx.schedulazioneFase.findMany({
    where: {
      AND: [fasiSchedulateList.visible(ctx.viewer), { nomeFase: DEFAULT_FASE, ordineId: { in: [...pks] } }],
    },
    select: { ordineId: true, durata: true },
    orderBy: [{ inizio: 'asc' }, { ordineId: 'asc' }],
  })
  const ordini = fasi.map(
    ({ ordineId, durata }): OrdineAtBanchi => ({
      pk: ordineId,
      numeroCommessa: numeri.get(ordineId) ?? '',
      minuti: durata,
    }),
  )
  const schedulati = new Set(ordini.map(({ pk }) => pk))
  for (const pk of pks) {
    const [numeroCommessa, minutes] = [numeri.get(pk), prior.get(pk)]
    if (!schedulati.has(pk) && numeroCommessa !== undefined && minutes !== undefined) {
      ordini.push({ pk, numeroCommessa, minuti: minutes })
    }
  }
  const atBanchi = new Set(ordini.map(({ pk }) => pk))
  const messages = pks
    .filter((pk) => !atBanchi.has(pk))
    .map((pk) => {
      const numero = numeri.get(pk)
      return numero === undefined
        ? unknownPkMessage(pk)
        : `L’ordine ${numero} non è schedulato nella fase ${DEFAULT_FASE}.`
    })
  return { ordini, errori: error('ordinePks', messages) }
}

/** The workstations, in their order. */
async function readPostazioni(ctx: OperationContext, pks: readonly number[]) {
  const postazioni = await ctx.tx.configurazionePostazione.findMany({
    where: { id: { in: [...pks] } },
    orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
  })
  const present = new Set(postazioni.map(({ id }) => id))
  const unknown = pks.filter((pk) => !present.has(pk)).map(unknownPkMessage)
  return { postazioni, errori: error('configurazionePks', unknown) }
}

/**
 * What a planning is made of: orders that have a schedulati bench phase, and workstations.
 * @param prior minutes of the orders that are in it already: they may stay, at the benches or not
 * @throws UserErrors naming those that are not there, or not at the benches; or when that phase has no minutes
 */
export async function readChosenOrdini(
  ctx: OperationContext,
  ordini: readonly number[],
  configurazioni: readonly number[],
  prior: ReadonlyMap<number, number> = new Map(),
) {
  const fase = (await loadFasi(ctx.tx)).find(({ nome }) => nome === DEFAULT_FASE)
  if (!fase || fase.capacitaInfinita) throw UserErrors.of(null, FASE_WITHOUT_MINUTES)
  const read = await readOrdiniRows(ctx, ordini, prior)
  const loaded = await readPostazioni(ctx, configurazioni)
  const errors = [...read.errori, ...loaded.errori]
  if (errors.length > 0) throw new UserErrors(errors)
  return { ordini: read.ordini, postazioni: loaded.postazioni }
}
