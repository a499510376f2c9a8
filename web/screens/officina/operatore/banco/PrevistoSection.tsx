import PlayArrow from '@mui/icons-material/PlayArrowOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PrevistoSection_previsto$key } from '#generated/PrevistoSection_previsto.graphql.ts'
import { countPezzi, TIPI_PEZZO } from '#officina/lavorazioni/rules.ts'
import { durationInWords } from '#screens/produzione/fasiSchedulate/row.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { floorButton, floorTarget } from '../targets.ts'

interface Props {
  /** Null when nothing is planned, or no workstation is chosen. */
  previsto: PrevistoSection_previsto$key | null
  postazioni: readonly string[]
  /** '' for none. */
  postazione: string
  onPostazione: (name: string) => void
  onBegin: (
    ordine: { pk: number; numeroCommessa: string; nomeCliente: string; riferimento: string },
    lavorazione: { pk: number; nome: string },
  ) => Promise<void>
}

/**
 * 'Previsto al tuo banco': what comes next, as the planning gives it to the workstation of this device. The device knows
 * which one it is; a touch changes it.
 */
export function PrevistoSection({ postazioni, postazione, onPostazione, onBegin, ...props }: Props) {
  const previsto = useFragment(
    graphql`
      fragment PrevistoSection_previsto on LavoroRimasto @relay(plural: true) {
        pianificatoIl
        ordine {
          pk
          numeroCommessa
          nomeCliente
          riferimento
        }
        minuti
        lavorazione {
          pk
          nome
          attivitaNumero
        }
        pezziTotali
        pezziEseguiti
      }
    `,
    props.previsto,
  )
  const [choosing, setChoosing] = useState(false)
  const [starting, setStarting] = useState(false)
  const id = useId()
  if (postazioni.length === 0) return null
  const known = postazioni.includes(postazione)
  return (
    <Box component="section" aria-label="Previsto al tuo banco" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, flexWrap: 'wrap' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" component="h2">
            Previsto al tuo banco
          </Typography>
          {known && (
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {postazione}
              {previsto?.[0] && `, pianificazione del ${formatDate(previsto[0].pianificatoIl)}`}
            </Typography>
          )}
        </Box>
        {known && (
          <Button
            aria-expanded={choosing}
            aria-controls={id}
            onClick={() => setChoosing(!choosing)}
            sx={{ ...floorTarget, px: 2 }}
          >
            Cambia postazione
          </Button>
        )}
      </Box>
      {(choosing || !known) && (
        <Stations
          id={id}
          postazioni={postazioni}
          postazione={known ? postazione : ''}
          onChoose={(name) => {
            onPostazione(name)
            setChoosing(false)
          }}
        />
      )}
      {known && !previsto && (
        <Typography color="textSecondary">Nessuna pianificazione recente per questa postazione.</Typography>
      )}
      {previsto && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {previsto
            .flatMap(({ ordine, ...lavoro }) => (ordine ? [{ ...ordine, ...lavoro }] : []))
            .map(({ pk, numeroCommessa, nomeCliente, riferimento, minuti, lavorazione, ...pezzi }) => (
              <Card component="li" key={pk} aria-label={`${numeroCommessa} ${nomeCliente}`} sx={{ p: 1.5 }}>
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                  <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
                    <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                      {numeroCommessa} {nomeCliente}
                    </Typography>
                    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                      {[riferimento, minuti != null && durationInWords(minuti)].filter(Boolean).join(' · ')}
                    </Typography>
                    <Typography variant="body2">
                      {lavorazione
                        ? `${lavorazione.nome}: ${pezzi.pezziEseguiti}/${countPezzi(pezzi.pezziTotali, wordOfEnum(TIPI_PEZZO, lavorazione.attivitaNumero))}`
                        : 'Tutto fatto'}
                    </Typography>
                  </Box>
                  {lavorazione && (
                    <Button
                      variant="outlined"
                      startIcon={<PlayArrow />}
                      disabled={starting}
                      onClick={() => {
                        setStarting(true)
                        void onBegin({ pk, numeroCommessa, nomeCliente, riferimento }, lavorazione).finally(() =>
                          setStarting(false),
                        )
                      }}
                      aria-label={`Comincia ${lavorazione.nome} di ${numeroCommessa}`}
                      sx={{ ...floorTarget, px: 2 }}
                    >
                      Comincia
                    </Button>
                  )}
                </Box>
              </Card>
            ))}
        </Box>
      )}
    </Box>
  )
}

interface StationsProps {
  id: string
  postazioni: readonly string[]
  /** '' for none. */
  postazione: string
  onChoose: (name: string) => void
}

/** The workstations, a touch each; the one of this device is pressed, and touched again it is none. */
function Stations({ id, postazioni, postazione, onChoose }: StationsProps) {
  return (
    <Box id={id} role="group" aria-label="La tua postazione" sx={{ mb: 1.5 }}>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        Scegli la postazione di questo dispositivo: qui compare quello che viene dopo.
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))' }}>
        {postazioni.map((name) => (
          <Button
            key={name}
            variant={name === postazione ? 'contained' : 'outlined'}
            aria-pressed={name === postazione}
            onClick={() => onChoose(name === postazione ? '' : name)}
            sx={{ ...floorButton, overflowWrap: 'anywhere' }}
          >
            {name}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
