import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { rigaFornitoreName } from '#acquisti/righeOrdineFornitore/rules.ts'
import type { PastArrivi_ordineFornitore$key } from '#generated/PastArrivi_ordineFornitore.graphql.ts'
import { formatDate, formatQuantity } from '#shared/formats/formats.ts'

interface Props {
  ordineFornitore: PastArrivi_ordineFornitore$key
  /** @param pk number of the arrival */
  onTakeBack: (pk: number) => void
}

/** What came until now, the latest first, each with the way to take it back. */
export function PastArrivi({ ordineFornitore, onTakeBack }: Props) {
  const { arrivi, righe } = useFragment(
    graphql`
      fragment PastArrivi_ordineFornitore on OrdineFornitore {
        arrivi {
          pk
          giorno
          numeroDocumento
          autore
          righe {
            rigaPk
            quantita
          }
        }
        righe {
          pk
          tipologia
          codice
          descrizione
          um
        }
      }
    `,
    ordineFornitore,
  )
  if (arrivi.length === 0) return null
  const of = new Map(righe.map((riga) => [riga.pk, riga]))
  return (
    <Box component="section" aria-labelledby="titolo-arrivi" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="titolo-arrivi" variant="h3">
        Arrivi registrati
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {arrivi.toReversed().map(({ pk, giorno, numeroDocumento, autore, righe: own }) => {
          const head = [formatDate(giorno), numeroDocumento, autore].filter(Boolean).join(' · ')
          return (
            <Box
              key={pk}
              component="li"
              sx={{ display: 'flex', gap: 1, alignItems: 'start', py: 1, borderTop: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 550 }}>{head}</Box>
                <Typography variant="body2" color="textSecondary">
                  {own
                    .map(({ rigaPk, quantita }) => {
                      const riga = of.get(rigaPk)
                      return `${riga ? rigaFornitoreName(riga) : `riga ${rigaPk}`} × ${formatQuantity(quantita)} ${riga?.um ?? ''}`.trim()
                    })
                    .join(', ')}
                </Typography>
              </Box>
              <Button size="small" aria-label={`Annulla l’arrivo del ${head}`} onClick={() => onTakeBack(pk)}>
                Annulla
              </Button>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
