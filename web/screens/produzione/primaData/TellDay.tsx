import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { DatePickerField } from '#forms/time/DatePickerField.tsx'
import { ORIGINE_PROMESSA_LABELS, type ORIGINI_PROMESSA } from '#produzione/promesse/rules.ts'
import { today } from '#screens/persone/calendario/urlState.ts'
import { formatDate, formatPercentage } from '#shared/formats/formats.ts'

/** What is known of a day that a customer was told. */
export interface ToldWords {
  probabilita: number | null | undefined
  origine: (typeof ORIGINI_PROMESSA)[number]
  fattaIl: string
  utente: string
}

/** How probable a day was, how it was told, when and by whom. */
export const toldInWords = ({ probabilita, origine, fattaIl, utente }: ToldWords): string =>
  [
    probabilita === null || probabilita === undefined
      ? 'senza probabilità'
      : `al ${formatPercentage(Math.round(100 * probabilita))}`,
    ORIGINE_PROMESSA_LABELS[origine],
    `${formatDate(fattaIl)}${utente && `, ${utente}`}`,
  ].join(' · ')

interface Props {
  /** What can be promised. */
  day: string | null
  adding: boolean
  onTell: (day: string) => unknown
}

/** Notes a day as told to the customer. */
export function TellDay({ day, adding, onTell }: Props) {
  const [chosen, setChosen] = useState<string | null>(day)
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ width: 190 }}>
        <DatePickerField label="Detta al cliente" valore={chosen} min={today()} onChange={setChosen} />
      </Box>
      <Button variant="outlined" loading={adding} disabled={!chosen} onClick={() => chosen && void onTell(chosen)}>
        Segna come promessa
      </Button>
    </Stack>
  )
}
