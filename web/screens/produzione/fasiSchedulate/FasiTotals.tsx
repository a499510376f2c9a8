import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { formatEuro, formatInteger } from '../../../../server/shared/formats/formats.ts'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import { durationInWords, type FasiSchedulateTotals } from './row.ts'

/** The sums over all pages, as badges in the head. */
export function FasiTotals({ totali, finita }: { totali: FasiSchedulateTotals; finita: boolean }) {
  const phone = useIsPhone()
  const voci: (readonly [string, string])[] = [
    ['Serramenti', formatInteger(totali.numeroSerramenti)],
    ['Ante', formatInteger(totali.ante)],
    ['Vetri', formatInteger(totali.vetri)],
    ['Pezzi ante/telai', formatInteger(totali.pezziAnte)],
    ['Pezzi inglesine', formatInteger(totali.pezziInglesine)],
    ['Pezzi arco', formatInteger(totali.pezziArco)],
  ]
  if (finita) voci.push(['Tempo', durationInWords(totali.durata)])
  if (totali.capacitaLibera !== null) voci.push(['Libero nel periodo', durationInWords(totali.capacitaLibera)])
  if (totali.netto !== null) voci.push(['Netto', formatEuro(totali.netto)])
  return (
    <Box
      component="ul"
      aria-label="Totali"
      // On a phone one line, moved sideways: the room is that of the rows.
      tabIndex={phone ? 0 : undefined}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        overflowX: { xs: 'auto', sm: 'visible' },
        flexShrink: 0,
        gap: 0.75,
        p: 0,
        m: 0,
      }}
    >
      {voci.map(([nome, valore]) => (
        <Box component="li" key={nome} sx={{ listStyle: 'none' }}>
          <Chip
            variant="outlined"
            label={
              <>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {nome}
                </Box>{' '}
                <Box component="strong" sx={{ fontWeight: 600 }}>
                  {valore}
                </Box>
              </>
            }
          />
        </Box>
      ))}
    </Box>
  )
}
