import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { fornitoreOrdineLabels, fornitoreOrdineSchema } from '#acquisti/portale/rules.ts'
import { EntityForm } from '#forms/entity/EntityForm.tsx'
import type { FormStatus } from '#forms/errors.ts'
import { Field } from '#forms/Field.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { PortaleOrdineDetailsQuery } from '#generated/PortaleOrdineDetailsQuery.graphql.ts'
import type { PortaleOrdineDialogMutation } from '#generated/PortaleOrdineDialogMutation.graphql.ts'
import type { Opened } from '#relay/opened/useOpened.ts'
import { stateInWords } from '#shared/formats/formats.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { PortaleOrdineDetails } from './PortaleOrdineDetails.tsx'
import type { PortaleOrdineRow } from './PortaleOrdineRow.tsx'

const mutation = graphql`
  mutation PortaleOrdineDialogMutation($input: UpdateFornitoreOrdineInput!) {
    updateFornitoreOrdine(input: $input) {
      ordine {
        ...PortaleOrdineRow_ordine
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  riga: PortaleOrdineRow
  /** Names of the states. */
  stati: readonly string[]
  details: Opened<PortaleOrdineDetailsQuery>
  onSaved: () => void
  onClose: () => void
}

/** What a supplier says of one of its orders, above what was ordered. */
export function PortaleOrdineDialog({ riga, stati, details, onSaved, onClose }: Props) {
  const [initial] = useState(() => ({
    stato: riga.statoNome,
    dataConsegna: riga.dataConsegna ?? null,
    dataArrivo: riga.dataArrivo ?? null,
    valorePercentuale: riga.valorePercentuale ?? null,
    tuttaLaRaccolta: riga.altreCommesse.length > 0,
    versione: riga.versione,
  }))
  const modulo = useMutationForm<PortaleOrdineDialogMutation, typeof initial>({
    mutation,
    initial,
    schema: fornitoreOrdineSchema,
    variables: ({ versione, tuttaLaRaccolta, ...values }) => {
      const changed = Object.entries(values).filter(([name, value]) => value !== initial[name as keyof typeof values])
      return { input: { pk: riga.pk, versione, tuttaLaRaccolta, ...Object.fromEntries(changed) } }
    },
    success: 'Ordine aggiornato',
    onSuccess: onSaved,
  })
  const choices = riga.statoNome && !stati.includes(riga.statoNome) ? [...stati, riga.statoNome] : stati
  return (
    <DialogFrame title={`${riga.ordine.numeroCommessa} · ${riga.ordine.nomeCliente}`}>
      <EntityForm {...modulo} name="Ordine" labels={fornitoreOrdineLabels} onClose={onClose}>
        <OfPurchasing />
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            pt: 1,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
          }}
        >
          <Field
            of={fornitoreOrdineSchema}
            name="stato"
            choices={choices.map((name) => ({ valore: name, text: stateInWords(name) }))}
            {...(riga.statoNome === '' && { empty: 'Nessuno' })}
          />
          <Field of={fornitoreOrdineSchema} name="dataConsegna" />
          <Field of={fornitoreOrdineSchema} name="dataArrivo" />
          <Field of={fornitoreOrdineSchema} name="valorePercentuale" unita="%" />
        </Box>
        {riga.altreCommesse.length > 0 && <WholeRaccolta commesse={riga.altreCommesse} />}
        <PortaleOrdineDetails riga={riga} details={details} />
      </EntityForm>
    </DialogFrame>
  )
}

/** Whether what is said holds for all that was ordered with the same mail. */
function WholeRaccolta({ commesse }: { commesse: readonly string[] }) {
  const { values, setFieldValue } = useFormikContext<{ tuttaLaRaccolta: boolean }>()
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={values.tuttaLaRaccolta}
          onChange={({ target }) => void setFieldValue('tuttaLaRaccolta', target.checked)}
        />
      }
      label={`Stato e date valgono anche per ${commesse.join(', ')}: ordinati con la stessa mail`}
      sx={{ mt: 1, overflowWrap: 'anywhere' }}
    />
  )
}

const OWN: ReadonlySet<string> = new Set(Object.keys(fornitoreOrdineLabels))

/** What the arrival lacks that only purchasing can say: there is no field to tell it beside. */
function OfPurchasing() {
  const server = (useFormikContext<object>().status as FormStatus | undefined)?.server ?? {}
  const others = Object.entries(server).filter(([field]) => !OWN.has(field))
  if (others.length === 0) return null
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {others.map(([, message]) => message).join('. ')}. A questo risponde l’ufficio acquisti: avvisalo dell’arrivo.
    </Alert>
  )
}
