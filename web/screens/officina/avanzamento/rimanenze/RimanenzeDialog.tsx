import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { type TipoPezzo, unitaPezzi } from '../../../../../server/officina/lavorazioni/rules.ts'
import { OpenedData } from '../../../../relay/opened/OpenedData.tsx'
import type { Opened } from '../../../../relay/opened/useOpened.ts'
import { useOperation } from '../../../../relay/useOperation.ts'
import { useViewer } from '../../../../shell/viewer.ts'
import { useConfirm } from '../../../../ui/Confirm.tsx'
import type { RimanenzeDialogOrdineMutation } from './__generated__/RimanenzeDialogOrdineMutation.graphql.ts'
import type { RimanenzeDialogQuery } from './__generated__/RimanenzeDialogQuery.graphql.ts'
import type { RimanenzeDialogUnaMutation } from './__generated__/RimanenzeDialogUnaMutation.graphql.ts'

const query = graphql`
  query RimanenzeDialogQuery($ordine: Int!, $dataInizio: Date, $dataFine: Date) {
    rimanenzeOrdine(ordine: $ordine, dataInizio: $dataInizio, dataFine: $dataFine) {
      postazioni
      lavorazioni {
        pk
        nome
        attivitaNumero
        pezziTotali
        pezziEseguiti
      }
    }
    ora: rimanenzeOrdine(ordine: $ordine) {
      lavorazioni {
        pk
        pezziTotali
        pezziEseguiti
      }
    }
  }
`

const tutte = graphql`
  mutation RimanenzeDialogOrdineMutation($ordine: Int!) {
    completaAttivitaOrdine(input: { ordine: $ordine }) {
      errors {
        code
        field
        message
      }
    }
  }
`

const una = graphql`
  mutation RimanenzeDialogUnaMutation($ordine: Int!, $lavorazione: Int!) {
    completaLavorazioneOrdine(input: { ordine: $ordine, lavorazione: $lavorazione }) {
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  opened: Opened<RimanenzeDialogQuery>
  ordine: { pk: number; numeroCommessa: string }
  onClose: () => void
}

/** What of an order is done in some days, and left, at each workstation; who may completes it. */
export default function RimanenzeDialog({ opened, ordine, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="titolo-rimanenze">
      <DialogTitle id="titolo-rimanenze">Attività dell’ordine {ordine.numeroCommessa}</DialogTitle>
      <OpenedData
        opened={opened}
        skeleton={
          <DialogContent dividers>
            <Typography role="status">Caricamento...</Typography>
          </DialogContent>
        }
      >
        {(reference) => <Rimanenze reference={reference} ordine={ordine} again={opened.again} onClose={onClose} />}
      </OpenedData>
    </Dialog>
  )
}

interface RimanenzeProps {
  reference: PreloadedQuery<RimanenzeDialogQuery>
  ordine: Props['ordine']
  again: () => void
  onClose: () => void
}

function Rimanenze({ reference, ordine, again, onClose }: RimanenzeProps) {
  const { rimanenzeOrdine: blocchi, ora } = usePreloadedQuery<RimanenzeDialogQuery>(query, reference)
  const { adminAttivitaOperatori } = useViewer().permessi
  const chiedi = useConfirm()
  const [completaTutte, tutteInCorso] = useOperation<RimanenzeDialogOrdineMutation>(tutte, {
    successo: 'Attività completate',
  })
  const [completaUna, unaInCorso] = useOperation<RimanenzeDialogUnaMutation>(una, {
    successo: 'Lavorazione completata',
  })
  const inCorso = tutteInCorso || unaInCorso
  const daFare = new Set(
    ora.flatMap(({ lavorazioni }) =>
      lavorazioni.filter(({ pezziEseguiti, pezziTotali }) => pezziEseguiti < pezziTotali).map(({ pk }) => pk),
    ),
  )
  const testo = 'I pezzi che mancano risultano fatti oggi, da un’attività automatica che si può eliminare.'
  async function complete(lavorazione?: { pk: number; nome: string }) {
    const titolo = lavorazione ? `Completare ${lavorazione.nome}?` : 'Completare tutte le attività dell’ordine?'
    if (!(await chiedi({ titolo, testo, conferma: lavorazione ? 'Completa' : 'Completa attività' }))) return
    const esito = lavorazione
      ? await completaUna({ ordine: ordine.pk, lavorazione: lavorazione.pk })
      : await completaTutte({ ordine: ordine.pk })
    if (esito.ok) again()
  }
  return (
    <>
      <DialogContent dividers sx={{ display: 'grid', gap: 2 }}>
        {blocchi.length === 0 && <Typography color="textSecondary">Questo ordine non ha pezzi da lavorare.</Typography>}
        {blocchi.map(({ postazioni, lavorazioni }) => (
          <Box key={postazioni.join()} component="section">
            <Typography variant="h3" sx={{ mb: 0.5 }}>
              {postazioni.join(', ') || 'Senza postazione'}
            </Typography>
            {lavorazioni.map(({ pk, nome, attivitaNumero, pezziEseguiti, pezziTotali }) => (
              <Box
                key={pk}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  minHeight: 36,
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                <Box sx={{ flex: 1 }}>{nome}</Box>
                <Box>
                  {pezziEseguiti} / {pezziTotali} {unitaPezzi(attivitaNumero as TipoPezzo)}
                </Box>
                {adminAttivitaOperatori && (
                  <Button
                    size="small"
                    disabled={inCorso || !daFare.has(pk)}
                    onClick={() => void complete({ pk, nome })}
                    aria-label={`Completa ${nome}`}
                  >
                    Completa
                  </Button>
                )}
              </Box>
            ))}
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        {adminAttivitaOperatori && (
          <Button disabled={inCorso || daFare.size === 0} onClick={() => void complete()}>
            Completa attività
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          Chiudi
        </Button>
      </DialogActions>
    </>
  )
}
