import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql, type RecordProxy, type RecordSourceSelectorProxy } from 'relay-runtime'
import type { PromessePreventivo_promesse$key } from '#generated/PromessePreventivo_promesse.graphql.ts'
import type { PromessePreventivoAddMutation } from '#generated/PromessePreventivoAddMutation.graphql.ts'
import type { PromessePreventivoRemoveMutation } from '#generated/PromessePreventivoRemoveMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { dayName } from '../schedulatore/time.ts'
import { TellDay, toldInWords } from './TellDay.tsx'

const addMutation = graphql`
  mutation PromessePreventivoAddMutation($input: AddPromessaPreventivoInput!) {
    addPromessaPreventivo(input: $input) {
      promesse {
        ...PromessePreventivo_promesse
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const removeMutation = graphql`
  mutation PromessePreventivoRemoveMutation($input: RemovePromessaPreventivoInput!) {
    removePromessaPreventivo(input: $input) {
      promesse {
        ...PromessePreventivo_promesse
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  /** Number of the quote. */
  pk: number
  /** What can be promised. */
  day: string | null
  promesse: PromessePreventivo_promesse$key
}

/** The days that the customer of a quote was told; they are those of the order that it becomes. */
export function PromessePreventivo({ pk, day, promesse }: Props) {
  const told = useFragment(
    graphql`
      fragment PromessePreventivo_promesse on PromessaOrdine @relay(plural: true) {
        pk
        giorno
        origine
        fattaIl
        probabilita
        utente
      }
    `,
    promesse,
  )
  const { updatePreventivi } = useViewer().permessi
  /** A list of things without an id: the store cannot know them again. */
  const shown = (mutation: string) => (store: RecordSourceSelectorProxy) => {
    const payload: RecordProxy | null = store.getRootField(mutation)
    const brought = payload?.getLinkedRecords('promesse')
    if (brought) store.getRoot().setLinkedRecords(brought, 'promessePreventivo', { pk })
  }
  const [add, adding] = useOperation<PromessePreventivoAddMutation>(addMutation, {
    success: 'Data promessa segnata',
    updater: shown('addPromessaPreventivo'),
  })
  const [remove, removing] = useOperation<PromessePreventivoRemoveMutation>(removeMutation, {
    success: 'Data promessa tolta',
    updater: shown('removePromessaPreventivo'),
  })
  if (told.length === 0 && !updatePreventivi) return null
  return (
    <section aria-labelledby="titolo-promesse">
      <Typography id="titolo-promesse" component="h3" variant="h3" sx={{ mb: 0.5 }}>
        Date promesse al cliente
      </Typography>
      {told.length === 0 && <Typography color="textSecondary">Ancora nessuna.</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {told.map(({ pk: promessa, giorno, ...words }) => (
          <Box
            component="li"
            key={promessa}
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 40 }}
          >
            <div>
              <strong>{dayName(giorno)}</strong>
              <Typography variant="body2" color="textSecondary">
                {toldInWords(words)}
              </Typography>
            </div>
            {updatePreventivi && words.origine === 'PRIMA_DATA' && (
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
      {updatePreventivi && (
        <TellDay day={day} adding={adding} onTell={(when) => add({ input: { preventivoPk: pk, giorno: when } })} />
      )}
    </section>
  )
}
