import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql, type RecordProxy, type RecordSourceSelectorProxy } from 'relay-runtime'
import { DatePickerField } from '#forms/time/DatePickerField.tsx'
import type { PromesseOrdine_promesse$key } from '#generated/PromesseOrdine_promesse.graphql.ts'
import type { PromesseOrdineAddMutation } from '#generated/PromesseOrdineAddMutation.graphql.ts'
import type { PromesseOrdineHoldMutation } from '#generated/PromesseOrdineHoldMutation.graphql.ts'
import type { PromesseOrdineRemoveMutation } from '#generated/PromesseOrdineRemoveMutation.graphql.ts'
import { ORIGINE_PROMESSA_LABELS } from '#produzione/promesse/rules.ts'
import { useOperation } from '#relay/useOperation.ts'
import { today } from '#screens/persone/calendario/urlState.ts'
import { formatDate, formatPercentage } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import { dayName } from '../schedulatore/time.ts'

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
  const [chosen, setChosen] = useState<string | null>(day)
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
                {[
                  probabilita === null || probabilita === undefined
                    ? 'senza probabilità'
                    : `al ${formatPercentage(Math.round(100 * probabilita))}`,
                  ORIGINE_PROMESSA_LABELS[origine],
                  `${formatDate(fattaIl)}${utente && `, ${utente}`}`,
                ].join(' · ')}
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
        <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Box sx={{ width: 190 }}>
            <DatePickerField label="Detta al cliente" valore={chosen} min={today()} onChange={setChosen} />
          </Box>
          <Button
            variant="outlined"
            loading={adding}
            disabled={!chosen}
            onClick={() => chosen && void add({ input: { ordinePk: pk, giorno: chosen } })}
          >
            Segna come promessa
          </Button>
        </Stack>
      )}
    </section>
  )
}
