import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatEuro, formatPercentage } from '#shared/formats/formats.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { EuroValue } from '#ui/Values.tsx'
import type { AlternativaDetail } from '../offertaDetail.ts'

/** What an alternative leaves beyond its costs, for who may see it; no customer reads it. */
export function Margine({ margine }: { margine: AlternativaDetail['margine'] | null }) {
  return (
    <Box component="section" aria-label="Margine" sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      {margine == null ? (
        <Typography variant="body2" color="textSecondary">
          Margine: nessun costo noto. Scrivilo nel listino, con «Costo», e ricalcola i prezzi; delle righe libere e dei
          servizi, aprendoli.
        </Typography>
      ) : (
        <>
          <DataPairs
            sideBySide
            items={[
              ['Costo', <EuroValue key="costo" value={margine.costo} />],
              [
                'Margine',
                <Box key="margine" component="span" sx={{ color: margine.importo < 0 ? 'error.main' : undefined }}>
                  {[
                    formatEuro(margine.importo),
                    margine.percentuale != null && `${formatPercentage(margine.percentuale)} del netto`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Box>,
              ],
              ...(margine.senzaCosto > 0
                ? [['Senza costo noto', <EuroValue key="senza" value={margine.senzaCosto} />] as const]
                : []),
            ]}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            Lo vede solo la direzione, mai il cliente.
          </Typography>
        </>
      )}
    </Box>
  )
}
