import { DEFAULT_FASE } from '#produzione/fasiSchedulate/rules.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { fitLayout } from '../../fasiSchedulate/pianifica/layout.ts'
import type { PlannedBanco, PlannedOrdine } from '../../fasiSchedulate/pianifica/model.ts'
import type { PlanFormValues } from '../../fasiSchedulate/pianifica/PlanFields.tsx'

/** An order of a saved planning: as it was planned, and how it stands at the benches now. */
interface SavedOrdine {
  readonly minuti: number | null | undefined
  readonly ordine: {
    readonly pk: number
    readonly numeroCommessa: string
    readonly nomeCliente: string
    readonly numeroSerramenti: number
    readonly inizioBanchi: string | null | undefined
    readonly minutiBanchi: number | null | undefined
  }
}

export interface ReadPianificazione {
  readonly nome: string
  readonly versione: number
  readonly postazioni: readonly { readonly postazione: string; readonly ordini: readonly SavedOrdine[] }[]
}

/** `disposizione` is how it was when it was read, as the server words it where two have changed it. */
export type PianificazioneFormValues = PlanFormValues & { versione: number; disposizione: readonly string[] }

/** The days in which the orders of a planning are at the benches; `otherwise` when none is there any more. */
export function readingPeriod(inizi: readonly (string | null | undefined)[], otherwise: string) {
  const days = inizi
    .filter((inizio) => inizio != null)
    .map((inizio) => isoDate(inizio))
    .sort()
  const [dal = isoDate(otherwise)] = days
  return { nomeFase: DEFAULT_FASE, periodo: { dal, al: days.at(-1) ?? dal } }
}

/** The orders of a planning that the list of the period does not have, before the others: they may stay. */
export function withSaved(ordini: readonly PlannedOrdine[], { postazioni }: ReadPianificazione): PlannedOrdine[] {
  const own = postazioni.flatMap((postazione) => postazione.ordini)
  const theirs = new Set(own.map(({ ordine }) => ordine.pk))
  const present = new Set(ordini.map(({ pk }) => pk))
  const others = own
    .filter(({ ordine }) => !present.has(ordine.pk))
    .map(({ minuti, ordine: { pk, numeroCommessa, nomeCliente, numeroSerramenti, inizioBanchi, minutiBanchi } }) => ({
      pk,
      numeroCommessa,
      cliente: nomeCliente,
      numeroSerramenti,
      inizio: inizioBanchi ?? null,
      gia: null,
      minuti: minutiBanchi ?? minuti ?? 0,
    }))
  // Where they are planned is what is being changed.
  return [...others, ...ordini.map((ordine) => (theirs.has(ordine.pk) ? { ...ordine, gia: null } : ordine))]
}

/** Each workstation with the numbers of its orders: the words of `disposizione` in server/produzione/analisi/history.ts. */
export function turnsInWords(postazioni: readonly { postazione: string; numeri: readonly string[] }[]): string[] {
  return postazioni.map(({ postazione, numeri }) => `${postazione}: ${numeri.join(', ') || '–'}`)
}

/** What the form begins with; orders of workstations that are configured no more go to the others. */
export function pianificazioneFormValues(
  pianificazione: ReadPianificazione,
  ordini: readonly PlannedOrdine[],
  banchi: readonly PlannedBanco[],
): PianificazioneFormValues {
  const byName = new Map(banchi.map(({ postazione, pk }) => [postazione, pk]))
  const { nome, versione, postazioni } = pianificazione
  const configurazioni = postazioni.flatMap(({ postazione }) => byName.get(postazione) ?? [])
  const assigned = postazioni.flatMap(({ postazione, ordini: own }) => {
    const configuration = byName.get(postazione)
    return configuration === undefined
      ? []
      : own.map(({ ordine }) => ({ ordinePk: ordine.pk, configurazionePk: configuration }))
  })
  const pks = new Set(postazioni.flatMap(({ ordini: own }) => own.map(({ ordine }) => ordine.pk)))
  const own = ordini.filter(({ pk }) => pks.has(pk))
  return {
    nome,
    versione,
    configurazionePks: configurazioni,
    ordinePks: own.map(({ pk }) => pk),
    assegnazioni: fitLayout(assigned, own, configurazioni),
    disposizione: turnsInWords(
      postazioni.map(({ postazione, ordini: righe }) => {
        return { postazione, numeri: righe.map(({ ordine }) => ordine.numeroCommessa) }
      }),
    ),
  }
}
