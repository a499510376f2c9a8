import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { graphql, type MutationParameters } from 'relay-runtime'
import { defaultOre, oreSchema } from '../../../../../server/persone/calendario/rules.ts'
import { formatDate } from '../../../../../server/shared/formats/formats.ts'
import { DialogForm } from '../../../../forms/DialogForm.tsx'
import { NumberField } from '../../../../forms/NumberField.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { useOperation } from '../../../../relay/useOperation.ts'
import { useImpactPreview } from '../preview/useImpactPreview.tsx'
import type { GiornoDialogEliminaMutation } from './__generated__/GiornoDialogEliminaMutation.graphql.ts'
import { writtenOre } from './MeseOre.tsx'
import type { GiornoOre } from './month.ts'

const crea = graphql`
  mutation GiornoDialogCreaMutation($input: CreateOreLavorativeInput!) {
    createOreLavorative(input: $input) {
      oreLavorative {
        pk
      }
      errors {
        code
        field
        message
      }
    }
  }
`
const cambia = graphql`
  mutation GiornoDialogCambiaMutation($input: UpdateOreLavorativeInput!) {
    updateOreLavorative(input: $input) {
      oreLavorative {
        ...readOre_giorno
      }
      errors {
        code
        field
        message
      }
    }
  }
`
const elimina = graphql`
  mutation GiornoDialogEliminaMutation($input: DeleteOreLavorativeInput!) {
    deleteOreLavorative(input: $input) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

const ORE_LABELS = { oreLavorativeMacchine: 'Ore macchine', oreLavorativeBanchi: 'Ore banchi' } as const

interface Valori {
  giorno: string
  oreLavorativeMacchine: number | null
  oreLavorativeBanchi: number | null
  versione: number
}

interface Props {
  giorno: GiornoOre
  onSaved: (saved: { changed: boolean }) => void
  onClose: () => void
}

/** The hours of a single day, or back to those of its weekday. */
export function GiornoDialog({ giorno, onSaved, onClose }: Props) {
  // What arrives later must not become the beginning of what is being written.
  const [{ proprie, ...iniziale }] = useState(giorno)
  const [riporta, riportando] = useOperation<GiornoDialogEliminaMutation>(elimina, {
    successo: 'Orario predefinito ripristinato',
  })
  const anteprima = useImpactPreview()
  const { form, conflitto, chiudiConflitto } = useMutationForm<MutationParameters, Valori>({
    mutation: proprie ? cambia : crea,
    prima: ({ input }) => anteprima(proprie ? 'updateOreLavorative' : 'createOreLavorative', input as object),
    iniziali: {
      giorno: iniziale.giorno,
      oreLavorativeMacchine: iniziale.macchine,
      oreLavorativeBanchi: iniziale.banchi,
      versione: proprie?.versione ?? 0,
    },
    schema: oreSchema,
    variabili: ({ versione, ...ore }) => ({ input: proprie ? { pk: proprie.pk, versione, ...ore } : ore }),
    successo: 'Orario salvato',
    alSuccesso: () => onSaved({ changed: proprie !== null }),
  })
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="titolo-giorno">
      <DialogTitle id="titolo-giorno">{`Ore lavorative del ${formatDate(iniziale.giorno)}`}</DialogTitle>
      <DialogForm
        form={form}
        conflitto={conflitto}
        chiudiConflitto={chiudiConflitto}
        nome="Ore del giorno"
        etichette={ORE_LABELS}
        mostra={(_campo, value) => writtenOre(Number(value))}
        onCancel={onClose}
        azioni={
          proprie && (
            <Button
              color="inherit"
              loading={riportando}
              onClick={async () => {
                const input = { pk: proprie.pk }
                if (!(await anteprima('deleteOreLavorative', input))) return
                if ((await riporta({ input })).ok) onSaved({ changed: false })
              }}
            >
              {`Predefinito (${writtenOre(defaultOre(iniziale.giorno))} ore)`}
            </Button>
          )
        }
      >
        <OreFields />
      </DialogForm>
    </Dialog>
  )
}

/** Hours of machines and of benches. */
export function OreFields({ disabled = false }: { disabled?: boolean }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, pt: 1 }}>
      {(['oreLavorativeMacchine', 'oreLavorativeBanchi'] as const).map((nome) => (
        <NumberField
          key={nome}
          nome={nome}
          etichetta={ORE_LABELS[nome]}
          obbligatorio={!disabled}
          decimali
          unita="h"
          disabled={disabled}
        />
      ))}
    </Box>
  )
}
