import WarningAmber from '@mui/icons-material/WarningAmber'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useFragment } from 'react-relay'
import { Link } from 'react-router'
import { graphql } from 'relay-runtime'
import type { MargineBadge_ordine$key } from '#generated/MargineBadge_ordine.graphql.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import { margineStatus } from '../margineStatus.ts'
import { isLateFornitura, surestMargine } from './nextStep.ts'

const MARGINE = {
  // A long word ends in dots rather than taking a second row; a customer's name does so before it.
  minWidth: 96,
  display: 'flex',
  flex: '0 1 auto',
} as const

/** The one margin of an order, or why it has none; a mark when materials are still to be ordered. */
export function MargineBadge(props: { ordine: MargineBadge_ordine$key }) {
  const ordine = useFragment(
    graphql`
      fragment MargineBadge_ordine on Ordine {
        pk
        schedulato
        etichettaSchedulazione @required(action: THROW)
        ordiniFornitoreMancanti {
          materiale
        }
        margine
        ritardoMateriali @required(action: THROW)
        statoMargine
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
  const { etichettaSchedulazione, schedulato, ordiniFornitoreMancanti } = ordine
  const margine = surestMargine(margineStatus(ordine), isLateFornitura(ordine.ordiniFornitore))
  const missing = ordiniFornitoreMancanti?.map(({ materiale }) => materiale) ?? []
  return (
    <>
      <Box sx={MARGINE}>
        {margine ? (
          <StatusChip {...margine} nota={`${etichettaSchedulazione}: ${margine.word}`} />
        ) : (
          <StatusChip word={etichettaSchedulazione} tone={schedulato ? 'positivo' : 'neutro'} />
        )}
      </Box>
      {missing.length > 0 && (
        <Tooltip title={`Attenzione ordini fornitori non completi: ${missing.join(', ')}`}>
          <IconButton
            component={Link}
            to={`/ordini/${ordine.pk}/fornitori`}
            size="small"
            aria-label="Attenzione ordini fornitori non completi"
          >
            <WarningAmber color="warning" />
          </IconButton>
        </Tooltip>
      )}
    </>
  )
}
