import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import { FormikProvider } from 'formik'
import { graphql } from 'relay-runtime'
import { createTabletSchema, tabletLabels } from '#amministrazione/utenti/tablet/rules.ts'
import { DialogFrame } from '#forms/entity/DialogFrame.tsx'
import { FormConflict } from '#forms/FormConflict.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import { NumberField } from '#forms/NumberField.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { TabletDialogCreateMutation } from '#generated/TabletDialogCreateMutation.graphql.ts'
import type { TabletDialogUpdateMutation } from '#generated/TabletDialogUpdateMutation.graphql.ts'
import type { TabletOfficinaPageQuery$data } from '#generated/TabletOfficinaPageQuery.graphql.ts'
import { REPARTI, REPARTO_LABELS, type Reparto } from '#persone/personale/rules.ts'

export type ShownTablet = TabletOfficinaPageQuery$data['tabletOfficina'][number]

const create = graphql`
  mutation TabletDialogCreateMutation($input: CreateTabletInput!) {
    createTablet(input: $input) {
      codice
      tablet {
        pk
        nome
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const update = graphql`
  mutation TabletDialogUpdateMutation($input: UpdateTabletInput!) {
    updateTablet(input: $input) {
      tablet {
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

interface Values {
  nome: string
  reparti: Reparto[]
  minutiInattivita: number
}

const reparti = REPARTI.map((reparto) => ({ valore: reparto, testo: REPARTO_LABELS[reparto] }))

interface Props {
  /** Null for a new one. */
  tablet: ShownTablet | null
  onCreated: (made: { nome: string; codice: string }) => void
  onSaved: () => void
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

function Create({ onCreated, onSaved, onClose }: Props) {
  const { form } = useMutationForm<TabletDialogCreateMutation, Values>({
    mutation: create,
    iniziali: { nome: '', reparti: [], minutiInattivita: 2 },
    schema: createTabletSchema,
    variabili: (input) => ({ input }),
    alSuccesso({ createTablet: { codice, tablet } }) {
      onSaved()
      onClose()
      if (codice && tablet) onCreated({ nome: tablet.nome, codice })
    },
  })
  return (
    <FormikProvider value={form}>
      <Fields onSubmit={form.handleSubmit} onClose={onClose} />
    </FormikProvider>
  )
}

function Update({ tablet, onSaved, onClose }: Props & { tablet: ShownTablet }) {
  const { pk, versione, nome, minutiInattivita } = tablet
  const { form, conflitto, chiudiConflitto } = useMutationForm<
    TabletDialogUpdateMutation,
    Values & { versione: number }
  >({
    mutation: update,
    iniziali: { nome, minutiInattivita, reparti: [...tablet.reparti] as Reparto[], versione },
    schema: createTabletSchema,
    variabili: (values) => ({ input: { pk, ...values } }),
    successo: 'Tablet salvato',
    alSuccesso() {
      onSaved()
      onClose()
    },
  })
  return (
    <FormikProvider value={form}>
      <Fields onSubmit={form.handleSubmit} onClose={onClose} />
      <FormConflict form={form} conflitto={conflitto} chiudiConflitto={chiudiConflitto} labels={tabletLabels} />
    </FormikProvider>
  )
}

function Fields({ onSubmit, onClose }: { onSubmit: () => void; onClose: () => void }) {
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} spacing={2}>
      <TextInputField
        nome="nome"
        etichetta={tabletLabels.nome}
        obbligatorio
        autoFocus
        max={60}
        aiuto="Dove è appeso: «Banco 1», «Reparto macchine»."
      />
      <MultiSelectField
        nome="reparti"
        etichetta={tabletLabels.reparti}
        choices={reparti}
        aiuto="Senza nessuna scelta mostra tutti gli operatori."
      />
      <NumberField
        nome="minutiInattivita"
        etichetta={tabletLabels.minutiInattivita}
        obbligatorio
        unita="min"
        aiuto="Dopo così tanto senza un tocco, chi è entrato esce."
      />
      <SaveBar inDialog onCancel={onClose} />
    </Stack>
  )
}
