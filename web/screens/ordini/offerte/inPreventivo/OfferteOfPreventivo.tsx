import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { OfferteOfPreventivo_preventivo$key } from '#generated/OfferteOfPreventivo_preventivo.graphql.ts'
import { offertaName } from '#ordini/offerte/rules.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { formatDateTime, formatEuro } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { BozzaChip, StatoOffertaChip } from '../StatoOffertaChip.tsx'
import { useCreateOfferta } from '../useCreateOfferta.ts'

const offertaUrl = (pk: number) => `/offerte/#/${pk}`

/** What the customer did with the last version, newest first: 'Pagina aperta il …'. */
const CUSTOMER_EVENTS: ReadonlySet<string> = new Set(['APERTA', 'SCARICATA', 'SCRITTO', 'ACCETTATA', 'RIFIUTATA'])

/** The offers that answer a quote: totals, versions, what the customer opened and when; a click makes one. */
export default function OfferteOfPreventivo(props: { preventivo: OfferteOfPreventivo_preventivo$key }) {
  const { pk, eliminato, ordine, offerte } = useFragment(
    graphql`
      fragment OfferteOfPreventivo_preventivo on Preventivo {
        pk
        eliminato
        ordine {
          pk
        }
        offerte(first: 20) {
          nodes {
            pk
            stato
            etichettaStato
            netto
            totale
            numeroVersione
            numeroBozza
            versioni {
              numero
              eventi {
                pk
                tipo
                descrizione
                il
              }
            }
          }
        }
      }
    `,
    props.preventivo,
  )
  const { updateOfferte } = useViewer().permessi
  const [make, isMaking] = useCreateOfferta((made) => location.assign(offertaUrl(made)))
  useChanged(['OFFERTA'], useReread(150))
  const items = offerte?.nodes ?? []
  const mayMake = updateOfferte && !eliminato && !ordine
  if (items.length === 0 && !mayMake) return null
  return (
    <DetailCard
      title="Offerte"
      actions={
        mayMake && (
          <Button
            variant={items.length === 0 ? 'contained' : 'text'}
            loading={isMaking}
            onClick={() => void make({ preventivoPk: pk })}
          >
            Crea offerta
          </Button>
        )
      }
    >
      {items.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>Nessuna: le righe si prendono da qui, i prezzi dal listino.</Box>
      ) : (
        <Box component="ul" aria-label="Offerte" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {items.map((offerta) => {
            const events = offerta.versioni.flatMap(({ eventi }) => eventi)
            const last = events.find(({ tipo }) => CUSTOMER_EVENTS.has(tipo))
            return (
              <li key={offerta.pk}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                  <Link href={offertaUrl(offerta.pk)} sx={{ fontWeight: 550 }}>
                    {offertaName(offerta.pk, offerta.numeroVersione)}
                  </Link>
                  <StatoOffertaChip stato={offerta.stato} etichettaStato={offerta.etichettaStato} />
                  <BozzaChip {...offerta} />
                  <span>{formatEuro(offerta.netto)}</span>
                </Box>
                <Typography variant="body2" color="textSecondary">
                  {last ? `${last.descrizione} il ${formatDateTime(last.il)}` : `${formatEuro(offerta.totale)} con IVA`}
                </Typography>
              </li>
            )
          })}
        </Box>
      )}
    </DetailCard>
  )
}
