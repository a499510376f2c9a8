import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#shared/formats/formats.ts'
import { type PlainColumn, PlainTable } from '#ui/table/PlainTable.tsx'
import { lateOrdini, type ReadScenario, type RitardoOrdine } from './scenario.ts'

/** Rows drawn at most. */
const RIGHE_MAX = 100

/** The days late of a plan, by its place among them. */
const delays = (title: string, key: number, n: number): PlainColumn<RitardoOrdine> => ({
  title,
  key,
  align: 'right',
  headSx: n > 0 ? { maxWidth: 160, overflowWrap: 'anywhere' } : undefined,
  sx: ({ giorni }) => ({ fontVariantNumeric: 'tabular-nums', color: giorni[n] ? 'error.main' : 'text.secondary' }),
  cell: ({ giorni }) => {
    const own = giorni[n] ?? null
    return own === null ? '–' : own > 0 ? `+${own}` : 'puntuale'
  },
})

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
        <PlainTable
          sx={{ width: 'auto', '& td, & th': { px: 1.25, py: 0.5 } }}
          hover
          rows={righe.slice(0, RIGHE_MAX)}
          keyOf={({ pk }) => pk}
          columns={[
            {
              title: 'Commessa',
              namesRow: true,
              sx: { whiteSpace: 'nowrap' },
              cell: ({ pk, numeroCommessa, cliente }) => (
                <>
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
                </>
              ),
            },
            {
              title: 'Approntamento',
              sx: { whiteSpace: 'nowrap' },
              cell: ({ dataConsegna }) => (dataConsegna ? formatDate(dataConsegna) : '–'),
            },
            delays('Piano di oggi', 0, 0),
            ...scenari.map(({ pk, nome }, n) => delays(nome, pk, n + 1)),
          ]}
        />
      </Box>
    </div>
  )
}
