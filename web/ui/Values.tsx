import Box from '@mui/material/Box'
import {
  formatDate,
  formatDateTime,
  formatEuro,
  formatInteger,
  formatMm,
  formatPercentage,
} from '#shared/formats/formats.ts'

/** In place of a value that is not there, for the eye; read aloud as 'non indicato'. */
export function MissingValue() {
  return (
    <Box component="span" aria-label="non indicato" sx={{ color: 'text.disabled' }}>
      –
    </Box>
  )
}

/** A day, DD-MM-YYYY. */
export function DateValue({ value }: { value: string | null | undefined }) {
  return value ? <time dateTime={value}>{formatDate(value)}</time> : <MissingValue />
}

/** An instant, DD-MM-YYYY HH:mm in Italian time. */
export function DateTimeValue({ value }: { value: string | null | undefined }) {
  return value ? <time dateTime={value}>{formatDateTime(value)}</time> : <MissingValue />
}

/** A length, '1.500 mm'. */
export function MillimetresValue({ value }: { value: number | null | undefined }) {
  return value == null ? <MissingValue /> : <Digit>{formatMm(value)}</Digit>
}

/** A whole number with its thousands. */
export function NumberValue({ value }: { value: number | null | undefined }) {
  return value == null ? <MissingValue /> : <Digit>{formatInteger(value)}</Digit>
}

/** Money, '1.234,50 €'; takes the decimal text of the server. */
export function EuroValue({ value }: { value: number | string | null | undefined }) {
  return value == null ? <MissingValue /> : <Digit>{formatEuro(value)}</Digit>
}

/** A discount, '12,5 %'. */
export function PercentageValue({ value }: { value: number | null | undefined }) {
  return value == null ? <MissingValue /> : <Digit>{formatPercentage(value)}</Digit>
}

function Digit({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  )
}
const DATA = /(\d{2}-\d{2}-\d{4})/

/** A sentence whose dates aren't broken at their hyphens where the line ends. */
export function WithDates({ text }: { text: string }) {
  return text.split(DATA).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, they have no other name
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  )
}
