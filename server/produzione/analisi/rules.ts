// The bench planning form: a bench planning is an analysis whose orders have a workstation.
// docs/rules/produzione.md#bench-planning

import { array, type InferType, number, object, type Schema } from 'yup'
import { field, idRule, refersTo, singleLineRule, truncatedRule } from '#shared/fields/fields.ts'
import { searchFilter, sinceFilter } from '#shared/fields/filters.ts'

/** Orders of a planning at most: a month of the workshop, several times over. */
export const ORDINI_MAX = 500
/** Workstations of a planning at most. */
const POSTAZIONI_MAX = 50

/**
 * Whether an entry of the weekly programming is a bench planning: about no week, all its orders at a workstation. Any
 * other is the office's.
 */
export const isPianificazioneBanchi = (entry: {
  settimana: unknown
  ordini: readonly { postazioneId: number | null }[]
}): boolean => entry.settimana === null && entry.ordini.every(({ postazioneId }) => postazioneId !== null)

const NAME_REQUIRED = 'Nome obbligatorio'
const ORDINI_REQUIRED = 'Ordini obbligatori'
const CONFIGURATIONS_REQUIRED = 'Configurazioni obbligatorie'
export const REPEATED_ORDINE = 'Lo stesso ordine compare più di una volta.'
export const REPEATED_POSTAZIONE = 'La stessa postazione compare più di una volta.'
export const ASSEGNAZIONI_INCOMPLETE = 'Ogni ordine va assegnato a una sola delle postazioni scelte.'

const allDifferent = (numeri: readonly number[] | null | undefined) =>
  new Set(numeri ?? []).size === (numeri ?? []).length

/** Some of a list that can be chosen, at least one, each once. */
function choices(model: string, max: number, { mancano, ripetute }: { mancano: string; ripetute: string }) {
  return array()
    .of(refersTo(model, idRule()))
    .transform(truncatedRule<number>(max))
    .typeError('È richiesta una lista')
    .required(mancano)
    .min(1, mancano)
    .max(max)
    .test('diverse', ripetute, allDifferent)
}

const someConfigurations = choices('configurazionePostazione', POSTAZIONI_MAX, {
  mancano: CONFIGURATIONS_REQUIRED,
  ripetute: REPEATED_POSTAZIONE,
})

interface Choices {
  ordinePks?: readonly number[]
  configurazionePks?: readonly number[]
}

export const pianificazioneSchema = object({
  nome: field('Nome', singleLineRule(200).required(NAME_REQUIRED)),
  /** Numbers of orders. */
  ordinePks: field('Ordini', choices('ordine', ORDINI_MAX, { mancano: ORDINI_REQUIRED, ripetute: REPEATED_ORDINE })),
  /** Numbers of workstations. */
  configurazionePks: field('Configurazioni', someConfigurations),
  /** Each order with its workstation, in the order of work; null or empty: as `ripartisci` proposes. */
  assegnazioni: array()
    .of(object({ ordinePk: idRule(), configurazionePk: idRule() }))
    .transform(truncatedRule(ORDINI_MAX))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(ORDINI_MAX)
    .test('complete', ASSEGNAZIONI_INCOMPLETE, (assegnazioni, { parent }) => {
      const { ordinePks, configurazionePks } = parent as Choices
      // What is wrong with these is said beside them.
      if (assegnazioni.length === 0 || !ordinePks?.length || !configurazionePks?.length) return true
      const assigned = assegnazioni.map(({ ordinePk }) => ordinePk)
      return (
        allDifferent(assigned) &&
        assigned.length === ordinePks.length &&
        assigned.every((pk) => ordinePks.includes(pk)) &&
        assegnazioni.every(({ configurazionePk }) => configurazionePks.includes(configurazionePk))
      )
    }),
})

/** Which planning is changed, and the version that was read (none: it overwrites). */
const which = { pk: idRule(), versione: number().integer().nullable().defined().default(null) }
const layoutSchema = pianificazioneSchema.shape(which)
const nameSchema = pianificazioneSchema.pick(['nome']).shape(which)

/** What is sent to change a planning: its name, and how it is arranged, whole or not at all. */
export type PianificazioneEdit = InferType<typeof layoutSchema> | InferType<typeof nameSchema>

/** The rules of a change: of the name alone when nothing of the arrangement is in it. */
export function pianificazioneEditSchema(sent: unknown): Schema<PianificazioneEdit> {
  const { ordinePks, configurazionePks, assegnazioni } = (sent ?? {}) as Partial<Record<string, unknown>>
  const onlyName = [ordinePks, configurazionePks, assegnazioni].every((dato) => dato === undefined)
  return (onlyName ? nameSchema : layoutSchema) as Schema<PianificazioneEdit>
}

export type PianificazioneInput = InferType<typeof pianificazioneSchema>
export type Assegnazione = PianificazioneInput['assegnazioni'][number]

/** The filters of the weekly programming. */
export const analisiFilters = {
  search: searchFilter('Every word, in the name or in the number of an order.', { url: 'search' }),
  aggiornatoDopo: sinceFilter(),
}

// How orders are shared out between benches: minutes as even as whole orders allow.

/** An order to be shared out. */
export interface OrdineToDistribute {
  pk: number
  /** Minutes at the benches, whole, 0 or more. */
  minuti: number
}

/** A bench while it is being filled. */
interface Carico {
  postazione: number
  minuti: number
  ordini: OrdineToDistribute[]
}

const byPeso = (a: OrdineToDistribute, b: OrdineToDistribute) => b.minuti - a.minuti || a.pk - b.pk
const byLoad = (a: Carico, b: Carico) => a.minuti - b.minuti || a.postazione - b.postazione

/** Exchanges at most. Each evens two benches out by a minute or more, and few are ever needed; so many are quick. */
const IMPROVEMENTS = 200

/** An order to give, and perhaps one to get back for it. */
interface Swap {
  da: OrdineToDistribute
  a: OrdineToDistribute | null
}

/** The exchange that leaves two benches most even; null when none evens them out. */
function bestSwap(full: Carico, empty: Carico): Swap | null {
  const gap = full.minuti - empty.minuti
  let best: Swap | null = null
  // What remains between the two after the exchange.
  let resto = gap
  const trial = (from: OrdineToDistribute, a: OrdineToDistribute | null) => {
    const after = Math.abs(gap - 2 * (from.minuti - (a?.minuti ?? 0)))
    if (after >= resto) return
    resto = after
    best = { da: from, a }
  }
  for (const from of full.ordini) {
    trial(from, null)
    for (const a of empty.ordini) trial(from, a)
  }
  return best
}

function applySwap(full: Carico, empty: Carico, { da, a }: Swap): void {
  const senza = (ordini: OrdineToDistribute[], removed: OrdineToDistribute | null) =>
    ordini.filter((one) => one !== removed)
  full.ordini = [...senza(full.ordini, da), ...(a ? [a] : [])].sort(byPeso)
  empty.ordini = [...senza(empty.ordini, a), da].sort(byPeso)
  const moved = da.minuti - (a?.minuti ?? 0)
  full.minuti -= moved
  empty.minuti += moved
}

/** The two benches that most differ among those that an exchange evens out, and that exchange. */
function nextImprovement(carichi: readonly Carico[]) {
  const sorted = [...carichi].sort(byLoad)
  const pairs = sorted.flatMap((empty, index) => sorted.slice(index + 1).map((full) => ({ pieno: full, vuoto: empty })))
  pairs.sort((a, b) => b.pieno.minuti - b.vuoto.minuti - (a.pieno.minuti - a.vuoto.minuti))
  for (const { pieno, vuoto } of pairs) {
    const swap = bestSwap(pieno, vuoto)
    if (swap) return { pieno, vuoto, scambio: swap }
  }
  return null
}

/** Exchanges orders between the benches as long as it helps. */
function balance(carichi: readonly Carico[]): void {
  for (let done = 0; done < IMPROVEMENTS; done++) {
    const improvement = nextImprovement(carichi)
    if (!improvement) return
    applySwap(improvement.pieno, improvement.vuoto, improvement.scambio)
  }
}

/**
 * Shares orders out between workstations, each whole on one of them: the longest first onto the one that has least,
 * then exchanges as long as they even the minutes out. The fullest and the emptiest differ by no more than the longest
 * order. The same whatever the order of what it is given.
 * @returns number of the order → number of its workstation; empty without workstations
 */
export function distribute(ordini: readonly OrdineToDistribute[], postazioni: readonly number[]): Map<number, number> {
  const carichi: Carico[] = postazioni.map((postazione) => ({ postazione, minuti: 0, ordini: [] }))
  if (carichi.length === 0) return new Map()
  for (const ordine of [...ordini].sort(byPeso)) {
    const least = carichi.reduce((chosen, carico) => (byLoad(carico, chosen) < 0 ? carico : chosen))
    least.ordini.push(ordine)
    least.minuti += ordine.minuti
  }
  balance(carichi)
  return new Map(carichi.flatMap(({ postazione, ordini: own }) => own.map(({ pk }) => [pk, postazione] as const)))
}
