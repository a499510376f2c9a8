import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import { FormikProvider } from 'formik'
import { graphql, readInlineData } from 'relay-runtime'
import { createTabletSchema } from '#amministrazione/utenti/tablet/rules.ts'
import { Field } from '#forms/Field.tsx'
import { FormConflict } from '#forms/FormConflict.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { schemaField } from '#forms/schemaField.ts'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { TabletDialog_tablet$data, TabletDialog_tablet$key } from '#generated/TabletDialog_tablet.graphql.ts'
import type { TabletDialogCreateMutation } from '#generated/TabletDialogCreateMutation.graphql.ts'
import type { TabletDialogUpdateMutation } from '#generated/TabletDialogUpdateMutation.graphql.ts'
import { appendToList } from '#relay/answers/rootList.ts'
import { repartiChoices, useReparti } from '#shell/reparti.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'

export type ShownTablet = TabletDialog_tablet$data

const fragment = graphql`
  fragment TabletDialog_tablet on TabletOfficina @inline {
    pk
    nome
    reparti
    minutiInattivita
    collegatoIl
    ultimoUso
    codiceScadeIl
    versione
  }
`

/** A tablet out of what spreads its fragment. */
export const readShownTablet = (tablet: TabletDialog_tablet$key): ShownTablet => readInlineData(fragment, tablet)

const create = graphql`
  mutation TabletDialogCreateMutation($input: CreateTabletInput!) {
    createTablet(input: $input) {
      codice
      tablet {
        nome
        ...TabletDialog_tablet
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation TabletDialogUpdateMutation($input: UpdateTabletInput!) {
    updateTablet(input: $input) {
      tablet {
        ...TabletDialog_tablet
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Values {
  nome: string
  reparti: string[]
  minutiInattivita: number
}

interface Props {
  /** Null for a new one. */
  tablet: ShownTablet | null
  onCreated: (made: { name: string; codice: string }) => void
  onClose: () => void
}

/** A tablet of the workshop: its name, whose names it shows, when it goes back to them. */
export function TabletDialog(props: Props) {
  return (
    <DialogFrame title={props.tablet ? 'Modifica tablet' : 'Nuovo tablet'} width="sm">
      <DialogContent>
        {props.tablet ? <Update {...props} tablet={props.tablet} /> : <Create {...props} />}
      </DialogContent>
    </DialogFrame>
  )
}

function Create({ onCreated, onClose }: Props) {
  const { form } = useMutationForm<TabletDialogCreateMutation, Values>({
    mutation: create,
    initial: { nome: '', reparti: [], minutiInattivita: 2 },
    schema: createTabletSchema,
    variables: (values) => ({ input: values }),
    updater: (store, data) => appendToList(store, 'tabletOfficina', data),
    onSuccess({ createTablet: { codice, tablet } }) {
      onClose()
      if (codice && tablet) onCreated({ name: tablet.nome, codice })
    },
  })
  return (
    <FormikProvider value={form}>
      <Fields onSubmit={form.handleSubmit} onClose={onClose} />
    </FormikProvider>
  )
}

function Update({ tablet, onClose }: Props & { tablet: ShownTablet }) {
  const { pk, versione, nome, minutiInattivita } = tablet
  const form = useMutationForm<TabletDialogUpdateMutation, Values & { versione: number }>({
    mutation: update,
    initial: {
      nome,
      minutiInattivita,
      reparti: [...tablet.reparti],
      versione,
    },
    schema: createTabletSchema,
    variables: (values) => ({ input: { pk, ...values } }),
    success: 'Tablet salvato',
    onSuccess: onClose,
  })
  return (
    <FormikProvider value={form.form}>
      <Fields onSubmit={form.form.handleSubmit} onClose={onClose} />
      <FormConflict {...form} />
    </FormikProvider>
  )
}

function Fields({ onSubmit, onClose }: { onSubmit: () => void; onClose: () => void }) {
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} spacing={2}>
      <Field of={createTabletSchema} name="nome" autoFocus help="Dove è appeso: «Banco 1», «Reparto macchine»." />
      <MultiSelectField
        {...schemaField(createTabletSchema, 'reparti')}
        choices={repartiChoices(useReparti())}
        help="Senza nessuna scelta mostra tutti gli operatori."
      />
      <Field
        of={createTabletSchema}
        name="minutiInattivita"
        unita="min"
        help="Dopo così tanto senza un tocco, chi è entrato esce."
      />
      <SaveBar inDialog onCancel={onClose} />
    </Stack>
  )
}
