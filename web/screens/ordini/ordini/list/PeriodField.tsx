import { formatDate } from '../../../../../server/shared/formats/formats.ts'

/** From a day to a day; one day alone when they are the same. */
export function PeriodField({ inizio, fine }: { inizio: string; fine: string }) {
  const [da, a] = [formatDate(inizio), formatDate(fine)]
  return (
    <>
      <time dateTime={inizio}>{da}</time>
      {a !== da && (
        <>
          {' – '}
          <time dateTime={fine}>{a}</time>
        </>
      )}
    </>
  )
}
