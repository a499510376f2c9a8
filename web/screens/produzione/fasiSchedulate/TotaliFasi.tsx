import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { formatoEuro, formatoIntero } from '../../../../server/shared/formats/formats.ts'
import { durata, type Totali } from './rigaFase.ts'

/** The sums over all pages, as badges in the head. */
export function TotaliFasi({ totali, finita }: { totali: Totali; finita: boolean }) {
  const voci: (readonly [string, string])[] = [
    ['Serramenti', formatoIntero(totali.numeroSerramenti)],
    ['Ante', formatoIntero(totali.ante)],
    ['Vetri', formatoIntero(totali.vetri)],
    ['Pezzi ante/telai', formatoIntero(totali.pezziAnte)],
    ['Pezzi inglesine', formatoIntero(totali.pezziInglesine)],
    ['Pezzi arco', formatoIntero(totali.pezziArco)],
  ]
  if (finita) voci.push(['Tempo', durata(totali.durata)])
  if (totali.capacitaLibera !== null) voci.push(['Libero nel periodo', durata(totali.capacitaLibera)])
  if (totali.netto !== null) voci.push(['Netto', formatoEuro(totali.netto)])
  return (
    <Box component="ul" aria-label="Totali" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, p: 0, m: 0 }}>
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
