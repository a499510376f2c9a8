import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { type KeyboardEvent, useState } from 'react'
import type { SchedulerActions } from '../actions.ts'
import type { PianoFase, ShownFornitoreFase } from '../model.ts'
import { DurationField } from '../panel/DurationField.tsx'
import { FornitoreField } from '../panel/FornitoreField.tsx'
import { InizioField } from '../panel/InizioField.tsx'
import type { PanelOrdine } from '../panel/PianoNotices.tsx'
import { WhyThere } from '../panel/WhyThere.tsx'
import { enabledFields, shownStart, startError } from '../piano.ts'
import { endMomentInWords, momentInWords } from '../time.ts'
import { startWithKey } from './moveWithKeys.ts'

const NONE: readonly ShownFornitoreFase[] = []

/** The order's phases as a table: the same fields as in the panel; Alt and arrows on a row move its start. */
export function FasiOfOrdine({ data, actions }: { data: PanelOrdine; actions: SchedulerActions }) {
  const { piano, fornitori } = data
  const [announcement, setAnnouncement] = useState('')

  function key(event: KeyboardEvent, fase: PianoFase) {
    const written = data.inCorso || startError(piano, fase.nomeFase) !== null
    const next = startWithKey(event, fase, shownStart(fase, piano.choices[fase.nomeFase], written))
    if (!next || !enabledFields(fase).inizio) return
    event.preventDefault()
    actions.inizio(fase.nomeFase, next)
    setAnnouncement(`${fase.nomeFase}: inizio ${momentInWords(`${next}:00`)}`)
  }
  return (
    <Box
      sx={{
        overflowX: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Table size="small" aria-label={`Fasi dell’ordine ${data.ordine.numeroCommessa}`}>
        <TableHead>
          <TableRow>
            {['Fase', 'Inizio', 'Durata', 'Fornitore', 'Fine', 'Perché'].map((name) => (
              <TableCell key={name} sx={{ fontWeight: 600 }}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {piano.fasi.map((fase) => {
            const { nomeFase, isNeeded, fine } = fase
            const choice = piano.choices[nomeFase]
            const error = startError(piano, nomeFase)
            const enabled = enabledFields(fase)
            return (
              <TableRow
                key={nomeFase}
                id={`riga-${nomeFase}`}
                tabIndex={0}
                aria-label={`${nomeFase}: ${isNeeded ? (fase.inizio ? `dal ${momentInWords(fase.inizio)} al ${fine && endMomentInWords(fine)}` : 'senza date') : 'non necessaria'}`}
                onKeyDown={(event) => key(event, fase)}
                sx={{
                  '& > td, & > th': { verticalAlign: 'top', py: 1 },
                  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
                }}
              >
                <TableCell component="th" scope="row" sx={{ textTransform: 'capitalize', fontWeight: 600 }}>
                  {nomeFase}
                </TableCell>
                {isNeeded ? (
                  <>
                    <TableCell sx={{ minWidth: 230 }}>
                      <InizioField
                        nomeFase={nomeFase}
                        value={shownStart(fase, choice, data.inCorso || error !== null)}
                        inDays={fase.unit === 'days'}
                        disabled={!enabled.inizio}
                        errore={error !== null}
                        describedBy={error ? `errore-${nomeFase}` : undefined}
                        onChange={(next) => actions.inizio(nomeFase, next)}
                      />
                      {error && (
                        <Typography id={`errore-${nomeFase}`} role="alert" variant="body2" color="error">
                          {error.testo}
                        </Typography>
                      )}
                    </TableCell>
                    <TableCell sx={{ minWidth: 130 }}>
                      <DurationField
                        fase={fase}
                        value={choice?.durataOverride ?? ''}
                        disabled={!enabled.durata}
                        onChange={(next) => actions.duration(nomeFase, next)}
                      />
                    </TableCell>
                    <TableCell sx={{ minWidth: 200, '& .MuiTextField-root': { width: '100%' } }}>
                      {fase.withFornitore ? (
                        <FornitoreField
                          nomeFase={nomeFase}
                          value={choice?.fornitore ?? null}
                          fornitori={fornitori[nomeFase] ?? NONE}
                          disabled={!enabled.fornitore}
                          onChange={(next) => actions.fornitore(nomeFase, next)}
                        />
                      ) : (
                        <Typography variant="body2" color="text.secondary">
                          In reparto
                        </Typography>
                      )}
                    </TableCell>
                    <TableCell sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
                      {fine ? endMomentInWords(fine) : '—'}
                    </TableCell>
                    <TableCell sx={{ minWidth: 220 }}>
                      <WhyThere
                        fase={fase}
                        error={error}
                        fornitori={fornitori[nomeFase] ?? NONE}
                        actions={actions}
                        withInizio={choice?.inizio != null}
                        largo
                      />
                    </TableCell>
                  </>
                ) : (
                  <TableCell colSpan={5} sx={{ color: 'text.secondary' }}>
                    Non necessaria
                  </TableCell>
                )}
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, py: 1 }}>
        Su una riga: Alt con ← → sposta l’inizio di un’ora, Alt con ↑ ↓ di un giorno (le fasi a giorni sempre di un
        giorno).
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  )
}
