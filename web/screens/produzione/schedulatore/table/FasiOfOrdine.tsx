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
import { DurataField } from '../panel/DurataField.tsx'
import { FornitoreField } from '../panel/FornitoreField.tsx'
import { InizioField } from '../panel/InizioField.tsx'
import type { PanelOrdine } from '../panel/PianoNotices.tsx'
import { WhyThere } from '../panel/WhyThere.tsx'
import { enabledFields, shownStart, startError } from '../piano.ts'
import { endMomentInWords, momentInWords } from '../time.ts'
import { startWithKey } from './moveWithKeys.ts'

const NESSUNO: readonly ShownFornitoreFase[] = []

/** The order's phases as a table: the same fields as in the panel; Alt and arrows on a row move its start. */
export function FasiOfOrdine({ dati, azioni }: { dati: PanelOrdine; azioni: SchedulerActions }) {
  const { piano, fornitori } = dati
  const [annuncio, setAnnuncio] = useState('')

  function tasto(event: KeyboardEvent, fase: PianoFase) {
    const written = dati.inCorso || startError(piano, fase.nomeFase) !== null
    const nuovo = startWithKey(event, fase, shownStart(fase, piano.scelte[fase.nomeFase], written))
    if (!nuovo || !enabledFields(fase).inizio) return
    event.preventDefault()
    azioni.inizio(fase.nomeFase, nuovo)
    setAnnuncio(`${fase.nomeFase}: inizio ${momentInWords(`${nuovo}:00`)}`)
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
      <Table size="small" aria-label={`Fasi dell’ordine ${dati.ordine.numeroCommessa}`}>
        <TableHead>
          <TableRow>
            {['Fase', 'Inizio', 'Durata', 'Fornitore', 'Fine', 'Perché'].map((nome) => (
              <TableCell key={nome} sx={{ fontWeight: 600 }}>
                {nome}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {piano.fasi.map((fase) => {
            const { nomeFase, isNeeded, fine } = fase
            const scelta = piano.scelte[nomeFase]
            const error = startError(piano, nomeFase)
            const abilitati = enabledFields(fase)
            return (
              <TableRow
                key={nomeFase}
                id={`riga-${nomeFase}`}
                tabIndex={0}
                aria-label={`${nomeFase}: ${isNeeded ? (fase.inizio ? `dal ${momentInWords(fase.inizio)} al ${fine && endMomentInWords(fine)}` : 'senza date') : 'non necessaria'}`}
                onKeyDown={(event) => tasto(event, fase)}
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
                        valore={shownStart(fase, scelta, dati.inCorso || error !== null)}
                        aGiorni={fase.unit === 'days'}
                        disabled={!abilitati.inizio}
                        errore={error !== null}
                        descrittoDa={error ? `errore-${nomeFase}` : undefined}
                        onChange={(nuovo) => azioni.inizio(nomeFase, nuovo)}
                      />
                      {error && (
                        <Typography id={`errore-${nomeFase}`} role="alert" variant="body2" color="error">
                          {error.testo}
                        </Typography>
                      )}
                    </TableCell>
                    <TableCell sx={{ minWidth: 130 }}>
                      <DurataField
                        fase={fase}
                        valore={scelta?.durataOverride ?? ''}
                        disabled={!abilitati.durata}
                        onChange={(nuova) => azioni.durata(nomeFase, nuova)}
                      />
                    </TableCell>
                    <TableCell sx={{ minWidth: 200, '& .MuiTextField-root': { width: '100%' } }}>
                      {fase.withFornitore ? (
                        <FornitoreField
                          nomeFase={nomeFase}
                          valore={scelta?.fornitore ?? null}
                          fornitori={fornitori[nomeFase] ?? NESSUNO}
                          disabled={!abilitati.fornitore}
                          onChange={(nuovo) => azioni.fornitore(nomeFase, nuovo)}
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
                        errore={error}
                        fornitori={fornitori[nomeFase] ?? NESSUNO}
                        azioni={azioni}
                        conInizio={scelta?.inizio != null}
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
        {annuncio}
      </Box>
    </Box>
  )
}
