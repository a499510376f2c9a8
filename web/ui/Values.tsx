import Box from '@mui/material/Box'
import {
  formatDate,
  formatDateTime,
  formatEuro,
  formatInteger,
  formatMm,
  formatPercentage,
} from '../../server/shared/formats/formats.ts'

/** In place of a value that is not there, for the eye; read aloud as 'non indicato'. */
export function MissingValue() {
  return (
    <Box component="span" aria-label="non indicato" sx={{ color: 'text.disabled' }}>
      –
    </Box>
  )
}

/** A day, DD-MM-YYYY. */
export function DateValue({ valore }: { valore: string | null | undefined }) {
  return valore ? <time dateTime={valore}>{formatDate(valore)}</time> : <MissingValue />
}

/** An instant, DD-MM-YYYY HH:mm in Italian time. */
export function DateTimeValue({ valore }: { valore: string | null | undefined }) {
  return valore ? <time dateTime={valore}>{formatDateTime(valore)}</time> : <MissingValue />
}

/** A length, '1.500 mm'. */
export function MillimetresValue({ valore }: { valore: number | null | undefined }) {
  return valore == null ? <MissingValue /> : <Cifra>{formatMm(valore)}</Cifra>
}

/** A whole number with its thousands. */
export function NumberValue({ valore }: { valore: number | null | undefined }) {
  return valore == null ? <MissingValue /> : <Cifra>{formatInteger(valore)}</Cifra>
}

/** Money, '1.234,50 €'; takes the decimal text of the server. */
export function EuroValue({ valore }: { valore: number | string | null | undefined }) {
  return valore == null ? <MissingValue /> : <Cifra>{formatEuro(valore)}</Cifra>
}

/** A discount, '12,5 %'. */
export function PercentageValue({ valore }: { valore: number | null | undefined }) {
  return valore == null ? <MissingValue /> : <Cifra>{formatPercentage(valore)}</Cifra>
}

function Cifra({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  )
}
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
