import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { graphql } from 'relay-runtime'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { ScenarioDialogCreateMutation } from '#generated/ScenarioDialogCreateMutation.graphql.ts'
import type { ScenarioDialogUpdateMutation } from '#generated/ScenarioDialogUpdateMutation.graphql.ts'
import {
  IPOTESI_MAX,
  type Ipotesi,
  SCOPE_LABELS,
  type SearchParameters,
  scenarioSchema,
} from '#produzione/proposte/rules.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { searchInput } from '../proposte/parametri.ts'
import { IpotesiFields } from './IpotesiFields.tsx'
import { type IpotesiNames, newIpotesi } from './scenario.ts'

const createMutation = graphql`
  mutation ScenarioDialogCreateMutation($input: ProposePianoInput!) {
    proposePiano(input: $input) {
      proposta {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const updateMutation = graphql`
  mutation ScenarioDialogUpdateMutation($input: UpdateScenarioInput!) {
    updateScenario(input: $input) {
      proposta {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** A scenario while it is being written. */
export interface ScenarioDraft {
  /** Null: a new one. */
  pk: number | null
  nome: string
  ambito: 'tutti' | 'non_schedulati'
  secondi: number
  ipotesi: Ipotesi[]
  /** What else was asked of it, kept. */
  other?: Partial<SearchParameters>
}

interface Props {
  draft: ScenarioDraft
  /** Names of those that it has already. */
  fornitori: IpotesiNames['fornitori']
  onSaved: () => void
  onClose: () => void
}

const SECONDI = [5, 15, 30].map((value) => ({ valore: value, text: `${value} secondi` }))
const SCENARIO_SCOPES = (['tutti', 'non_schedulati'] as const).map((value) => ({
  valore: value,
  text: SCOPE_LABELS[value],
}))

/** A new scenario, or another form of one that there is. */
export function ScenarioDialog({ draft, fornitori, onSaved, onClose }: Props) {
  const { pk, other, ...initial } = draft
  const common = { schema: scenarioSchema, initial, onSuccess: onSaved }
  const next = useMutationForm<ScenarioDialogCreateMutation, typeof initial>({
    ...common,
    mutation: createMutation,
    variables: (input) => ({ input: searchInput(input) }),
  })
  const changed = useMutationForm<ScenarioDialogUpdateMutation, typeof initial>({
    ...common,
    mutation: updateMutation,
    variables: (input) => ({ input: { ...searchInput({ ...other, ...input }), pk: pk ?? 0 } }),
  })
  const { form } = pk === null ? next : changed
  const { ipotesi } = form.values
  const putIn = (fresh: Ipotesi[]) => void form.setFieldValue('ipotesi', fresh)
  return (
    <DialogFrame title={pk === null ? 'Nuovo scenario' : 'Modifica scenario'}>
      <FormikProvider value={form}>
        <Box
          component="form"
          noValidate
          aria-label="Scenario"
          onSubmit={form.handleSubmit}
          sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        >
          <DialogContent sx={{ borderTop: 1, borderColor: 'divider' }}>
            <FieldGrid>
              <FullRow>
                <Field of={scenarioSchema} name="nome" autoFocus />
              </FullRow>
              <Field of={scenarioSchema} name="ambito" choices={SCENARIO_SCOPES} />
              <Field of={scenarioSchema} name="secondi" choices={SECONDI} />
            </FieldGrid>
            <Typography component="h3" sx={{ fontWeight: 600, mt: 2.5, mb: 1 }}>
              Che cosa cambia
            </Typography>
            {ipotesi.length === 0 && (
              <Typography color="textSecondary">
                Nulla: è il piano migliore con le persone e il calendario di oggi.
              </Typography>
            )}
            {ipotesi.map((one, index) => (
              <IpotesiFields
                // biome-ignore lint/suspicious/noArrayIndexKey: an assumption has no identity but its place
                key={index}
                index={index}
                one={one}
                fornitori={fornitori}
                onTipo={(tipo) => putIn(ipotesi.with(index, newIpotesi(tipo)))}
                onRemove={() => putIn(ipotesi.toSpliced(index, 1))}
              />
            ))}
            <Button
              startIcon={<Add />}
              disabled={ipotesi.length >= IPOTESI_MAX}
              onClick={() => putIn([...ipotesi, newIpotesi('persone')])}
              sx={{ mt: 1 }}
            >
              Aggiungi un cambiamento
            </Button>
          </DialogContent>
          <Box sx={{ px: 3 }}>
            <SaveBar inDialog onCancel={onClose} label="Calcola" saving="Avvio…" />
          </Box>
        </Box>
      </FormikProvider>
    </DialogFrame>
  )
}
