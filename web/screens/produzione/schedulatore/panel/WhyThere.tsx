import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { SchedulerActions } from '../actions.ts'
import { shownDuration } from '../durations.ts'
import type { FaseError, PianoFase, ShownFornitoreFase } from '../model.ts'
import { momentInWords } from '../time.ts'

interface Props {
  fase: PianoFase
  error: FaseError | null
  fornitori: readonly ShownFornitoreFase[]
  actions: SchedulerActions
  /** True when the start was given by hand: it can be left to follow. */
  withInizio: boolean
  /** Remedies one beside the other: where there is more width than height. */
  largo?: boolean
}

/** Why a phase begins when it does, and what can be done about it with one click. */
export function WhyThere({ fase, error, fornitori, actions, withInizio, largo = false }: Props) {
  const quick = fornitoreRemedies(fase, fornitori)
  return (
    <Stack
      sx={{ gap: 0.5, alignItems: 'flex-start', '& .MuiButton-root': { textAlign: 'left' } }}
      role="region"
      aria-label={`Perché queste date: ${fase.nomeFase}`}
    >
      {fase.spiegazione.map(({ codice, testo, ordini }) => (
        <Typography key={codice + testo} variant="body2">
          {testo}
          {ordini.slice(0, 6).map(({ id, numeroCommessa }) => (
            <Box component="span" key={id} sx={{ ml: 0.5 }}>
              <Link component="button" type="button" variant="body2" onClick={() => actions.openOrdine(id)}>
                {numeroCommessa}
              </Link>
            </Box>
          ))}
        </Typography>
      ))}
      {fase.spiegazione.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          Nessuna data ancora calcolata.
        </Typography>
      )}
      <Box
        sx={{
          display: 'flex',
          flexDirection: largo ? 'row' : 'column',
          flexWrap: 'wrap',
          gap: 0.5,
          alignItems: 'flex-start',
        }}
      >
        {error?.primoUtile && (
          <Button variant="outlined" onClick={() => actions.inizio(fase.nomeFase, error.primoUtile)}>
            Prima data utile: {momentInWords(error.primoUtile)}
          </Button>
        )}
        {withInizio && !error && (
          <Button sx={{ px: 0.75, ml: -0.75 }} onClick={() => actions.inizio(fase.nomeFase, null)}>
            Appena possibile
          </Button>
        )}
        {quick.map((fornitore) => (
          <Button
            key={fornitore.id}
            sx={{ px: 0.75, ml: -0.75 }}
            onClick={() => actions.fornitore(fase.nomeFase, fornitore)}
          >
            Con {fornitore.nome}: {shownDuration(fornitore.tempo, 'days')}
          </Button>
        ))}
      </Box>
    </Stack>
  )
}

/** Up to two quicker suppliers, the quickest first. */
function fornitoreRemedies(fase: PianoFase, fornitori: readonly ShownFornitoreFase[]): ShownFornitoreFase[] {
  const { fornitore, isNeeded, withFornitore } = fase
  if (!isNeeded || !withFornitore) return []
  return fornitori
    .filter(({ id, tempo }) => id !== fornitore?.id && (!fornitore || tempo < fornitore.tempo))
    .toSorted((x, y) => x.tempo - y.tempo || x.nome.localeCompare(y.nome, 'it'))
    .slice(0, 2)
}
