import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { RimanenzeDialogQuery } from '#generated/RimanenzeDialogQuery.graphql.ts'
import { TIPI_PEZZO, unitaPezzi } from '#officina/lavorazioni/rules.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import { durationInWords } from '#screens/produzione/fasiSchedulate/row.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import type { RimanenzeDialogProps } from './RimanenzeButton.tsx'
import { useCompleta } from './useCompleta.ts'

const query = graphql`
  query RimanenzeDialogQuery(
    $ordine: Int!
    $ufficio: Boolean!
    $periodo: Periodo
    $giorni: Boolean!
  ) {
    rimanenzeOrdine(ordinePk: $ordine, periodo: $periodo) {
      postazioni
      lavorazioni {
        pk
        nome
        attivitaNumero
        pezziTotali
        pezziEseguiti
        tempoTeorico
        tempoTeoricoUsato
      }
    }
    ora: rimanenzeOrdine(ordinePk: $ordine) @include(if: $giorni) {
      lavorazioni {
        pk
        pezziTotali
        pezziEseguiti
      }
    }
    attivitaAutomatiche(filtro: { ordinePk: $ordine }, perPagina: 50) @include(if: $ufficio) {
      nodes {
        pk
        data
        lavorazione {
          pk
        }
        numeroPezzi
      }
    }
  }
`

/** What is done and left of an order at each workstation; the office closes what was done and never recorded. */
export default function RimanenzeDialog({ ordine, opened, onClose }: RimanenzeDialogProps) {
  useChanged(['PEZZI'], opened.again, { pk: ordine.pk, includingOwn: true })
  return (
    <DialogFrame onEscape={onClose} title={`Attività rimanenti dell’ordine ${ordine.numeroCommessa}`}>
      <OpenedData opened={opened} skeleton={<LinearProgress />} onClose={onClose}>
        {(reference) => <Rimanenze reference={reference} ordine={ordine.pk} onClose={onClose} />}
      </OpenedData>
    </DialogFrame>
  )
}

interface RimanenzeProps {
  reference: PreloadedQuery<RimanenzeDialogQuery>
  ordine: number
  onClose: () => void
}

function Rimanenze({ reference, ordine, onClose }: RimanenzeProps) {
  const data = usePreloadedQuery<RimanenzeDialogQuery>(query, reference)
  const { attivitaAutomatiche } = data
  // An order that was removed meanwhile has none.
  const rimanenzeOrdine = data.rimanenzeOrdine ?? []
  const hour = data.ora ?? rimanenzeOrdine
  const { completa, completeAll, cancel, busy } = useCompleta(ordine)
  const office = attivitaAutomatiche !== undefined
  // Of some days the pieces of those are shown; what may be completed is what is left today.
  const left = new Set(
    hour
      .flatMap(({ lavorazioni }) => lavorazioni)
      .filter((one) => one.pezziEseguiti < one.pezziTotali)
      .map(({ pk }) => pk),
  )
  const closed = Map.groupBy(attivitaAutomatiche?.nodes ?? [], ({ lavorazione }) => lavorazione.pk)
  return (
    <>
      <DialogContent dividers sx={{ display: 'grid', gap: 2.5 }}>
        {rimanenzeOrdine.length === 0 && (
          <EmptyState title="Nessuna lavorazione" text="Questo ordine non ha pezzi da lavorare in officina." />
        )}
        {rimanenzeOrdine.map(({ postazioni, lavorazioni }) => {
          const name = postazioni.join(', ') || 'Senza postazione'
          return (
            <Box component="section" key={name} aria-label={name}>
              <Typography variant="h3" component="h3" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
                {name}
              </Typography>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {lavorazioni.map((one) => (
                  <Box component="li" key={one.pk} aria-label={one.nome} sx={row}>
                    <Lavorazione {...one} />
                    {office && left.has(one.pk) && (
                      <Button
                        variant="outlined"
                        disabled={busy}
                        aria-label={`Completa ${one.nome}`}
                        onClick={() => void completa(one)}
                      >
                        Completa
                      </Button>
                    )}
                    {(closed.get(one.pk) ?? []).map(({ pk, data, numeroPezzi }) => (
                      <Box key={pk} sx={{ gridColumn: '1 / -1', display: 'flex', alignItems: 'center', gap: 1 }}>
                        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
                          Attivita automatica del {formatDate(data)}: {numeroPezzi}{' '}
                          {unitaPezzi(wordOfEnum(TIPI_PEZZO, one.attivitaNumero))}
                        </Typography>
                        <Button
                          size="small"
                          disabled={busy}
                          aria-label={`Annulla l’attività automatica di ${one.nome}`}
                          onClick={() => void cancel([pk])}
                        >
                          Annulla
                        </Button>
                      </Box>
                    ))}
                  </Box>
                ))}
              </Box>
            </Box>
          )
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Chiudi</Button>
        {office && left.size > 0 && (
          <Button variant="contained" disabled={busy} onClick={() => void completeAll()}>
            Completa attività
          </Button>
        )}
      </DialogActions>
    </>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 1,
  alignItems: 'center',
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const

type Shown = NonNullable<RimanenzeDialogQuery['response']['rimanenzeOrdine']>[number]['lavorazioni'][number]

function Lavorazione({ nome, attivitaNumero, pezziTotali, pezziEseguiti, tempoTeorico, tempoTeoricoUsato }: Shown) {
  const left = Math.max(0, tempoTeorico - tempoTeoricoUsato)
  const done = pezziEseguiti >= pezziTotali
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{nome}</Typography>
      <Typography variant="body2" color="textSecondary">
        {pezziEseguiti}/{pezziTotali} {unitaPezzi(wordOfEnum(TIPI_PEZZO, attivitaNumero))}
        {done ? ' · finita' : left > 0 && ` · restano ${durationInWords(left)}`}
      </Typography>
      <LinearProgress
        variant="determinate"
        color={done ? 'success' : 'primary'}
        value={pezziTotali > 0 ? Math.min(100, (pezziEseguiti / pezziTotali) * 100) : 0}
        aria-label={`Avanzamento di ${nome}`}
        sx={{ mt: 0.5, height: 6, borderRadius: 1 }}
      />
    </Box>
  )
}
