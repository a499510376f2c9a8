// What who looks at a version is told: a draft beside it, that it has expired. docs/rules/prezzi.md#offers
import { formatDate } from '#shared/formats/formats.ts'
import type { StatoOfferta } from '../rules.ts'

/** A version among those of its offer. */
interface VersioneFacts {
  numero: number
  stato: StatoOfferta
}

/**
 * The version that an offer is known by, of all of them in whatever order: the one that was accepted, else the last that
 * was sent, whatever came of it, else the draft. A draft after what was sent takes nothing of what the customer holds.
 */
export function shownVersione<V extends VersioneFacts>(versioni: readonly V[]): V | undefined {
  const newestFirst = [...versioni].sort((a, b) => b.numero - a.numero)
  return (
    newestFirst.find(({ stato }) => stato === 'ACCETTATA') ??
    newestFirst.find(({ stato }) => stato !== 'BOZZA') ??
    newestFirst[0]
  )
}

/** What who looks at a version is told, in Italian, where the next is in draft; null where nothing is to be told. */
export function draftWords({ numero, stato }: VersioneFacts, versioni: readonly VersioneFacts[]): string | null {
  const draft = versioni.find((one) => one.stato === 'BOZZA')
  const held = shownVersione(versioni)
  if (!draft || !held || held === draft) return null
  if (numero === held.numero)
    return stato === 'INVIATA'
      ? `Il cliente ha questa versione; la ${draft.numero} è in bozza, e la sostituisce quando è inviata.`
      : `La versione ${draft.numero} è in bozza.`
  if (numero !== draft.numero) return null
  if (held.stato === 'SCADUTA') return `La versione ${held.numero}, che il cliente ha, è scaduta.`
  if (held.stato !== 'INVIATA') return null
  return `Il cliente ha la versione ${held.numero}, che vale e si può accettare finché questa, in bozza, non è inviata.`
}

/**
 * What the house is told of a version that has expired, in Italian.
 * @param validaFino 'YYYY-MM-DD'
 * @param mayAccept who looks at it may write down that the customer has accepted after all
 */
export function expiredWords(validaFino: string, mayAccept: boolean): string {
  const over = `È scaduta il ${formatDate(validaFino)}: il cliente non può più accettarla da sé.`
  const longer = 'Per prolungarla fai una nuova versione e inviala'
  return `${over} ${longer}${mayAccept ? '; se ha accettato lo stesso, segnalo dal menu.' : '.'}`
}
