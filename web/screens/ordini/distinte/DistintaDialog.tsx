import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { object } from 'yup'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { validateWith } from '#forms/errors.ts'
import { Field } from '#forms/Field.tsx'
import { useUnsavedGuard } from '#forms/useUnsavedGuard.ts'
import type { DistintaDialogMutation } from '#generated/DistintaDialogMutation.graphql.ts'
import {
  type RigaDistintaInput,
  rigaDistintaLabels,
  rigaDistintaSchema,
  righeDistintaSchema,
} from '#ordini/distinte/rules.ts'
import { useOperation } from '#relay/useOperation.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { distintaTitle, type ShownDistinta, type ShownRigaDistinta } from './readDistinta.ts'

const mutation = graphql`
  mutation DistintaDialogMutation($input: SetDistintaRigaInput!) {
    setDistintaRiga(input: $input) {
      distinta {
        ...readDistinta_distinta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const formSchema = object({ righe: righeDistintaSchema })
const { versione: _versione, ...EMPTY } = emptyForm(rigaDistintaSchema)
type RigaForm = typeof EMPTY

const written = ({ aMano: _aMano, ...riga }: ShownRigaDistinta): RigaDistintaInput => ({
  ...riga,
  lunghezza: riga.lunghezza ?? null,
  larghezza: riga.larghezza ?? null,
  altezza: riga.altezza ?? null,
  peso: riga.peso ?? null,
})

/** 'Riga 3, Quantità: …' of a path such as `righe[2].quantita`. */
function inWords(path: string | null | undefined, message: string): string {
  const [, index, field = ''] = /\[(\d+)\]\.(\w+)$/.exec(path ?? '') ?? []
  if (index === undefined) return message
  return `Riga ${Number(index) + 1}, ${rigaDistintaLabels[field as keyof RigaDistintaInput] ?? field}: ${message}`
}

interface Props {
  distinta: ShownDistinta
  onSaved: () => void
  onClose: () => void
}

/** The bill of a line, changed by hand; or given back to the rules. */
export function DistintaDialog({ distinta, onSaved, onClose }: Props) {
  const [read] = useState(() => distinta.righe.map(written))
  const [reasons, setReasons] = useState<readonly string[]>([])
  const [save, saving] = useOperation<DistintaDialogMutation>(mutation, {
    success: 'Distinta salvata',
    errorsFromCall: true,
  })
  async function send(righe: RigaDistintaInput[] | null) {
    setReasons([])
    const outcome = await save({ input: { rigaPk: distinta.rigaPk, righe, lette: read } })
    if (outcome.ok) onSaved()
    else setReasons(outcome.errors.map(({ field, message }) => inWords(field, message)))
  }
  const form = useFormik<{ righe: RigaForm[] }>({
    initialValues: { righe: read },
    validate: (values) => validateWith(formSchema, values),
    onSubmit: (values) => send(righeDistintaSchema.cast(values.righe) as RigaDistintaInput[]),
  })
  useUnsavedGuard(form.dirty)
  const { righe } = form.values
  const setRighe = (next: RigaForm[]) => void form.setFieldValue('righe', next)
  const last = Number(righe.at(-1)?.posto ?? 0)
  return (
    <PlainDialog
      title={distintaTitle(distinta)}
      width="md"
      fillsPhone
      onClose={onClose}
      onSubmit={form.handleSubmit}
      confirm={{ text: 'Salva la distinta', loading: saving, disabled: !form.dirty }}
      beside={
        distinta.origine === 'mano' && (
          <Button disabled={saving} onClick={() => void send(null)}>
            Riporta alle regole
          </Button>
        )
      }
    >
      <FormikProvider value={form}>
        {reasons.length > 0 && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {reasons.slice(0, 10).map((reason) => (
              <div key={reason}>{reason}</div>
            ))}
          </Alert>
        )}
        {righe.map((_riga, index) => (
          <Stack
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
            key={index}
            component="section"
            aria-label={`Materiale ${index + 1}`}
            direction="row"
            sx={{ gap: 1, py: 1.5, borderTop: index > 0 ? 1 : 0, borderColor: 'divider', alignItems: 'flex-start' }}
          >
            <Box
              sx={{
                flex: 1,
                minWidth: 0,
                display: 'grid',
                gap: 1,
                gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
              }}
            >
              <RigaFields at={`righe[${index}]`} />
            </Box>
            <IconButton
              aria-label={`Togli materiale ${index + 1}`}
              onClick={() => setRighe(righe.filter((_one, place) => place !== index))}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Stack>
        ))}
        <Button startIcon={<Add />} onClick={() => setRighe([...righe, { ...EMPTY, posto: last + 10 }])}>
          Aggiungi materiale
        </Button>
      </FormikProvider>
    </PlainDialog>
  )
}

function RigaFields({ at }: { at: string }) {
  return (
    <>
      <Field of={rigaDistintaSchema} at={at} name="posto" />
      <Field of={rigaDistintaSchema} at={at} name="descrizione" />
      <Field of={rigaDistintaSchema} at={at} name="tipologia" />
      <Field of={rigaDistintaSchema} at={at} name="codice" />
      <Field of={rigaDistintaSchema} at={at} name="sezione" />
      <Field of={rigaDistintaSchema} at={at} name="quantita" />
      <Field of={rigaDistintaSchema} at={at} name="um" />
      <Field of={rigaDistintaSchema} at={at} name="lunghezza" unita="mm" />
      <Field of={rigaDistintaSchema} at={at} name="larghezza" unita="mm" />
      <Field of={rigaDistintaSchema} at={at} name="altezza" unita="mm" />
      <Field of={rigaDistintaSchema} at={at} name="peso" unita="kg" />
    </>
  )
}
