import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { NonPrimaDialogQuery } from '#generated/NonPrimaDialogQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { ShellLink } from '#shell/ShellLink.tsx'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { dayName, daysBetween, endMomentInWords } from '../schedulatore/time.ts'

const query = graphql`
  query NonPrimaDialogQuery($pk: Int!) {
    percheNonPrima(pk: $pk) {
      oggi
      dataConsegna
      motivo
      daSola {
        ...NonPrimaDialog_piano @relay(mask: false)
      }
      perPrima {
        ...NonPrimaDialog_piano @relay(mask: false)
      }
      spostati {
        giorni
        ritardo
        finePrima
        fineDopo
        ordine {
          pk
          numeroCommessa
          cliente {
            nome
          }
        }
      }
    }
  }
`

graphql`
  fragment NonPrimaDialog_piano on PianoTrattenuto {
    catena
    piano {
      giorno
      schedulazioni {
        nomeFase
        inizio
        fine
        spiegazione {
          codice
          testo
          ordini {
            pk
            numeroCommessa
          }
        }
      }
    }
  }
`

type Answer = NonNullable<NonPrimaDialogQuery['response']['percheNonPrima']>
type Held = NonNullable<Answer['daSola']>

const schedulatoreOf = (pk: number) => `/planner/#/schedulatore?id=${pk}`
/** Orders that a reason names, and pushed ones that are listed. */
const NAMED = 12
const LISTED = 20

/** An order as a link to its place in the scheduler. */
function Commessa({ pk, numeroCommessa }: { pk: number; numeroCommessa: string }) {
  return (
    <MuiLink component={ShellLink} href={schedulatoreOf(pk)} underline="always" sx={{ whiteSpace: 'nowrap' }}>
      {numeroCommessa}
    </MuiLink>
  )
}

/** The phases that decide an end, the last first, each with what it waits for. */
function Chain({ held: { catena, piano }, label }: { held: Held; label: string }) {
  const byName = new Map(piano.schedulazioni.map((fase) => [fase.nomeFase, fase]))
  return (
    <Box component="ol" aria-label={label} sx={{ m: 0, pl: 2.5 }}>
      {catena.map((name) => {
        const fase = byName.get(name)
        return (
          fase && (
            <Box component="li" key={name} sx={{ mb: 0.75 }}>
              <strong>{name}</strong>
              {fase.inizio && fase.fine && `: ${endMomentInWords(fase.inizio)} → ${endMomentInWords(fase.fine)}`}
              {fase.spiegazione.map(({ codice, testo, ordini }) => (
                <Typography key={codice + testo} variant="body2" color="textSecondary">
                  {testo}
                  {ordini.length > 0 && ' '}
                  {ordini.slice(0, NAMED).map((ordine, n) => (
                    <span key={ordine.pk}>
                      {n > 0 && ', '}
                      <Commessa {...ordine} />
                    </span>
                  ))}
                  {ordini.length > NAMED && ` e altri ${ordini.length - NAMED}`}
                </Typography>
              ))}
            </Box>
          )
        )
      })}
    </Box>
  )
}

/** How much earlier a day is than the plan of today. */
function comparedWith(planned: string | null, day: string): string {
  if (planned === null) return ''
  const earlier = daysBetween(day, planned)
  if (earlier === 0) return ', come oggi'
  return `, ${formatCount(Math.abs(earlier), 'giorno', 'giorni')} ${earlier > 0 ? 'prima' : 'dopo'}`
}

/** Who would end later, in a sentence and by name. */
function Pushed({ spostati }: { spostati: Answer['spostati'] }) {
  if (spostati.length === 0) return <Typography>Nessun altro ordine finirebbe dopo.</Typography>
  const days = spostati.reduce((sum, { giorni }) => sum + (giorni ?? 0), 0)
  const late = spostati.filter(({ ritardo, fineDopo }) => ritardo > 0 || fineDopo === null).length
  return (
    <>
      <Typography>
        {formatCount(spostati.length, 'altro ordine finirebbe dopo', 'altri ordini finirebbero dopo')},{' '}
        {formatCount(days, 'giorno', 'giorni')} in tutto;{' '}
        {late === 0 ? 'tutti entro il loro approntamento' : `${late} oltre il loro approntamento`}.
      </Typography>
      <Box component="ul" aria-label="Ordini che finirebbero dopo" sx={{ m: 0, pl: 2.5 }}>
        {spostati.slice(0, LISTED).map(
          ({ ordine, giorni, ritardo, fineDopo }) =>
            ordine && (
              <li key={ordine.pk}>
                <Commessa pk={ordine.pk} numeroCommessa={ordine.numeroCommessa} />, {ordine.cliente.nome}:{' '}
                {fineDopo === null || giorni === null
                  ? 'non troverebbe più posto'
                  : `${formatCount(giorni, 'giorno', 'giorni')} dopo, il ${formatDate(fineDopo)}`}
                {ritardo > 0 && (
                  <Box component="span" sx={{ color: 'error.main' }}>
                    {`, ${formatCount(ritardo, 'giorno', 'giorni')} oltre l’approntamento`}
                  </Box>
                )}
              </li>
            ),
        )}
      </Box>
      {spostati.length > LISTED && (
        <Typography variant="body2" color="textSecondary">
          e altri {spostati.length - LISTED}.
        </Typography>
      )}
    </>
  )
}

function Outcome({ reference }: { reference: PreloadedQuery<NonPrimaDialogQuery> }) {
  const { percheNonPrima: found } = usePreloadedQuery<NonPrimaDialogQuery>(query, reference)
  if (!found) return null
  const { oggi: planned = null, dataConsegna, motivo, daSola, perPrima, spostati } = found
  const alone = daSola?.piano.giorno ?? null
  const first = perPrima?.piano.giorno ?? null
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>
        {planned ? `Oggi finisce ${dayName(planned)}` : 'Non ha ancora un piano'}
        {dataConsegna ? `; approntamento ${dayName(dataConsegna)}.` : '.'}
      </Typography>
      {motivo && <Alert severity="info">{motivo}</Alert>}
      {daSola && alone && (
        <section aria-labelledby="titolo-da-sola">
          <Typography id="titolo-da-sola" component="h3" variant="h3" sx={{ mb: 0.5 }}>
            Senza spostare nessuno: {dayName(alone)}
            {comparedWith(planned, alone)}
          </Typography>
          <Chain held={daSola} label="Che cosa la trattiene" />
        </section>
      )}
      {perPrima && first && (
        <section aria-labelledby="titolo-per-prima">
          <Typography id="titolo-per-prima" component="h3" variant="h3" sx={{ mb: 0.5 }}>
            Presa per prima: {dayName(first)}
            {comparedWith(planned, first)}
          </Typography>
          <Pushed spostati={spostati} />
          {first !== alone && (
            <>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 0.5 }}>
                Prima ancora non può, perché:
              </Typography>
              <Chain held={perPrima} label="Che cosa la trattiene anche per prima" />
            </>
          )}
        </section>
      )}
      {(daSola || perPrima) && (
        <Typography variant="body2" color="textSecondary">
          Ciò che è iniziato e il materiale già concordato restano alle loro date; da capo, anche i fornitori, vale
          «Prima data possibile».
        </Typography>
      )}
    </Stack>
  )
}

interface Props {
  opened: Opened<NonPrimaDialogQuery>
  open: boolean
  onClose: () => void
}

/** What holds an order, and who would end later if it were taken first. */
export default function NonPrimaDialog({ opened, open, onClose }: Props) {
  return (
    <DialogFrame open={open} title="Perché non prima?" onClose={onClose}>
      <DialogContent dividers tabIndex={0} sx={{ minHeight: 240 }}>
        <OpenedData opened={opened} skeleton={<Wait />}>
          {(reference) => <Outcome reference={reference} />}
        </OpenedData>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Chiudi
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}

function Wait() {
  return (
    <div role="status" aria-label="Si cerca che cosa la trattiene">
      <Skeleton width={320} />
      <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />
    </div>
  )
}
