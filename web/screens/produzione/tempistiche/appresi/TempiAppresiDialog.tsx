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
import { Fragment, useState } from 'react'
import { MESI_APPRESI, ORDINI_MIN } from '../../../../../server/officina/tempiAppresi/rules.ts'
import { formatInteger } from '../../../../../server/shared/formats/formats.ts'
import { DialogFrame } from '../../../../forms/entity/DialogFrame.tsx'
import { EmptyState } from '../../../../ui/stati/EmptyState.tsx'
import { useIsPhone } from '../../../../ui/useIsPhone.ts'
import { OrdiniAppresi } from './OrdiniAppresi.tsx'
import { useAccettaTempi } from './useAccettaTempi.tsx'
import { appresoKey, isProposto, type TempoAppresoRow } from './useTempiAppresi.ts'

interface Props {
  appresi: readonly TempoAppresoRow[]
  /** What a timing holds for, in words. */
  nome: (tempistica: number) => string
  onAccepted: () => void
  onClose: () => void
}

const keyOf = ({ tempistica, reparto }: TempoAppresoRow) => appresoKey(tempistica, reparto)
/** '9 + 1': those that count, those kept apart. */
const quanti = ({ ordini, esclusi }: TempoAppresoRow) =>
  formatInteger(ordini) + (esclusi > 0 ? ` + ${formatInteger(esclusi)}` : '')
const minuti = (valore: number) => formatInteger(Math.round(valore))

/** What could be changed, timing by timing: accepted one by one or together, never by itself. */
export function TempiAppresiDialog({ appresi, nome, onAccepted, onClose }: Props) {
  const [tolti, setTolti] = useState<ReadonlySet<string>>(new Set())
  const [aperto, setAperto] = useState<string | null>(null)
  const { accetta, inCorso } = useAccettaTempi(onAccepted)
  const phone = useIsPhone()
  const proposti = appresi.filter(isProposto)
  const scelti = proposti.filter((uno) => !tolti.has(keyOf(uno)))
  const scambia = (chiave: string) =>
    setTolti((prima) => {
      const dopo = new Set(prima)
      if (!dopo.delete(chiave)) dopo.add(chiave)
      return dopo
    })
  const tutti = scelti.length === proposti.length
  return (
    <DialogFrame onEscape={onClose} title="Tempi appresi">
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          I minuti che un pezzo ha richiesto davvero negli ultimi {MESI_APPRESI} mesi, dove insegnano almeno{' '}
          {ORDINI_MIN} ordini; quelli troppo lontani dagli altri non contano.
        </Typography>
        {proposti.length === 0 ? (
          <EmptyState
            titolo="Nessun tempo da aggiornare"
            testo="Le tempistiche dicono già quello che l’officina insegna, oppure non ci sono ancora abbastanza ordini finiti."
          />
        ) : (
          <Box sx={{ overflow: 'auto' }} tabIndex={0} role="region" aria-label="Tempi appresi">
            <Table size="small" stickyHeader sx={{ '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' } }}>
              <TableHead>
                <TableRow>
                  <TableCell padding="checkbox">
                    <Checkbox
                      checked={tutti}
                      indeterminate={!tutti && scelti.length > 0}
                      onChange={() => setTolti(tutti ? new Set(proposti.map(keyOf)) : new Set())}
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
                {proposti.map((uno) => {
                  const chiave = keyOf(uno)
                  const chi = `${nome(uno.tempistica)}, ${uno.reparto}`
                  const meta = `${minuti(uno.primoQuartile)}-${minuti(uno.terzoQuartile)} min`
                  const ordini = (
                    <Link
                      component="button"
                      type="button"
                      aria-expanded={aperto === chiave}
                      aria-label={`Ordini di ${chi}: ${quanti(uno)}`}
                      onClick={() => setAperto(aperto === chiave ? null : chiave)}
                    >
                      {quanti(uno)}
                    </Link>
                  )
                  const accettaUno = (
                    <Button
                      size="small"
                      disabled={inCorso}
                      aria-label={`Accetta ${chi}`}
                      onClick={() => void accetta([uno])}
                    >
                      Accetta
                    </Button>
                  )
                  return (
                    <Fragment key={chiave}>
                      <TableRow>
                        <TableCell padding="checkbox">
                          <Checkbox
                            checked={!tolti.has(chiave)}
                            onChange={() => scambia(chiave)}
                            slotProps={{ input: { 'aria-label': chi } }}
                          />
                        </TableCell>
                        {phone ? (
                          <>
                            <TableCell sx={{ px: 0.5 }}>
                              {nome(uno.tempistica)}
                              <Typography variant="body2" color="textSecondary">
                                {uno.reparto}, metà degli ordini {meta}, ordini {ordini}
                              </Typography>
                            </TableCell>
                            <TableCell align="right" sx={{ pl: 0.5 }}>
                              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                                ora {formatInteger(uno.teorico)} min
                              </Box>
                              <strong>{formatInteger(uno.proposta ?? 0)} min</strong>
                              {accettaUno}
                            </TableCell>
                          </>
                        ) : (
                          <>
                            <TableCell>{nome(uno.tempistica)}</TableCell>
                            <TableCell>{uno.reparto}</TableCell>
                            <TableCell align="right">{formatInteger(uno.teorico)} min</TableCell>
                            <TableCell align="right" sx={{ fontWeight: 650 }}>
                              {formatInteger(uno.proposta ?? 0)} min
                            </TableCell>
                            <TableCell align="right">{meta}</TableCell>
                            <TableCell align="right">{ordini}</TableCell>
                            <TableCell align="right">{accettaUno}</TableCell>
                          </>
                        )}
                      </TableRow>
                      {aperto === chiave && (
                        <TableRow>
                          <TableCell />
                          <TableCell colSpan={phone ? 2 : 7}>
                            <OrdiniAppresi tempistica={uno.tempistica} reparto={uno.reparto} />
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
        {proposti.length > 0 && (
          <Button variant="contained" disabled={inCorso || scelti.length === 0} onClick={() => void accetta(scelti)}>
            {tutti ? 'Accetta tutti' : `Accetta ${scelti.length}`}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  )
}
