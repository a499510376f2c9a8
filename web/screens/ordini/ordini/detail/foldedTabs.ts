/** What is looked at every day, in the order in which it is. */
const FIRST: readonly string[] = ['view', 'fasi', 'fornitori', 'avanzamento']

/** The others, as they follow each other: the order, its making and what it is made of, papers and history. */
const OTHERS: readonly string[] = [
  'edit',
  'sconti',
  'schedulazioni',
  'distinte',
  'allegati',
  'marcatura-ce',
  'checklist',
  'logs',
]

/** As many need no fold. */
const FEW = 5

const placeIn = (names: readonly string[], name: string) => {
  const place = names.indexOf(name)
  return place === -1 ? names.length : place
}

/**
 * The tabs that stand in sight and those behind *Altro*: where they are few all of them are in sight, and the open one is
 * so in any case.
 * @param tabs those that the user may open
 */
export function foldedTabs<T extends { readonly name: string }>(tabs: readonly T[], open: string | null) {
  const ordered = [
    ...tabs.filter(({ name }) => FIRST.includes(name)).sort((a, b) => placeIn(FIRST, a.name) - placeIn(FIRST, b.name)),
    ...tabs
      .filter(({ name }) => !FIRST.includes(name))
      .sort((a, b) => placeIn(OTHERS, a.name) - placeIn(OTHERS, b.name)),
  ]
  if (ordered.length <= FEW) return { first: ordered, others: [] }
  const inSight = ({ name }: T) => FIRST.includes(name) || name === open
  return { first: ordered.filter(inSight), others: ordered.filter((tab) => !inSight(tab)) }
}
