import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Fragment, useEffect, useState } from 'react'
import { Link as RouteLink } from 'react-router'
import { graphql } from 'relay-runtime'
import type { TempiAppresiDialogOrdiniAppresiQuery } from '#generated/TempiAppresiDialogOrdiniAppresiQuery.graphql.ts'
import { APPRESI_MONTHS, ORDINI_MIN } from '#officina/tempiAppresi/rules.ts'
import type { TimedReparto } from '#persone/reparti/rules.ts'
import { errorMessage } from '#relay/errors.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import { formatInteger } from '#shared/formats/formats.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { useAcceptTempi } from './useAcceptTempi.tsx'
import { appresoKey, isProposed, type TempoAppresoRow } from './useTempiAppresi.ts'

interface Props {
  appresi: readonly TempoAppresoRow[]
  /** What a timing holds for, in words. */
  name: (tempistica: number) => string
  onAccepted: () => void
  onClose: () => void
}

const keyOf = ({ tempistica, reparto }: TempoAppresoRow) => appresoKey(tempistica, reparto)
/** '9 + 1': those that count, those kept apart. */
const count = ({ ordini, esclusi }: TempoAppresoRow) =>
  formatInteger(ordini) + (esclusi > 0 ? ` + ${formatInteger(esclusi)}` : '')
const minutes = (value: number) => formatInteger(Math.round(value))

const ordiniAppresiQuery = graphql`
  query TempiAppresiDialogOrdiniAppresiQuery($tempistica: Int!, $reparto: RepartoFase!) {
    ordiniAppresi(tempisticaPk: $tempistica, reparto: $reparto) {
      ordine @required(action: THROW) {
        pk
        numeroCommessa
        nomeCliente
      }
      minuti
      escluso
    }
  }
`

type Ordini = TempiAppresiDialogOrdiniAppresiQuery['response']['ordiniAppresi']

/** The orders that a learned time is made of; those kept apart are struck. */
function OrdiniAppresi({ tempistica, reparto }: { tempistica: number; reparto: TimedReparto }) {
  const [read, setRead] = useState<Ordini | string | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    fetchFresh<TempiAppresiDialogOrdiniAppresiQuery>(
      ordiniAppresiQuery,
      { tempistica, reparto: enumName(reparto) },
      abort.signal,
    ).then(
      ({ ordiniAppresi }) => !abort.signal.aborted && setRead(ordiniAppresi),
      (error: Error) => !abort.signal.aborted && setRead(errorMessage(error)),
    )
    return () => abort.abort()
  }, [tempistica, reparto])
  if (read === null) return <Typography variant="body2">Caricamento…</Typography>
  if (typeof read === 'string') {
    return (
      <Typography variant="body2" color="error">
        {read}
      </Typography>
    )
  }
  return (
    <Box
      component="ul"
      aria-label="Ordini di questo tempo"
      sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, listStyle: 'none' }}
    >
      {read.map(({ ordine: { pk, numeroCommessa, nomeCliente }, minuti, escluso }) => (
        <Box component="li" key={pk} sx={{ fontSize: '0.8125rem', opacity: escluso ? 0.7 : 1 }}>
          <Link component={RouteLink} to={`/ordini/${pk}/`} title={nomeCliente} color="inherit">
            {numeroCommessa}
          </Link>{' '}
          <Box component={escluso ? 's' : 'span'} sx={{ color: 'text.secondary' }}>
            {formatInteger(Math.round(minuti))} min
          </Box>
          {escluso && ' escluso'}
        </Box>
      ))}
    </Box>
  )
}

/** What could be changed, timing by timing: accepted one by one or together, never by itself. */
export function TempiAppresiDialog({ appresi, name, onAccepted, onClose }: Props) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<string | null>(null)
  const { accetta, inCorso } = useAcceptTempi(onAccepted)
  const phone = useIsPhone()
  const proposed = appresi.filter(isProposed)
  const chosen = proposed.filter((one) => !removed.has(keyOf(one)))
  const applySwap = (key: string) =>
    setRemoved((before) => {
      const after = new Set(before)
      if (!after.delete(key)) after.add(key)
      return after
    })
  const all = chosen.length === proposed.length
  return (
    <DialogFrame onEscape={onClose} title="Tempi appresi">
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          I minuti che un pezzo ha richiesto davvero negli ultimi {APPRESI_MONTHS} mesi, dove insegnano almeno{' '}
          {ORDINI_MIN} ordini; quelli troppo lontani dagli altri non contano.
        </Typography>
        {proposed.length === 0 ? (
          <EmptyState
            title="Nessun tempo da aggiornare"
            text="Le tempistiche dicono già quello che l’officina insegna, oppure non ci sono ancora abbastanza ordini finiti."
          />
        ) : (
          <Box sx={{ overflow: 'auto' }} tabIndex={0} role="region" aria-label="Tempi appresi">
            <Table size="small" stickyHeader sx={{ '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' } }}>
              <TableHead>
                <TableRow>
                  <TableCell padding="checkbox">
                    <Checkbox
                      checked={all}
                      indeterminate={!all && chosen.length > 0}
                      onChange={() => setRemoved(all ? new Set(proposed.map(keyOf)) : new Set())}
                      slotProps={{ input: { 'aria-label': 'Tutti i tempi' } }}
                    />
                  </TableCell>
                  <TableCell>Tempistica</TableCell>
                  {phone ? (
                    <TableCell align="right">Appreso</TableCell>
                  ) : (
                    <>
                      <TableCell>Reparto</TableCell>
                      <TableCell align="right">Ora</TableCell>
                      <TableCell align="right">Appreso</TableCell>
                      <TableCell align="right">Metà degli ordini</TableCell>
                      <TableCell align="right">Ordini</TableCell>
                      <TableCell />
                    </>
                  )}
                </TableRow>
              </TableHead>
              <TableBody>
                {proposed.map((one) => {
                  const key = keyOf(one)
                  const who = `${name(one.tempistica)}, ${one.reparto}`
                  const meta = `${minutes(one.primoQuartile)}-${minutes(one.terzoQuartile)} min`
                  const ordini = (
                    <Link
                      component="button"
                      type="button"
                      aria-expanded={open === key}
                      aria-label={`Ordini di ${who}: ${count(one)}`}
                      onClick={() => setOpen(open === key ? null : key)}
                    >
                      {count(one)}
                    </Link>
                  )
                  const acceptOne = (
                    <Button
                      size="small"
                      disabled={inCorso}
                      aria-label={`Accetta ${who}`}
                      onClick={() => void accetta([one])}
                    >
                      Accetta
                    </Button>
                  )
                  return (
                    <Fragment key={key}>
                      <TableRow>
                        <TableCell padding="checkbox">
                          <Checkbox
                            checked={!removed.has(key)}
                            onChange={() => applySwap(key)}
                            slotProps={{ input: { 'aria-label': who } }}
                          />
                        </TableCell>
                        {phone ? (
                          <>
                            <TableCell sx={{ px: 0.5 }}>
                              {name(one.tempistica)}
                              <Typography variant="body2" color="textSecondary">
                                {one.reparto}, metà degli ordini {meta}, ordini {ordini}
                              </Typography>
                            </TableCell>
                            <TableCell align="right" sx={{ pl: 0.5 }}>
                              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                                ora {formatInteger(one.teorico)} min
                              </Box>
                              <strong>{formatInteger(one.proposta ?? 0)} min</strong>
                              {acceptOne}
                            </TableCell>
                          </>
                        ) : (
                          <>
                            <TableCell>{name(one.tempistica)}</TableCell>
                            <TableCell>{one.reparto}</TableCell>
                            <TableCell align="right">{formatInteger(one.teorico)} min</TableCell>
                            <TableCell align="right" sx={{ fontWeight: 650 }}>
                              {formatInteger(one.proposta ?? 0)} min
                            </TableCell>
                            <TableCell align="right">{meta}</TableCell>
                            <TableCell align="right">{ordini}</TableCell>
                            <TableCell align="right">{acceptOne}</TableCell>
                          </>
                        )}
                      </TableRow>
                      {open === key && (
                        <TableRow>
                          <TableCell />
                          <TableCell colSpan={phone ? 2 : 7}>
                            <OrdiniAppresi tempistica={one.tempistica} reparto={one.reparto} />
                          </TableCell>
                        </TableRow>
                      )}
                    </Fragment>
                  )
                })}
              </TableBody>
            </Table>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Chiudi</Button>
        {proposed.length > 0 && (
          <Button variant="contained" disabled={inCorso || chosen.length === 0} onClick={() => void accetta(chosen)}>
            {all ? 'Accetta tutti' : `Accetta ${chosen.length}`}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  )
}
