const DATA = /(\d{2}-\d{2}-\d{4})/

/** A sentence whose dates aren't broken at their hyphens where the line ends. */
export function WithDates({ testo }: { testo: string }) {
  return testo.split(DATA).map((parte, index) =>
    index % 2 === 0 ? (
      parte
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, they have no other name
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {parte}
      </span>
    ),
  )
}
