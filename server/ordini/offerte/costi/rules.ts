// What free lines and services cost the house, where no list says it. docs/rules/prezzi.md#margin
import { formatEuro } from '#shared/formats/formats.ts'

/** What of a free line its cost was written for. */
interface FreeLine {
  rivendita: boolean
  /** Pieces. */
  numero: number
  descrizione: string
}

/**
 * The cost of a free line, euro; null: not known. One that is not sent is the stored one, as long as the line is the
 * same thing in as many pieces: who changes it need not see what it costs, and an old cost would make a false margin.
 */
export function costOfFree(
  riga: FreeLine & { costo?: number | null | undefined },
  stored: (FreeLine & { costo: number | null }) | undefined,
): number | null {
  if (riga.costo !== undefined) return riga.costo
  const isSame = stored?.rivendita && stored.numero === riga.numero && stored.descrizione === riga.descrizione
  return isSame ? stored.costo : null
}

interface NamedService {
  nome: string
  tipo: string
}

/** The costs by hand that services have, each taken once by a service of the same name and kind; null where it has none. */
export function costsByHand(servizi: readonly (NamedService & { costo: number | null; costoAMano: boolean })[]) {
  const keyOf = ({ nome, tipo }: NamedService) => `${tipo} ${nome}`
  const left = Map.groupBy(servizi, keyOf)
  return {
    take(servizio: NamedService): number | null {
      const one = left.get(keyOf(servizio))?.shift()
      return one?.costoAMano ? one.costo : null
    },
  }
}

export const COSTS_OF_OTHERS = 'I costi li scrive chi vede i margini.'

interface SentCost {
  costo?: number | null | undefined
}

/** The fields of the costs that are sent: of who may not see them, told or guessed, they are refused. */
export function sentCosts(righe: readonly SentCost[], servizi: readonly SentCost[]): string[] {
  const told = (list: string, sent: readonly SentCost[]) =>
    sent.flatMap(({ costo }, place) => (costo == null ? [] : [`${list}[${place}].costo`]))
  return [...told('righe', righe), ...told('servizi', servizi)]
}

interface Costed {
  righe: readonly { rivendita: boolean; descrizione: string; costo: number | null }[]
  servizi: readonly { nome: string; costo: number | null; costoAMano: boolean }[]
}

/** The costs by hand of an alternative in the words of the history; '' where there are none. */
export function costsInWords({ righe, servizi }: Costed): string {
  const free = righe
    .filter(({ rivendita }) => rivendita)
    .map(({ descrizione, costo }) => ({ name: descrizione, costo }))
  const byHand = servizi.filter(({ costoAMano }) => costoAMano).map(({ nome, costo }) => ({ name: nome, costo }))
  return [...free, ...byHand]
    .flatMap(({ name, costo }) => (costo === null ? [] : [`${name.slice(0, 80)} ${formatEuro(costo)}`]))
    .join('; ')
}
