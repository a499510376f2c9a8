import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { Link as LinkRotta } from 'react-router'
import { graphql } from 'relay-runtime'
import { isoDate } from '../../../../../server/shared/formats/formats.ts'
import { StatusChip } from '../../../../ui/StatusChip.tsx'
import { DateValue } from '../../../../ui/Values.tsx'
import { margineStatus } from '../margineStatus.ts'
import type { OrdineProgress_ordine$key } from './__generated__/OrdineProgress_ordine.graphql.ts'
import { awaitedOf, nextStepOf } from './nextStep.ts'

/** Under the head of an order: its day and margin, what comes next, who is waited for. */
export function OrdineProgress(props: { ordine: OrdineProgress_ordine$key }) {
  const { pk, dataConsegna, schedulazione, ordiniFornitore, ...tempi } = useFragment(
    graphql`
      fragment OrdineProgress_ordine on Ordine {
        pk
        dataConsegna
        margine
        ritardoMateriali
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
  const adesso = new Date().toISOString()
  const fasi = (schedulazione?.fasi ?? []).map(({ nomeFase, inizio, fine }) => ({
    nomeFase,
    inizio: String(inizio),
    fine: String(fine),
  }))
  const margine = margineStatus(tempi)
  const passo = nextStepOf(fasi, adesso)
  const concluso = fasi.length > 0 && fasi.every(({ fine }) => fine <= adesso)
  const attesa = concluso
    ? null
    : awaitedOf(
        (ordiniFornitore ?? []).map((una) => ({ ...una, dataConsegna: una.dataConsegna as string | null })),
        isoDate(adesso),
      )
  if (!dataConsegna && !passo && !attesa) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center', minHeight: 24 }}>
      {dataConsegna && (
        <Typography component="span">
          Approntamento <DateValue valore={String(dataConsegna)} />
        </Typography>
      )}
      {margine && <StatusChip {...margine} />}
      {passo && (
        <Typography component="span" color="textSecondary">
          {passo}
        </Typography>
      )}
      {attesa && (
        <Link
          component={LinkRotta}
          to={`/ordini/${pk}/fornitori`}
          color={attesa.tardi ? 'error' : 'textSecondary'}
          underline="hover"
        >
          {attesa.testo}
        </Link>
      )}
    </Box>
  )
}
