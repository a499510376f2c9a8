import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { ARRIVATO } from '../../../../../server/acquisti/ordiniFornitore/rules.ts'
import { StatoChip, type TonoStato } from '../../../../ui/StatoChip.tsx'
import { Mancante } from '../../../../ui/Valori.tsx'
import { nomeRiga, type RigaFornitura } from './riga.ts'

const TONI: Readonly<Record<string, TonoStato>> = {
  [ARRIVATO]: 'positivo',
  IN_RITARDO: 'negativo',
  CONFERMATO: 'info',
  INVIATO: 'info',
}

interface Props {
  riga: RigaFornitura
  /** False while the keyboard is elsewhere in the grid; true outside of it. */
  aFuoco: boolean
}

/** State of a supplier order; a button where the user may change it. */
export function StatoFornitura({ riga, aFuoco, onCambia }: Props & { onCambia?: (riga: RigaFornitura) => void }) {
  const { statoNome } = riga
  const stato = statoNome ? <StatoChip parola={statoNome} tono={TONI[statoNome]} /> : <Mancante />
  if (!onCambia) return stato
  return (
    <ButtonBase
      aria-label={`Cambia stato di ${nomeRiga(riga)}: ${statoNome || 'nessuno'}`}
      tabIndex={aFuoco ? 0 : -1}
      onClick={() => onCambia(riga)}
      sx={{
        borderRadius: 1,
        font: 'inherit',
        maxWidth: '100%',
        verticalAlign: 'middle',
        '& .MuiChip-root': { cursor: 'pointer' },
        '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
        '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 },
      }}
    >
      {statoNome ? (
        stato
      ) : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          Nessuno
        </Box>
      )}
    </ButtonBase>
  )
}

/** Which of the two that go forward only, and where they end. */
export const PASSI = {
  rilievo: { titolo: 'Rilievo', fine: 'FATTO' },
  co: { titolo: 'CO', fine: 'INVIATA' },
} as const
export type Passo = keyof typeof PASSI

/** Rilievo or CO: what it is, or the button that does it. */
export function PassoFornitura({
  riga,
  aFuoco,
  passo,
  onFatto,
}: Props & { passo: Passo; onFatto?: (riga: RigaFornitura, passo: Passo) => void }) {
  const valore = riga[passo]
  const { titolo, fine } = PASSI[passo]
  if (!valore) return <Mancante />
  if (valore === fine) return <StatoChip parola={fine} tono="positivo" />
  if (!onFatto) return <StatoChip parola={valore} tono="attenzione" />
  return (
    <Button
      size="small"
      variant="outlined"
      color="warning"
      tabIndex={aFuoco ? 0 : -1}
      aria-label={`${titolo} DA_FARE: segna ${fine} per ${nomeRiga(riga)}`}
      title={`Segna ${fine}`}
      onClick={() => onFatto(riga, passo)}
      sx={{ py: 0, px: 1, minHeight: 24, '@media (pointer: coarse)': { minHeight: 44 } }}
    >
      DA_FARE
    </Button>
  )
}
