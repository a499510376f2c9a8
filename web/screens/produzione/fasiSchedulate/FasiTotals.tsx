import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { formatEuro, formatInteger } from '#shared/formats/formats.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { durationInWords, type FasiSchedulateTotals } from './row.ts'

/** The sums over all pages, as badges in the head. */
export function FasiTotals({ totals, finished }: { totals: FasiSchedulateTotals; finished: boolean }) {
  const phone = useIsPhone()
  const items: (readonly [string, string])[] = [
    ['Serramenti', formatInteger(totals.numeroSerramenti)],
    ['Ante', formatInteger(totals.ante)],
    ['Vetri', formatInteger(totals.vetri)],
    ['Pezzi ante/telai', formatInteger(totals.pezziAnte)],
    ['Pezzi inglesine', formatInteger(totals.pezziInglesine)],
    ['Pezzi arco', formatInteger(totals.pezziArco)],
  ]
  if (finished) items.push(['Tempo', durationInWords(totals.durata)])
  if (totals.capacitaLibera !== null) items.push(['Libero nel periodo', durationInWords(totals.capacitaLibera)])
  if (totals.netto !== null) items.push(['Netto', formatEuro(totals.netto)])
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
      {items.map(([name, value]) => (
        <Box component="li" key={name} sx={{ listStyle: 'none' }}>
          <Chip
            variant="outlined"
            label={
              <>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {name}
                </Box>{' '}
                <Box component="strong" sx={{ fontWeight: 600 }}>
                  {value}
                </Box>
              </>
            }
          />
        </Box>
      ))}
    </Box>
  )
}
