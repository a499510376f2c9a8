import { type UserError, UserErrors } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { unknownPkMessage } from '../../shared/fields/fields.ts'
import { fasiSchedulateList } from '../fasiSchedulate/list.ts'
import { FASE_PREDEFINITA } from '../fasiSchedulate/rules.ts'
import { loadFasi } from '../schedulazione/data/fasi.ts'

/** Wrong ones that are named; of the others only how many they are. */
const NOMINATI = 5

export const FASE_SENZA_MINUTI = `La fase ${FASE_PREDEFINITA} non è configurata con una capacità in minuti: non si può pianificare.`

/** An order that is at the benches, with its minutes there. */
export interface OrdineAiBanchi {
  pk: number
  numeroCommessa: string
  minuti: number
}

const errore = (field: string, messaggi: readonly string[]): UserError[] => {
  const [altri] = messaggi.length > NOMINATI ? [messaggi.length - NOMINATI] : []
  if (messaggi.length === 0) return []
  const message = [...messaggi.slice(0, NOMINATI), ...(altri ? [`E altri ${altri}.`] : [])].join(' ')
  return [{ code: 'INVALID', field, message }]
}

/** The orders, which nobody deletes before the end of the transaction, by the start of their bench phase. */
async function leggiOrdini(ctx: OperationContext, pks: readonly number[], gia: ReadonlyMap<number, number>) {
  const presenti = await ctx.tx.$queryRaw<{ pk: number; numeroCommessa: string }[]>`
    SELECT id AS pk, numero_commessa AS "numeroCommessa" FROM ordini WHERE id = ANY(${[...pks]})
    ORDER BY id FOR KEY SHARE`
  const numeri = new Map(presenti.map(({ pk, numeroCommessa }) => [pk, numeroCommessa]))
  const fasi = await ctx.tx.schedulazioneFase.findMany({
    where: {
      AND: [fasiSchedulateList.visibili(ctx.viewer), { nomeFase: FASE_PREDEFINITA, ordineId: { in: [...pks] } }],
    },
    select: { ordineId: true, durata: true },
    orderBy: [{ inizio: 'asc' }, { ordineId: 'asc' }],
  })
  const ordini = fasi.map(
    ({ ordineId, durata }): OrdineAiBanchi => ({
      pk: ordineId,
      numeroCommessa: numeri.get(ordineId) ?? '',
      minuti: durata,
    }),
  )
  const schedulati = new Set(ordini.map(({ pk }) => pk))
  for (const pk of pks) {
    const [numeroCommessa, minuti] = [numeri.get(pk), gia.get(pk)]
    if (!schedulati.has(pk) && numeroCommessa !== undefined && minuti !== undefined) {
      ordini.push({ pk, numeroCommessa, minuti })
    }
  }
  const aiBanchi = new Set(ordini.map(({ pk }) => pk))
  const messaggi = pks
    .filter((pk) => !aiBanchi.has(pk))
    .map((pk) => {
      const numero = numeri.get(pk)
      return numero === undefined
        ? unknownPkMessage(pk)
        : `L’ordine ${numero} non è schedulato nella fase ${FASE_PREDEFINITA}.`
    })
  return { ordini, errori: errore('ordini', messaggi) }
}

/** The workstations, in their order. */
async function leggiPostazioni(ctx: OperationContext, pks: readonly number[]) {
  const postazioni = await ctx.tx.configurazionePostazione.findMany({
    where: { id: { in: [...pks] } },
    orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
  })
  const presenti = new Set(postazioni.map(({ id }) => id))
  const ignote = pks.filter((pk) => !presenti.has(pk)).map(unknownPkMessage)
  return { postazioni, errori: errore('configurazioni', ignote) }
}

/**
 * What a planning is made of: orders that have a schedulati bench phase, and workstations.
 * @param gia minutes of the orders that are in it already: they may stay, at the benches or not
 * @throws UserErrors naming those that are not there, or not at the benches; or when that phase has no minutes
 */
export async function readChosenOrdini(
  ctx: OperationContext,
  ordini: readonly number[],
  configurazioni: readonly number[],
  gia: ReadonlyMap<number, number> = new Map(),
) {
  const fase = (await loadFasi(ctx.tx)).find(({ nome }) => nome === FASE_PREDEFINITA)
  if (!fase || fase.capacitaInfinita) throw UserErrors.of(null, FASE_SENZA_MINUTI)
  const letti = await leggiOrdini(ctx, ordini, gia)
  const lette = await leggiPostazioni(ctx, configurazioni)
  const errori = [...letti.errori, ...lette.errori]
  if (errori.length > 0) throw new UserErrors(errori)
  return { ordini: letti.ordini, postazioni: lette.postazioni }
}
