import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import { useUndoDeletion } from '#forms/entity/useUndoDeletion.ts'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { VincoliListEditVincoloMutation } from '#generated/VincoliListEditVincoloMutation.graphql.ts'
import type { VincoliListMutation } from '#generated/VincoliListMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatInteger } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { vincoloSchema } from '#vendite/vincoli/rules.ts'
import { misureOnly } from '../clipboard.ts'
import { useVincoli } from '../context.ts'
import { type MisureFormValues, writtenMisure } from '../form/formValues.ts'
import { MisureForm } from '../form/MisureForm.tsx'
import { describeMisure, type SavedVincolo } from '../matrice/model.ts'
import type { VincoloDraft } from './draftPreview.ts'
import { removeVincoloFromStore } from './updateStore.ts'
import { useVincoloDraft } from './useVincoloDraft.ts'

const mutation = graphql`
  mutation VincoliListMutation($input: DeleteVincoloInput!) {
    deleteVincolo(input: $input) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  vincoli: readonly SavedVincolo[]
  /** Where they stand, for the question before one is removed. */
  luogo: string
  open: number | 'nuovo' | null
  onOpen: (vincolo: number) => void
  onClose: () => void
  onBozza: (draft: VincoloDraft | null) => void
  onDeleted: () => void
}

const editVincoloMutation = graphql`
  mutation VincoliListEditVincoloMutation($input: UpdateVincoloInput!) {
    updateVincolo(input: $input) {
      vincolo {
        ...readVincoli_vincolo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface EditVincoloProps {
  vincolo: SavedVincolo
  onClose: () => void
  onBozza: (draft: VincoloDraft | null) => void
}

/** Form of a constraint. */
function EditVincolo({ vincolo, onClose, onBozza }: EditVincoloProps) {
  const { reread } = useVincoli()
  const saved = { ...misureOnly(vincolo), versione: vincolo.versione }
  const modulo = useMutationForm<VincoliListEditVincoloMutation, MisureFormValues>({
    mutation: editVincoloMutation,
    schema: vincoloSchema,
    initial: saved,
    variables: (values) => ({
      input: { pk: vincolo.id, versione: values.versione, ...writtenMisure(values) },
    }),
    success: 'Vincolo salvato',
    onSuccess: onClose,
    onFault: reread,
  })
  useVincoloDraft(vincolo.id, modulo.form.values, onBozza)
  return (
    <Box sx={{ p: 2, pb: 0.5, border: 1, borderColor: 'primary.main', borderRadius: 1 }}>
      <MisureForm {...modulo} name="Modifica vincolo" saved={saved} requiredOnes withCursor onCancel={onClose} />
    </Box>
  )
}

/** The constraints of a cell in the order in which they are tried; one of them may be open as a form. */
export function VincoliList({ vincoli, luogo, open, onOpen, onClose, onBozza, onDeleted }: Props) {
  const { reread } = useVincoli()
  const conferma = useConfirm()
  const tellUndo = useUndoDeletion()
  const [remove, inProgress] = useOperation<VincoliListMutation>(mutation, {
    updater: removeVincoloFromStore,
  })

  async function askRemoval(vincolo: SavedVincolo) {
    const last = vincoli.length === 1
    const sure = await conferma({
      title: 'Vuoi eliminare il vincolo?',
      text: `${luogo}: ${describeMisure(vincolo)}.${last ? ' È l’unico: il tipo non sarà più venduto in questa famiglia.' : ''}`,
      conferma: 'Elimina',
      distruttiva: true,
    })
    if (!sure) return
    const outcome = await remove({ input: { pk: vincolo.id } })
    if (outcome.ok) {
      tellUndo('Vincolo eliminato', outcome.data, vincolo.id)
      onDeleted()
    }
    // Most likely somebody else has removed it already.
    else reread()
  }

  if (vincoli.length === 0) {
    return open === 'nuovo' ? null : (
      <Typography color="textSecondary">
        Nessun vincolo: la famiglia non vende questo tipo. Aggiungine uno per metterlo in vendita.
      </Typography>
    )
  }
  return (
    <Stack component="ul" aria-label="Vincoli" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
      {vincoli.map((vincolo) => (
        <li key={vincolo.id}>
          {open === vincolo.id ? (
            <EditVincolo vincolo={vincolo} onClose={onClose} onBozza={onBozza} />
          ) : (
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                pl: 1.5,
                pr: 0.5,
                minHeight: 40,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
              }}
            >
              <Box sx={{ flex: 1, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, py: 0.5 }}>
                <Misura name="Altezza" min={vincolo.altezzaMin} max={vincolo.altezzaMax} />
                <Misura name="Larghezza" min={vincolo.larghezzaMin} max={vincolo.larghezzaMax} />
              </Box>
              <IconButton
                data-modifica={vincolo.id}
                aria-label={`Modifica il vincolo con ${describeMisure(vincolo)}`}
                disabled={open !== null}
                onClick={() => onOpen(vincolo.id)}
              >
                <EditOutlined fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={`Elimina il vincolo con ${describeMisure(vincolo)}`}
                disabled={open !== null || inProgress}
                onClick={() => void askRemoval(vincolo)}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Box>
          )}
        </li>
      ))}
    </Stack>
  )
}

function Misura({ name, min, max }: { name: string; min: number; max: number }) {
  return (
    <span>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {name}{' '}
      </Box>
      {formatInteger(min)}–{formatInteger(max)} mm
    </span>
  )
}
