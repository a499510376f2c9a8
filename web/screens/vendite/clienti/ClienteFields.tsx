import Box from '@mui/material/Box'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { Field } from '#forms/Field.tsx'
import type { SelectOption } from '#forms/SelectField.tsx'
import { clienteSchema } from '#vendite/clienti/rules.ts'

/** The fields of a customer. @param agenti to choose from */
export function ClienteFields({ agenti }: { agenti: readonly SelectOption[] }) {
  return (
    <FieldGrid>
      <FullRow>
        <Field of={clienteSchema} name="nome" autoFocus />
      </FullRow>
      <Field of={clienteSchema} name="codice" />
      <Field of={clienteSchema} name="tipoCliente" empty="Non indicato" />
      <Field of={clienteSchema} name="piva" />
      <Field of={clienteSchema} name="codFatturazione" />
      <Field of={clienteSchema} name="telefono" tipo="tel" />
      <Field of={clienteSchema} name="telefono2" tipo="tel" />
      <Field of={clienteSchema} name="email" tipo="email" />
      <Field of={clienteSchema} name="telefax" tipo="tel" />
      <FullRow>
        <Field of={clienteSchema} name="indirizzo" />
      </FullRow>
      <Field of={clienteSchema} name="citta" />
      <Box sx={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: 2 }}>
        <Field of={clienteSchema} name="cap" />
        <Field of={clienteSchema} name="provincia" />
      </Box>
      <Field of={clienteSchema} name="agentePk" choices={agenti} empty="Nessun agente" />
      <Field of={clienteSchema} name="pagamento" />
      <FullRow>
        <Field of={clienteSchema} name="note" righe={2} />
      </FullRow>
      <FullRow>
        <Field
          of={clienteSchema}
          name="testoEmail"
          rich
          help="Le e-mail degli ordini di questo cliente cominciano con questo testo."
        />
      </FullRow>
    </FieldGrid>
  )
}
