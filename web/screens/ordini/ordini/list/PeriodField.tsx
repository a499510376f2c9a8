import { formatDate } from '#shared/formats/formats.ts'

/** From a day to a day; one day alone when they are the same. */
export function PeriodField({ inizio, fine }: { inizio: string; fine: string }) {
  const [from, a] = [formatDate(inizio), formatDate(fine)]
  return (
    <>
      <time dateTime={inizio}>{from}</time>
      {a !== from && (
        <>
          {' – '}
          <time dateTime={fine}>{a}</time>
        </>
      )}
    </>
  )
}
