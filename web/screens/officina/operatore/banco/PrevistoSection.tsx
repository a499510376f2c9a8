import PlayArrow from '@mui/icons-material/PlayArrowOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PrevistoSection_previsto$key } from '#generated/PrevistoSection_previsto.graphql.ts'
import { countPezzi, TIPI_PEZZO } from '#officina/lavorazioni/rules.ts'
import { durationInWords } from '#screens/produzione/fasiSchedulate/row.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { floorField, floorTarget } from '../targets.ts'

interface Props {
  /** Null when nothing is planned, or no workstation is chosen. */
  previsto: PrevistoSection_previsto$key | null
  postazioni: readonly string[]
  /** '' for none. */
  postazione: string
  onPostazione: (name: string) => void
  onBegin: (ordine: number, lavorazione: number | null) => void
}

/** 'Previsto al tuo banco': what the planning gives to the workstation of this device, in turn. */
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
  if (postazioni.length === 0) return null
  return (
    <Box component="section" aria-label="Previsto al tuo banco" sx={{ minWidth: 0 }}>
      <Typography variant="h2" component="h2" sx={{ mb: 1 }}>
        Previsto al tuo banco
      </Typography>
      <TextField
        select
        fullWidth
        label="La tua postazione"
        value={postazioni.includes(postazione) ? postazione : ''}
        onChange={({ target }) => onPostazione(target.value)}
        sx={{ ...floorField, mb: 1.5 }}
      >
        <MenuItem value="" sx={{ minHeight: 56 }}>
          Nessuna
        </MenuItem>
        {postazioni.map((name) => (
          <MenuItem key={name} value={name} sx={{ minHeight: 56 }}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {postazione !== '' && !previsto && (
        <Typography color="textSecondary">Nessuna pianificazione recente per questa postazione.</Typography>
      )}
      {previsto && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            Pianificazione del {formatDate(previsto[0]?.pianificatoIl)}
          </Typography>
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
                        onClick={() => onBegin(pk, lavorazione.pk)}
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
        </>
      )}
    </Box>
  )
}
