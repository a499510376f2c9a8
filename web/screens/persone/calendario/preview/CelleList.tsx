import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { repartoName, useReparti } from '#shell/reparti.ts'

/** A cell with more minutes booked than there are, and whose orders are in it. */
export interface ShownBrokenCella {
  readonly giorno: string
  readonly reparto: string
  /** Negative: minutes too many. */
  readonly libero: number
  readonly ordini: readonly { readonly pk: number; readonly numeroCommessa: string }[]
}

/** '5 h 30 min': how much does not fit. */
function cellaExcess(free: number): string {
  const minutes = -free
  const hours = Math.floor(minutes / 60)
  return [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' ')
}

/** A cell in a line: day, department, what does not fit. */
export function CellaRow({ cella: { giorno, reparto, libero, ordini } }: { cella: ShownBrokenCella }) {
  const reparti = useReparti()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {`${formatDate(giorno)} · ${repartoName(reparti, reparto)}: ${cellaExcess(libero)} di troppo`}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="div">
        {`${formatCount(ordini.length, 'ordine', 'ordini')}: `}
        {ordini.map(({ pk, numeroCommessa }, index) => (
          <span key={pk}>
            {index > 0 && ', '}
            <Link href={`#/ordini/${pk}`} target="_blank" rel="noopener" underline="always">
              {numeroCommessa}
            </Link>
          </span>
        ))}
      </Typography>
    </Box>
  )
}

/** Cells with their orders, to decide on. */
export function CelleList({ celle }: { celle: readonly ShownBrokenCella[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflow: 'auto' }} tabIndex={0}>
      {celle.map((cella) => (
        <Box
          component="li"
          key={`${cella.giorno} ${cella.reparto}`}
          sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}
        >
          <CellaRow cella={cella} />
        </Box>
      ))}
    </Box>
  )
}
