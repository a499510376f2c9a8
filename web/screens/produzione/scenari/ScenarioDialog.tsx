import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { graphql } from 'relay-runtime'
import {
  AMBITO_LABELS,
  IPOTESI_MAX,
  type Ipotesi,
  scenarioSchema,
} from '../../../../server/produzione/proposte/rules.ts'
import { DialogFrame } from '../../../forms/entity/DialogFrame.tsx'
import { FieldGrid, FullRow } from '../../../forms/entity/FieldGrid.tsx'
import { SaveBar } from '../../../forms/SaveBar.tsx'
import { SelectField } from '../../../forms/SelectField.tsx'
import { TextInputField } from '../../../forms/TextInputField.tsx'
import { useMutationForm } from '../../../forms/useMutationForm.ts'
import type { ScenarioDialogCreateMutation } from './__generated__/ScenarioDialogCreateMutation.graphql.ts'
import type { ScenarioDialogUpdateMutation } from './__generated__/ScenarioDialogUpdateMutation.graphql.ts'
import { type FornitoreScelto, IpotesiFields } from './IpotesiFields.tsx'
import { newIpotesi } from './scenario.ts'

const createMutation = graphql`
  mutation ScenarioDialogCreateMutation($input: ProponiPianoInput!) {
    proponiPiano(input: $input) {
      proposta {
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

const updateMutation = graphql`
  mutation ScenarioDialogUpdateMutation($input: UpdateScenarioInput!) {
    updateScenario(input: $input) {
      proposta {
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

/** A scenario while it is being written. */
export interface ScenarioDraft {
  /** Null: a new one. */
  pk: number | null
  nome: string
  ambito: 'tutti' | 'non_schedulati'
  secondi: number
  ipotesi: Ipotesi[]
  /** What else was asked of it, kept. */
  altro?: object
}

interface Props {
  bozza: ScenarioDraft
  fornitori: readonly FornitoreScelto[]
  onSaved: () => void
  onClose: () => void
}

const SECONDI = [5, 15, 30].map((valore) => ({ valore, testo: `${valore} secondi` }))
const AMBITI_SCENARIO = (['tutti', 'non_schedulati'] as const).map((valore) => ({
  valore,
  testo: AMBITO_LABELS[valore],
}))

/** A new scenario, or another form of one that there is. */
export function ScenarioDialog({ bozza, fornitori, onSaved, onClose }: Props) {
  const { pk, altro, ...iniziali } = bozza
  const comuni = { schema: scenarioSchema, iniziali, alSuccesso: onSaved }
  const nuovo = useMutationForm<ScenarioDialogCreateMutation, typeof iniziali>({
    ...comuni,
    mutation: createMutation,
    variabili: (input) => ({ input }),
  })
  const cambiato = useMutationForm<ScenarioDialogUpdateMutation, typeof iniziali>({
    ...comuni,
    mutation: updateMutation,
    variabili: (input) => ({ input: { ...altro, ...input, pk: pk ?? 0 } }),
  })
  const { form } = pk === null ? nuovo : cambiato
  const { ipotesi } = form.values
  const metti = (nuove: Ipotesi[]) => void form.setFieldValue('ipotesi', nuove)
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
                <TextInputField nome="nome" etichetta="Nome" obbligatorio massimo={80} autoFocus />
              </FullRow>
              <SelectField nome="ambito" etichetta="Che cosa pianificare" scelte={AMBITI_SCENARIO} />
              <SelectField nome="secondi" etichetta="Durata della ricerca" scelte={SECONDI} />
            </FieldGrid>
            <Typography component="h3" sx={{ fontWeight: 600, mt: 2.5, mb: 1 }}>
              Che cosa cambia
            </Typography>
            {ipotesi.length === 0 && (
              <Typography color="textSecondary">
                Nulla: è il piano migliore con le persone e il calendario di oggi.
              </Typography>
            )}
            {ipotesi.map((una, indice) => (
              <IpotesiFields
                // biome-ignore lint/suspicious/noArrayIndexKey: an assumption has no identity but its place
                key={indice}
                indice={indice}
                una={una}
                fornitori={fornitori}
                onTipo={(tipo) => metti(ipotesi.with(indice, newIpotesi(tipo)))}
                onTogli={() => metti(ipotesi.toSpliced(indice, 1))}
              />
            ))}
            <Button
              startIcon={<Add />}
              disabled={ipotesi.length >= IPOTESI_MAX}
              onClick={() => metti([...ipotesi, newIpotesi('persone')])}
              sx={{ mt: 1 }}
            >
              Aggiungi un cambiamento
            </Button>
          </DialogContent>
          <Box sx={{ px: 3 }}>
            <SaveBar inDialogo onCancel={onClose} etichetta="Calcola" salvando="Avvio…" />
          </Box>
        </Box>
      </FormikProvider>
    </DialogFrame>
  )
}
