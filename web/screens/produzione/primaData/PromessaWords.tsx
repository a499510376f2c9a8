import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PromessaWords_piano$key } from '#generated/PromessaWords_piano.graphql.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { dayName } from '../schedulatore/time.ts'

interface Props {
  piano: PromessaWords_piano$key
  /** What the date is made of, phase by phase. */
  detail?: boolean
}

interface Scostamento {
  nomeFase: string
  fornitore: string | null
  casi: number
  mediana: number
  ottoSuDieci: number
}

const days = (numero: number) =>
  numero === 0 ? 'puntuale' : `${formatCount(Math.abs(numero), 'giorno', 'giorni')} ${numero > 0 ? 'dopo' : 'prima'}`

/** 'vetro (Vetreria Alba): di solito puntuale, in 8 casi su 10 entro 4 giorni dopo; 23 casi' */
function deviationInWords({ nomeFase, fornitore, casi, mediana, ottoSuDieci }: Scostamento): string {
  const who = fornitore ? `${nomeFase} (${fornitore})` : nomeFase
  const quasi = ottoSuDieci === 0 ? 'in 8 casi su 10 puntuale' : `in 8 casi su 10 entro ${days(ottoSuDieci)}`
  return `${who}: di solito ${days(mediana)}, ${quasi}; ${formatCount(casi, 'caso', 'casi')}`
}

/** The day by which it is ready in eight of ten cases; nothing where the past says nothing. */
export function PromessaWords({ piano, detail = false }: Props) {
  const { promessa, spostata, scostamenti, senzaDati } = useFragment(
    graphql`
      fragment PromessaWords_piano on PianoSchedulazione {
        promessa
        spostata
        scostamenti {
          nomeFase
          fornitore
          casi
          mediana
          ottoSuDieci
        }
        senzaDati
      }
    `,
    piano,
  )
  if (!promessa) return null
  const examples = Math.min(...scostamenti.map((one) => one.casi))
  return (
    <div>
      <Typography>
        In 8 casi su 10 entro <strong>{dayName(promessa)}</strong>
        {!detail && ` (${formatCount(examples, 'caso', 'casi')} per fase, almeno)`}
      </Typography>
      {detail && (
        <Box component="ul" aria-label="Da dove viene la data" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {scostamenti.map((one) => (
            <Typography key={one.nomeFase} component="li" variant="body2" color="textSecondary">
              {deviationInWords(one)}
            </Typography>
          ))}
          {spostata !== null && spostata !== 0 && (
            <Typography component="li" variant="body2" color="textSecondary">
              {`${formatCount(Math.abs(spostata), 'giorno', 'giorni')} ${spostata > 0 ? 'più tardi' : 'prima'} per come sono andate le date promesse`}
            </Typography>
          )}
          {senzaDati.length > 0 && (
            <Typography component="li" variant="body2" color="textSecondary">
              {`senza abbastanza casi, contate come puntuali: ${senzaDati.join(', ')}`}
            </Typography>
          )}
        </Box>
      )}
    </div>
  )
}
