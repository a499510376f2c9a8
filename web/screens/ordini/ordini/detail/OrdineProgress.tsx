import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { Link as RouteLink } from 'react-router'
import { graphql } from 'relay-runtime'
import type { OrdineProgress_ordine$key } from '#generated/OrdineProgress_ordine.graphql.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { DateValue } from '#ui/Values.tsx'
import { MargineBadge } from './MargineBadge.tsx'
import { awaitedOf, datedForniture, isOver, nextStepOf } from './nextStep.ts'

/** How far an order is: its day, what comes next, who is waited for. */
export function OrdineProgress(props: { ordine: OrdineProgress_ordine$key }) {
  const phone = useIsPhone()
  const ordine = useFragment(
    graphql`
      fragment OrdineProgress_ordine on Ordine {
        pk
        chiuso
        dataConsegna
        schedulazione {
          fasi {
            nomeFase
            inizio
            fine
          }
        }
        ordiniFornitore {
          tipologia
          statoNome
          dataConsegna
          fornitore {
            nome
          }
        }
        ...MargineBadge_ordine
      }
    `,
    props.ordine,
  )
  const { pk, chiuso, dataConsegna, schedulazione, ordiniFornitore } = ordine
  const now = new Date().toISOString()
  const fasi = (schedulazione?.fasi ?? []).map(({ nomeFase, inizio, fine }) => ({
    nomeFase,
    inizio: String(inizio),
    fine: String(fine),
  }))
  // What is delivered goes on nowhere, whatever its plan says.
  const step = chiuso ? null : nextStepOf(fasi, now)
  const wait = chiuso || isOver(fasi, now) ? null : awaitedOf(datedForniture(ordiniFornitore), isoDate(now))
  if (!dataConsegna && !step && !wait && !phone) return null
  return (
    <Box sx={{ display: 'grid', gap: 0.5, gridColumn: '1 / -1' }}>
      {dataConsegna && (
        <Typography component="span" sx={{ fontWeight: 600 }}>
          Approntamento <DateValue value={String(dataConsegna)} />
        </Typography>
      )}
      {/* Elsewhere it stands in the head. */}
      {phone && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <MargineBadge ordine={ordine} />
        </Box>
      )}
      {step && <Typography component="span">{step}</Typography>}
      {wait && (
        <Link
          component={RouteLink}
          to={`/ordini/${pk}/fornitori`}
          color={wait.tardi ? 'error' : 'textSecondary'}
          underline="hover"
        >
          {wait.text}
        </Link>
      )}
    </Box>
  )
}
