import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import MuiLink from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { formatDate, formatPercentage, formatQuantity } from '#shared/formats/formats.ts'
import { useIsNarrow } from '#ui/useIsPhone.ts'
import type { TimeAxis } from './axis.ts'
import { AxisHeader, GhostBars } from './GhostBars.tsx'
import { PesoInput } from './PesoInput.tsx'
import type { ReadOrdineProposto } from './proposta.ts'

interface Props {
  ordini: readonly ReadOrdineProposto[]
  axis: TimeAxis | null
  chosen: ReadonlySet<number>
  /** False once accepted: nothing is chosen any more. */
  sceglie: boolean
  onScegli: (pk: number, chosen: boolean) => void
  /** How much a day late counts, of orders that have a weight of their own. */
  pesi: ReadonlyMap<number, number>
  onPeso: (pk: number, peso: number) => void
}

const days = (numero: number) => (Math.abs(numero) === 1 ? `${numero} giorno` : `${numero} giorni`)

/** What the proposal changes first: what ends on the same day last, otherwise as they are placed. */
const changedFirst = (ordini: Props['ordini']) => [
  ...ordini.filter(({ guadagno }) => guadagno !== 0),
  ...ordini.filter(({ guadagno }) => guadagno === 0),
]

/** '+3 giorni' gained, '-2 giorni' lost, '=' */
function Gain({ ordine: { guadagno } }: { ordine: ReadOrdineProposto }) {
  if (guadagno === null) return <>–</>
  if (guadagno === 0) return <>=</>
  return (
    <Box component="span" sx={{ color: guadagno > 0 ? 'success.main' : 'error.main', fontWeight: 600 }}>
      {guadagno > 0 ? `+${days(guadagno)}` : days(guadagno)}
    </Box>
  )
}

function Fine({ day, ritardo }: { day: string | null; ritardo: number }) {
  if (day === null) return <>–</>
  return (
    <>
      {formatDate(day)}
      {ritardo > 0 && (
        <Box component="span" sx={{ color: 'error.main', ml: 0.75 }}>
          +{ritardo}
        </Box>
      )}
    </>
  )
}

/** How probable it is then to end late; nothing where the past says nothing. */
function Risk({ ordine: { probabilitaDopo } }: { ordine: ReadOrdineProposto }) {
  if (probabilitaDopo === null) return null
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: { sm: 'block' } }}>
      {` tardi al ${formatPercentage(Math.round(100 * probabilitaDopo))}`}
    </Typography>
  )
}

/** Where an order is now: nowhere, of one that was never planned; what it is compared with says what it is. */
function Before({ ordine, inColumn = false }: { ordine: ReadOrdineProposto; inColumn?: boolean }) {
  const { schedulato, finePrima, ritardoPrima } = ordine
  if (schedulato) return <Fine day={finePrima} ritardo={ritardoPrima} />
  return (
    <>
      Non pianificato
      {finePrima !== null && (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: inColumn ? 'block' : 'inline' }}
        >
          {' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            (per approntamento:
          </Box>{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            <Fine day={finePrima} ritardo={ritardoPrima} />)
          </Box>
        </Typography>
      )}
    </>
  )
}

function Choice({
  ordine,
  chosen: chosenPks,
  sceglie,
  onScegli,
}: Pick<Props, 'chosen' | 'sceglie' | 'onScegli'> & { ordine: ReadOrdineProposto }) {
  const { pk, numeroCommessa, senzaPiano } = ordine
  return (
    <Checkbox
      size="small"
      checked={chosenPks.has(pk)}
      disabled={!sceglie || senzaPiano !== ''}
      onChange={(_event, chosen) => onScegli(pk, chosen)}
      slotProps={{ input: { 'aria-label': `Accetta ${numeroCommessa}` } }}
    />
  )
}

const Numero = ({ ordine: { pk, numeroCommessa } }: { ordine: ReadOrdineProposto }) =>
  pk === 0 ? (
    numeroCommessa
  ) : (
    <MuiLink component={Link} to={`/schedulatore?id=${pk}`}>
      {numeroCommessa}
    </MuiLink>
  )

/** The orders of a proposal: before, after, gain, reason; side by side on one axis where there is room. */
export function ProposedOrdini(props: Props) {
  const { axis } = props
  const ordini = useMemo(() => changedFirst(props.ordini), [props.ordini])
  const narrow = useIsNarrow()
  if (narrow) return <Tabs {...props} ordini={ordini} />
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Ordini della proposta">
      <Table size="small" sx={{ '& td, & th': { px: 1 }, '& td': { py: 0.25 } }}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" aria-label="Accetta" />
            <TableCell>Commessa</TableCell>
            <TableCell>Peso</TableCell>
            <TableCell>Approntamento</TableCell>
            <TableCell>Oggi</TableCell>
            <TableCell>Proposta</TableCell>
            <TableCell>Guadagno</TableCell>
            <TableCell>Motivo</TableCell>
            <TableCell sx={{ width: '26%' }}>{axis && <AxisHeader axis={axis} />}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ordini.map((ordine) => (
            <TableRow key={ordine.pk} hover>
              <TableCell padding="checkbox">
                <Choice {...props} ordine={ordine} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Numero ordine={ordine} />
                <Typography variant="body2" color="textSecondary" noWrap sx={{ maxWidth: 150 }}>
                  {ordine.cliente}
                </Typography>
              </TableCell>
              <TableCell>
                {props.sceglie ? (
                  <PesoInput
                    inColumn
                    label={`Peso di ${ordine.numeroCommessa}`}
                    peso={props.pesi.get(ordine.pk) ?? ordine.peso}
                    onChange={(peso) => props.onPeso(ordine.pk, peso)}
                  />
                ) : (
                  formatQuantity(ordine.peso)
                )}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {ordine.dataConsegna ? formatDate(ordine.dataConsegna) : '–'}
                {ordine.dataFerma && (
                  <Typography variant="body2" color="textSecondary">
                    ferma {formatDate(ordine.dataFerma)}
                  </Typography>
                )}
              </TableCell>
              <TableCell sx={{ whiteSpace: ordine.schedulato ? 'nowrap' : 'normal' }}>
                <Before ordine={ordine} inColumn />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Fine day={ordine.fineDopo} ritardo={ordine.ritardoDopo} />
                <Risk ordine={ordine} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Gain ordine={ordine} />
              </TableCell>
              <TableCell sx={{ minWidth: 200 }}>{ordine.motivo}</TableCell>
              <TableCell>{axis && <GhostBars ordine={ordine} axis={axis} />}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** The same to be read on a phone. */
function Tabs(props: Props) {
  return (
    <Box component="ul" aria-label="Ordini della proposta" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {props.ordini.map((ordine) => (
        <Box
          component="li"
          key={ordine.pk}
          sx={{ py: 1, borderTop: 1, borderColor: 'divider', display: 'flex', gap: 0.5, alignItems: 'flex-start' }}
        >
          <Choice {...props} ordine={ordine} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Numero ordine={ordine} />
              <Gain ordine={ordine} />
            </Box>
            <Typography variant="body2" color="textSecondary" noWrap>
              {[
                ordine.cliente,
                ordine.dataConsegna && `per il ${formatDate(ordine.dataConsegna)}`,
                ordine.dataFerma && `ferma ${formatDate(ordine.dataFerma)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <Typography variant="body2">
              <Before ordine={ordine} /> → <Fine day={ordine.fineDopo} ritardo={ordine.ritardoDopo} />
              <Risk ordine={ordine} />
            </Typography>
            <Typography variant="body2">{ordine.motivo}</Typography>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
