import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import ToggleButton from '@mui/material/ToggleButton'
import Tooltip from '@mui/material/Tooltip'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PromesseOrdine_promesse$key } from '#generated/PromesseOrdine_promesse.graphql.ts'
import type { PromesseOrdineAddMutation } from '#generated/PromesseOrdineAddMutation.graphql.ts'
import type { PromesseOrdineHoldMutation } from '#generated/PromesseOrdineHoldMutation.graphql.ts'
import type { PromesseOrdineRemoveMutation } from '#generated/PromesseOrdineRemoveMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import { Promesse, promesseShown } from './Promesse.tsx'

const addMutation = graphql`
  mutation PromesseOrdineAddMutation($input: AddPromessaInput!) {
    addPromessa(input: $input) {
      promesse {
        ...PromesseOrdine_promesse
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const removeMutation = graphql`
  mutation PromesseOrdineRemoveMutation($input: RemovePromessaInput!) {
    removePromessa(input: $input) {
      promesse {
        ...PromesseOrdine_promesse
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const holdMutation = graphql`
  mutation PromesseOrdineHoldMutation($input: SetPromessaVincolanteInput!) {
    setPromessaVincolante(input: $input) {
      promesse {
        ...PromesseOrdine_promesse
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  /** Number of the order. */
  pk: number
  /** What can be promised. */
  day: string | null
  promesse: PromesseOrdine_promesse$key
}

/** The days that the customer of an order was told, each free or held by the searches. */
export function PromesseOrdine({ pk, day, promesse }: Props) {
  const told = useFragment(
    graphql`
      fragment PromesseOrdine_promesse on PromessaOrdine @relay(plural: true) {
        pk
        giorno
        origine
        fattaIl
        probabilita
        vincolante
        utente
      }
    `,
    promesse,
  )
  const { adminOrders, scheduleOrder } = useViewer().permessi
  const shown = promesseShown('promesseOrdine', pk)
  const [add, adding] = useOperation<PromesseOrdineAddMutation>(addMutation, {
    success: 'Data promessa segnata',
    updater: shown('addPromessa'),
  })
  const [remove, removing] = useOperation<PromesseOrdineRemoveMutation>(removeMutation, {
    success: 'Data promessa tolta',
    updater: shown('removePromessa'),
  })
  const [hold, holding] = useOperation<PromesseOrdineHoldMutation>(holdMutation, {
    updater: shown('setPromessaVincolante'),
  })
  return (
    <Promesse
      promesse={told}
      day={day}
      editable={adminOrders}
      adding={adding}
      removing={removing}
      onTell={(when) => add({ input: { ordinePk: pk, giorno: when } })}
      onRemove={(promessa) => remove({ input: { pk: promessa } })}
      beside={({ pk: promessa, giorno, vincolante }) =>
        scheduleOrder ? (
          <Tooltip title={vincolante ? 'Ferma: nessuna ricerca la supera' : 'Tieni ferma: nessuna ricerca la supera'}>
            <ToggleButton
              value="ferma"
              size="small"
              selected={vincolante}
              disabled={holding}
              aria-label={`Tieni ferma la data ${formatDate(giorno)}`}
              sx={{ ml: 'auto' }}
              onChange={() => void hold({ input: { pk: promessa, vincolante: !vincolante } })}
            >
              {vincolante ? <LockOutlined fontSize="small" /> : <LockOpenOutlined fontSize="small" />}
            </ToggleButton>
          </Tooltip>
        ) : (
          vincolante && <StatusChip word="Ferma" />
        )
      }
    />
  )
}
