import ErrorIcon from '@mui/icons-material/Error'
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined'
import MoreVert from '@mui/icons-material/MoreVert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { memo, useRef, useState } from 'react'
import { WithDates } from '../../../../ui/Values.tsx'
import type { SchedulerActions } from '../actions.ts'
import type { RestoOfFase } from '../data/readRitardi.ts'
import { durataInWords } from '../durations.ts'
import type { FaseError, PianoFase, ShownFornitoreFase } from '../model.ts'
import { enabledFields, type FaseChoice, shownStart } from '../piano.ts'
import { endMomentInWords, momentInWords } from '../time.ts'
import { DurataField } from './DurataField.tsx'
import { FornitoreField } from './FornitoreField.tsx'
import { InizioField } from './InizioField.tsx'
import { RestoWords } from './RestoWords.tsx'
import { WhyThere } from './WhyThere.tsx'

interface Props {
  fase: PianoFase
  scelta: FaseChoice
  /** bad_start_time on the date written here: red on the field. */
  errore: FaseError | null
  /** Any other error of the phase. */
  altro: FaseError | null
  fornitori: readonly ShownFornitoreFase[]
  /** Timings of the order are missing, and this phase lasts what they say. */
  mancanti: boolean
  salvata: boolean
  /** What the workshop says of it; null of a phase that it does not work. */
  resto: RestoOfFase | null
  /** The dates on screen answer to an earlier edit. */
  inAttesa: boolean
  azioni: SchedulerActions
}

/** Beside the phase's name and end there is room for little; on a touch screen the theme makes them larger. */
const stretto = { p: { md: 0.375 } } as const
const affiancati = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 84px',
  gap: 0.5,
  alignItems: 'start',
} as const

/** A phase in the panel: start, end, duration, supplier, why. */
export const PianoFaseCard = memo(function SchedaFase(props: Props) {
  const { fase, scelta, errore, altro, fornitori, mancanti, salvata, resto, inAttesa, azioni } = props
  const { nomeFase, unit, isNeeded, fine } = fase
  const [perche, setPerche] = useState(false)
  const [menu, setMenu] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const abilitati = enabledFields(fase)
  const aGiorni = unit === 'days'
  const inizio = shownStart(fase, scelta, inAttesa || errore !== null)
  const durata = fase.durataOverride ?? fase.durata
  const campoDurata = (
    <DurataField
      fase={fase}
      valore={scelta.durataOverride}
      disabled={!abilitati.durata}
      onChange={(nuova) => azioni.durata(nomeFase, nuova)}
    />
  )
  const scegli = (azione: (nome: string) => void) => () => {
    setMenu(false)
    azione(nomeFase)
  }
  return (
    <Box
      component="section"
      id={`fase-${nomeFase}`}
      aria-label={`Fase ${nomeFase}`}
      sx={{ borderTop: 1, borderColor: 'divider', px: 1.5, pt: 0.75, pb: isNeeded ? 1.25 : 0.75, scrollMarginTop: 8 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 30, mb: isNeeded ? 0.75 : 0 }}>
        <Typography variant="h3" sx={{ textTransform: 'capitalize' }} color={isNeeded ? undefined : 'text.secondary'}>
          {nomeFase}
        </Typography>
        {mancanti && (
          <Tooltip title="Mancano delle tempistiche">
            <IconButton
              aria-label={`Tempistiche mancanti: ${nomeFase}`}
              color="error"
              onClick={azioni.apriMancanti}
              sx={stretto}
            >
              <ErrorIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        <Typography
          variant="body2"
          color="text.secondary"
          noWrap
          title={fine ? `Fine: ${endMomentInWords(fine)}` : undefined}
          sx={{ flex: 1, textAlign: 'right' }}
        >
          {!isNeeded ? 'Non necessaria' : fine ? `→ ${endMomentInWords(fine)}` : 'senza date'}
        </Typography>
        {isNeeded && (
          <>
            <Tooltip title="Perché queste date?">
              <IconButton
                aria-label={`Perché queste date: ${nomeFase}`}
                aria-expanded={perche}
                sx={stretto}
                onClick={() => setPerche(!perche)}
              >
                <HelpOutline fontSize="small" />
              </IconButton>
            </Tooltip>
            <IconButton
              ref={button}
              aria-label={`Altre azioni: ${nomeFase}`}
              aria-haspopup="menu"
              onClick={() => setMenu(true)}
              edge="end"
              sx={stretto}
            >
              <MoreVert fontSize="small" />
            </IconButton>
            <Menu anchorEl={() => button.current as HTMLElement} open={menu} onClose={() => setMenu(false)}>
              <MenuItem disabled={!salvata || !fine} onClick={scegli(azioni.apriSpostaFine)}>
                Sposta la fine…
              </MenuItem>
              {fase.withFornitore && (
                <MenuItem onClick={scegli(azioni.apriOrdiniFornitore)}>Ordini a fornitore</MenuItem>
              )}
              <MenuItem disabled={!salvata || !fine} onClick={scegli(azioni.rimuoviFase)}>
                Rimuovi dalla schedulazione
              </MenuItem>
            </Menu>
          </>
        )}
      </Box>
      {isNeeded && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          {resto && <RestoWords nomeFase={nomeFase} resto={resto} salvata={salvata && fine !== null} azioni={azioni} />}
          <Box sx={aGiorni ? affiancati : undefined}>
            <InizioField
              nomeFase={nomeFase}
              valore={inizio}
              aGiorni={aGiorni}
              disabled={!abilitati.inizio}
              errore={errore !== null}
              descrittoDa={errore ? `errore-${nomeFase}` : undefined}
              onChange={(nuovo) => azioni.inizio(nomeFase, nuovo)}
            />
            {aGiorni && campoDurata}
          </Box>
          {(errore ?? altro) && (
            <Box id={`errore-${nomeFase}`} role="alert">
              <Typography variant="body2" color="error">
                <WithDates testo={(errore ?? altro)?.testo ?? ''} />
              </Typography>
              {errore?.primoUtile && (
                <Button
                  variant="outlined"
                  color="secondary"
                  sx={{ mt: 0.5 }}
                  onClick={() => azioni.inizio(nomeFase, errore.primoUtile)}
                >
                  Usa {momentInWords(errore.primoUtile)}
                </Button>
              )}
            </Box>
          )}
          {!aGiorni && (
            <Box sx={{ ...affiancati, gridTemplateColumns: '1fr 1fr' }}>
              {campoDurata}
              <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center', pl: 0.5 }}>
                {durata === null ? 'nessun tempo' : durataInWords(durata, unit)}
              </Typography>
            </Box>
          )}
          {fase.withFornitore && (
            <FornitoreField
              nomeFase={nomeFase}
              valore={scelta.fornitore}
              fornitori={fornitori}
              disabled={!abilitati.fornitore}
              onChange={(nuovo) => azioni.fornitore(nomeFase, nuovo)}
            />
          )}
          {scelta.durataOverride !== '' && fase.durata !== null && (
            <Typography variant="body2" color="text.secondary">
              Durata scritta a mano.
            </Typography>
          )}
          <Collapse in={perche} unmountOnExit onEntered={(opened) => opened.scrollIntoView({ block: 'nearest' })}>
            <WhyThere
              fase={fase}
              errore={errore}
              fornitori={fornitori}
              azioni={azioni}
              conInizio={scelta.inizio !== null}
            />
          </Collapse>
        </Box>
      )}
    </Box>
  )
})
