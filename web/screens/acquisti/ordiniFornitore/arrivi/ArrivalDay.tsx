import { DateValue } from '#ui/Values.tsx'

interface Props {
  /** 'YYYY-MM-DD' */
  dataArrivo: string | null | undefined
  /** What is short, each in a sentence. */
  mancanti: readonly string[]
}

/** When a supplier order arrived; what came in part says so, and what is short where one points at it. */
export const ArrivalDay = ({ dataArrivo, mancanti }: Props) =>
  mancanti.length > 0 && !dataArrivo ? (
    <span title={`Mancano ${mancanti.join('; ')}`}>in parte</span>
  ) : (
    <DateValue value={dataArrivo ?? null} />
  )
