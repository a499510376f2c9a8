import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql, type RecordProxy, type RecordSourceSelectorProxy } from 'relay-runtime'
import type { PromesseOrdine_promesse$key } from '#generated/PromesseOrdine_promesse.graphql.ts'
import type { PromesseOrdineAddMutation } from '#generated/PromesseOrdineAddMutation.graphql.ts'
import type { PromesseOrdineHoldMutation } from '#generated/PromesseOrdineHoldMutation.graphql.ts'
import type { PromesseOrdineRemoveMutation } from '#generated/PromesseOrdineRemoveMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import { dayName } from '../schedulatore/time.ts'
import { TellDay, toldInWords } from './TellDay.tsx'

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

/** The days that the customer of an order was told; one told on the phone is noted here, mails are by themselves. */
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
  /** A list of things without an id: the store cannot know them again. */
  const shown = (mutation: string) => (store: RecordSourceSelectorProxy) => {
    const payload: RecordProxy | null = store.getRootField(mutation)
    const brought = payload?.getLinkedRecords('promesse')
    if (brought) store.getRoot().setLinkedRecords(brought, 'promesseOrdine', { pk })
  }
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
  if (told.length === 0 && !adminOrders) return null
  return (
    <section aria-labelledby="titolo-promesse">
      <Typography id="titolo-promesse" component="h3" variant="h3" sx={{ mb: 0.5 }}>
        Date promesse al cliente
      </Typography>
      {told.length === 0 && <Typography color="textSecondary">Ancora nessuna.</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {told.map(({ pk: promessa, giorno, origine, fattaIl, probabilita, vincolante, utente }) => (
          <Box
            component="li"
            key={promessa}
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 40 }}
          >
            <div>
              <strong>{dayName(giorno)}</strong>
              <Typography variant="body2" color="textSecondary">
                {toldInWords({ probabilita, origine, fattaIl, utente })}
              </Typography>
            </div>
            {scheduleOrder ? (
              <Tooltip
                title={vincolante ? 'Ferma: nessuna ricerca la supera' : 'Tieni ferma: nessuna ricerca la supera'}
              >
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
            )}
            {adminOrders && origine === 'PRIMA_DATA' && (
              <IconButton
                aria-label={`Togli la data promessa ${formatDate(giorno)}`}
                disabled={removing}
                onClick={() => void remove({ input: { pk: promessa } })}
              >
                <DeleteOutlined />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {adminOrders && (
        <TellDay day={day} adding={adding} onTell={(when) => add({ input: { ordinePk: pk, giorno: when } })} />
      )}
    </section>
  )
}
