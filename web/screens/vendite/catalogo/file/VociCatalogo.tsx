import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { sezioneCatalogoLabels } from '../../../../../server/vendite/catalogo/file/document/rules.ts'
import type { ShownEsitoCatalogo } from './useImportCatalogo.ts'

type Voce = ShownEsitoCatalogo['voci'][number]

const AZIONI: Readonly<Record<string, { nome: string; color: 'success' | 'info' | 'warning' | 'error' | 'default' }>> =
  {
    NUOVO: { nome: 'Si aggiunge', color: 'success' },
    MODIFICATO: { nome: 'Cambia', color: 'info' },
    RITIRATO: { nome: 'Si ritira', color: 'warning' },
    TOLTO: { nome: 'Si toglie', color: 'error' },
  }

/** Fields of a new thing are many: these say what it is. */
const CAMPI_DI_NUOVA = 6

function Testo({ parole }: { parole: string | null | undefined }) {
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {parole ? (parole.length > 300 ? `${parole.slice(0, 300)}…` : parole) : '—'}
    </Box>
  )
}

function Campi({ voce: { azione, campi } }: { voce: Voce }) {
  const shown = azione === 'NUOVO' ? campi.slice(0, CAMPI_DI_NUOVA) : campi
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5, gridTemplateColumns: { sm: '220px 1fr' } }}>
      {shown.map(({ etichetta, prima, dopo }) => (
        <Box key={etichetta} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {etichetta}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, mb: { xs: 1, sm: 0 }, minWidth: 0 }}>
            {azione === 'NUOVO' ? (
              <Testo parole={dopo} />
            ) : (
              <>
                <Testo parole={prima} /> → <Testo parole={dopo} />
              </>
            )}
          </Typography>
        </Box>
      ))}
      {shown.length < campi.length && (
        <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
          E altri {campi.length - shown.length} campi.
        </Typography>
      )}
    </Box>
  )
}

/** What an import changes, thing by thing, under the parts of the catalogue. */
export function VociCatalogo({ esito: { voci, totaleVoci, conteggi } }: { esito: ShownEsitoCatalogo }) {
  return (
    <Stack sx={{ gap: 2 }}>
      {conteggi.map(({ sezione }) => {
        const sue = voci.filter((voce) => voce.sezione === sezione)
        if (sue.length === 0) return null
        const nome = sezioneCatalogoLabels[sezione as keyof typeof sezioneCatalogoLabels].plurale
        return (
          <Box key={sezione} component="section" aria-label={nome}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {nome}
            </Typography>
            <Stack component="ul" sx={{ gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
              {sue.map((voce) => (
                <Box key={`${voce.azione} ${voce.nome}`} component="li" aria-label={voce.nome}>
                  <Stack direction="row" sx={{ gap: 1, mb: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
                    <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{voce.nome}</Typography>
                    <Chip
                      size="small"
                      variant="outlined"
                      color={AZIONI[voce.azione]?.color ?? 'default'}
                      label={AZIONI[voce.azione]?.nome}
                    />
                  </Stack>
                  <Campi voce={voce} />
                </Box>
              ))}
            </Stack>
          </Box>
        )
      })}
      {voci.length < totaleVoci && (
        <Typography color="textSecondary">E altre {totaleVoci - voci.length} voci che cambiano.</Typography>
      )}
    </Stack>
  )
}
