import Box from '@mui/material/Box'
import {
  formatoData,
  formatoDataOra,
  formatoEuro,
  formatoIntero,
  formatoMm,
  formatoPercentuale,
} from '../../server/shared/formats/formats.ts'

/** In place of a value that is not there, for the eye; read aloud as 'non indicato'. */
export function Mancante() {
  return (
    <Box component="span" aria-label="non indicato" sx={{ color: 'text.disabled' }}>
      –
    </Box>
  )
}

/** A day, DD-MM-YYYY. */
export function Data({ valore }: { valore: string | null | undefined }) {
  return valore ? <time dateTime={valore}>{formatoData(valore)}</time> : <Mancante />
}

/** An instant, DD-MM-YYYY HH:mm in Italian time. */
export function DataOra({ valore }: { valore: string | null | undefined }) {
  return valore ? <time dateTime={valore}>{formatoDataOra(valore)}</time> : <Mancante />
}

/** A length, '1.500 mm'. */
export function Millimetri({ valore }: { valore: number | null | undefined }) {
  return valore == null ? <Mancante /> : <Cifra>{formatoMm(valore)}</Cifra>
}

/** A whole number with its thousands. */
export function Numero({ valore }: { valore: number | null | undefined }) {
  return valore == null ? <Mancante /> : <Cifra>{formatoIntero(valore)}</Cifra>
}

/** Money, '1.234,50 €'; takes the decimal text of the server. */
export function Euro({ valore }: { valore: number | string | null | undefined }) {
  return valore == null ? <Mancante /> : <Cifra>{formatoEuro(valore)}</Cifra>
}

/** A discount, '12,5 %'. */
export function Percentuale({ valore }: { valore: number | null | undefined }) {
  return valore == null ? <Mancante /> : <Cifra>{formatoPercentuale(valore)}</Cifra>
}

function Cifra({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  )
}
