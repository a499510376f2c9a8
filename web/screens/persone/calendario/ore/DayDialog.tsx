import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { graphql, type MutationParameters } from 'relay-runtime'
import { DialogForm } from '#forms/DialogForm.tsx'
import { useUndoDeletion } from '#forms/entity/useUndoDeletion.ts'
import { Field } from '#forms/Field.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { DayDialogEliminaMutation } from '#generated/DayDialogEliminaMutation.graphql.ts'
import { type OreReparto, oreRepartoSchema, oreSchema } from '#persone/calendario/rules.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { useOtherHours, useRepartoWord } from '#shell/reparti.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { useImpactPreview } from '../preview/useImpactPreview.tsx'
import type { DayOre } from './month.ts'
import { writtenHours } from './OreMonth.tsx'

const create = graphql`
  mutation DayDialogCreaMutation($input: CreateOreLavorativeInput!) {
    createOreLavorative(input: $input) {
      oreLavorative {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`
const change = graphql`
  mutation DayDialogCambiaMutation($input: UpdateOreLavorativeInput!) {
    updateOreLavorative(input: $input) {
      oreLavorative {
        ...CalendarioOrePage_giorno
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`
const remove = graphql`
  mutation DayDialogEliminaMutation($input: DeleteOreLavorativeInput!) {
    deleteOreLavorative(input: $input) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Hours of another department as its field has them. */
export interface OreRepartoValue {
  reparto: string
  ore: number | null
}

interface Values {
  giorno: string
  oreLavorativeMacchine: number | null
  oreLavorativeBanchi: number | null
  oreReparti: OreRepartoValue[]
  versione: number
}

interface Props {
  day: DayOre
  onSaved: (saved: { changed: boolean }) => void
  onClose: () => void
}

/** The hours of a single day, or back to those of its weekday. */
export function DayDialog({ day, onSaved, onClose }: Props) {
  // What arrives later must not become the beginning of what is being written.
  const [{ proprie, ...initial }] = useState(day)
  const [bringBack, bringingBack] = useOperation<DayDialogEliminaMutation>(remove)
  const tellUndo = useUndoDeletion()
  const preview = useImpactPreview()
  const repartoWord = useRepartoWord()
  const inWords = (value: unknown): string => {
    if (!Array.isArray(value)) return writtenHours(Number(value))
    return (value as OreReparto[]).map(({ reparto, ore }) => `${repartoWord(reparto)} ${writtenHours(ore)}`).join(', ')
  }
  const form = useMutationForm<MutationParameters, Values>({
    mutation: proprie ? change : create,
    prima: ({ input }) => preview(proprie ? 'updateOreLavorative' : 'createOreLavorative', input as object),
    initial: {
      giorno: initial.day,
      oreLavorativeMacchine: initial.macchine,
      oreLavorativeBanchi: initial.banchi,
      oreReparti: initial.others.map((one) => ({ ...one })),
      versione: proprie?.versione ?? 0,
    },
    schema: oreSchema,
    variables: ({ versione, ...hours }) => ({ input: proprie ? { pk: proprie.pk, versione, ...hours } : hours }),
    success: 'Orario salvato',
    onSuccess: () => onSaved({ changed: proprie !== null }),
  })
  return (
    <DialogFrame floating title={`Ore lavorative del ${formatDate(initial.day)}`} width="xs">
      <DialogForm
        {...form}
        name="Ore del giorno"
        show={(_field, value) => inWords(value)}
        onCancel={onClose}
        actions={
          proprie && (
            <Button
              color="inherit"
              loading={bringingBack}
              onClick={async () => {
                const input = { pk: proprie.pk }
                if (!(await preview('deleteOreLavorative', input))) return
                const outcome = await bringBack({ input })
                if (!outcome.ok) return
                tellUndo('Orario predefinito ripristinato', outcome.data, proprie.pk)
                onSaved({ changed: false })
              }}
            >
              {`Predefinito (${writtenHours(initial.usual)} ore)`}
            </Button>
          )
        }
      >
        <OreFields />
      </DialogForm>
    </DialogFrame>
  )
}

/** Hours of machines, of benches and, in the order of `oreReparti`, of the other departments. */
export function OreFields() {
  const others = useOtherHours()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, pt: 1 }}>
      <Field of={oreSchema} name="oreLavorativeMacchine" unita="h" />
      <Field of={oreSchema} name="oreLavorativeBanchi" unita="h" />
      {others.map(({ chiave, nome }, index) => (
        <Field
          key={chiave}
          of={oreRepartoSchema}
          at={`oreReparti[${index}]`}
          name="ore"
          label={`Ore ${nome.toLowerCase()}`}
          unita="h"
        />
      ))}
    </Box>
  )
}
