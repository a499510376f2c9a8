import { extraEntries, rigaFornitoreName } from '#acquisti/righeOrdineFornitore/rules.ts'
import type { FornitoriTabQuery } from '#generated/FornitoriTabQuery.graphql.ts'
import type { FornituraRow } from '../ordiniFornitore/list/row.ts'

type Answer = FornitoriTabQuery['response']
export type ShownRigaFornitore = Answer['righeOrdineFornitore']['edges'][number]['node']
export type ShownOrdineFornitore = FornituraRow

const VETRO = 'vetro'

/** The free fields of a row as the server stores them: texts by name. */
export function extraOf({ extraFields }: Pick<ShownRigaFornitore, 'extraFields'>) {
  return extraEntries((extraFields ?? {}) as Record<string, string>)
}

/** What the measures of the glass are called: those of glass only of glass, where people know which they are. */
function glassMeasures({ tipologia, misure }: ShownRigaFornitore): string {
  if (tipologia === VETRO) return 'misure vetro '
  return misure ? 'altre misure ' : 'misure '
}

/** What else is written of a row, in one line. */
export function rigaDetails(riga: ShownRigaFornitore): string {
  const names = [
    ['', riga.descrizione],
    ['misure ', riga.misure],
    [glassMeasures(riga), riga.misureVetro],
    ['spessore ', riga.spessore],
    ['stampato ', riga.stampato],
    ['sezione ', riga.sezione],
    ...extraOf(riga).map(({ nome, testo }) => [`${nome} `, testo] as const),
  ] as const
  return names.flatMap(([name, value]) => (value ? [`${name}${value}`] : [])).join(' · ')
}

/** What a row is called where it is spoken of. */
export const fornituraTitle = (riga: ShownRigaFornitore) => {
  const name = rigaFornitoreName(riga)
  return name === riga.tipologia ? `${name} n. ${riga.pk}` : name
}

/** Rows by type, in the order they came. */
export function righeByTipologia(righe: readonly ShownRigaFornitore[]): [string, ShownRigaFornitore[]][] {
  return [...Map.groupBy(righe, ({ tipologia }) => tipologia)]
}

/** Whether rows may go into a supplier order: of its type, and of its supplier unless they have none. */
export function fitsInto(
  righe: readonly Pick<ShownRigaFornitore, 'tipologia' | 'fornitorePk'>[],
  { tipologia, fornitorePk }: Pick<ShownOrdineFornitore, 'tipologia' | 'fornitorePk'>,
): boolean {
  return righe.every(
    (riga) => riga.tipologia === tipologia && (riga.fornitorePk == null || riga.fornitorePk === fornitorePk),
  )
}

/** What is said before rows are touched whose supplier order has been sent; '' for none. */
export function sentWarning(
  righe: readonly Pick<ShownRigaFornitore, 'ordineFornitorePk'>[],
  ordini: readonly Pick<ShownOrdineFornitore, 'pk' | 'emailSentAt'>[],
): string {
  const theirs = new Set(righe.map(({ ordineFornitorePk }) => ordineFornitorePk))
  return ordini
    .filter(({ pk, emailSentAt }) => emailSentAt && theirs.has(pk))
    .map(({ pk }) => `L’ordine n. ${pk} è già stato inviato al fornitore.`)
    .join(' ')
}
