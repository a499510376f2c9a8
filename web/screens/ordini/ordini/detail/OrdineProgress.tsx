import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { Link as RouteLink } from 'react-router'
import { graphql } from 'relay-runtime'
import type { OrdineProgress_ordine$key } from '#generated/OrdineProgress_ordine.graphql.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import { DateValue } from '#ui/Values.tsx'
import { margineStatus } from '../margineStatus.ts'
import { awaitedOf, nextStepOf } from './nextStep.ts'

/** Under the head of an order: its day and margin, what comes next, who is waited for. */
export function OrdineProgress(props: { ordine: OrdineProgress_ordine$key }) {
  const { pk, dataConsegna, schedulazione, ordiniFornitore, ...tempi } = useFragment(
    graphql`
      fragment OrdineProgress_ordine on Ordine {
        pk
        dataConsegna
        margine
        ritardoMateriali @required(action: THROW)
        statoMargine
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
      }
    `,
    props.ordine,
  )
  const now = new Date().toISOString()
  const fasi = (schedulazione?.fasi ?? []).map(({ nomeFase, inizio, fine }) => ({
    nomeFase,
    inizio: String(inizio),
    fine: String(fine),
  }))
  const margine = margineStatus(tempi)
  const step = nextStepOf(fasi, now)
  const concluso = fasi.length > 0 && fasi.every(({ fine }) => fine <= now)
  const wait = concluso
    ? null
    : awaitedOf(
        (ordiniFornitore ?? []).map((one) => ({ ...one, dataConsegna: one.dataConsegna as string | null })),
        isoDate(now),
      )
  if (!dataConsegna && !step && !wait) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center', minHeight: 24 }}>
      {dataConsegna && (
        <Typography component="span">
          Approntamento <DateValue value={String(dataConsegna)} />
        </Typography>
      )}
      {margine && <StatusChip {...margine} />}
      {step && (
        <Typography component="span" color="textSecondary">
          {step}
        </Typography>
      )}
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
