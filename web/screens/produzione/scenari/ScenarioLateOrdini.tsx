import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#shared/formats/formats.ts'
import { lateOrdini, type ReadScenario } from './scenario.ts'

/** Rows drawn at most. */
const RIGHE_MAX = 100

/** Days late, order by order, plan by plan. */
export function ScenarioLateOrdini({ scenari }: { scenari: readonly ReadScenario[] }) {
  const righe = useMemo(() => lateOrdini(scenari), [scenari])
  if (righe.length === 0)
    return <Typography color="textSecondary">Nessun ordine finirebbe tardi, in nessun piano.</Typography>
  return (
    <div>
      <Typography component="h2" variant="h2" sx={{ mb: 0.5 }}>
        Ordini che finirebbero tardi
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Giorni oltre l’approntamento, un piano per colonna
        {righe.length > RIGHE_MAX && `; i primi ${RIGHE_MAX} di ${righe.length}`}.
      </Typography>
      <Box
        sx={{ overflowX: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label="Ordini che finirebbero tardi, piano per piano"
      >
        <Table size="small" sx={{ width: 'auto', '& td, & th': { px: 1.25, py: 0.5 } }}>
          <TableHead>
            <TableRow>
              <TableCell>Commessa</TableCell>
              <TableCell>Approntamento</TableCell>
              <TableCell align="right">Piano di oggi</TableCell>
              {scenari.map(({ pk, nome }) => (
                <TableCell key={pk} align="right" sx={{ maxWidth: 160, overflowWrap: 'anywhere' }}>
                  {nome}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {righe.slice(0, RIGHE_MAX).map(({ pk, numeroCommessa, cliente, dataConsegna, giorni }) => (
              <TableRow key={pk} hover>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {pk === 0 ? (
                    numeroCommessa
                  ) : (
                    <MuiLink component={Link} to={`/schedulatore?id=${pk}`}>
                      {numeroCommessa}
                    </MuiLink>
                  )}
                  <Typography variant="body2" color="textSecondary" noWrap sx={{ maxWidth: 170 }}>
                    {cliente}
                  </Typography>
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{dataConsegna ? formatDate(dataConsegna) : '–'}</TableCell>
                {giorni.map((own, n) => (
                  <TableCell
                    key={scenari[n - 1]?.pk ?? 0}
                    align="right"
                    sx={{ fontVariantNumeric: 'tabular-nums', color: own ? 'error.main' : 'text.secondary' }}
                  >
                    {own === null ? '–' : own > 0 ? `+${own}` : 'puntuale'}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </div>
  )
}
