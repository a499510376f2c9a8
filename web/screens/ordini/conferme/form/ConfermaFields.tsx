import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { Field } from '#forms/Field.tsx'
import { confermaLabels, confermaSchema } from '#ordini/conferme/rules.ts'
import { DocumentField } from './DocumentField.tsx'

interface Props {
  isNew: boolean
  /** Linked to its order: the number is not changed here. */
  linked: boolean
  /** Names of the files that are there. */
  toSign?: string
  firmato?: string
}

/** The fields of a confirmation. */
export function ConfermaFields({ isNew, linked, toSign = '', firmato = '' }: Props) {
  return (
    <FieldGrid>
      <Field of={confermaSchema} name="nomeCliente" autoFocus />
      <Field of={confermaSchema} name="emailCliente" tipo="email" />
      <Field of={confermaSchema} name="codiceCliente" />
      <Field of={confermaSchema} name="tipoCliente" empty="-" />
      <Field
        of={confermaSchema}
        name="numeroCommessa"
        disabled={linked}
        help={linked ? 'È il numero dell’ordine collegato.' : 'Si collega da sola all’ordine che ha questo numero.'}
      />
      <Field of={confermaSchema} name="data" />
      <FullRow>
        <DocumentField
          name="preventivoDaFirmare"
          label={confermaLabels.preventivoDaFirmare}
          required={isNew}
          present={toSign}
        />
      </FullRow>
      <FullRow>
        <DocumentField name="preventivoFirmato" label={confermaLabels.preventivoFirmato} present={firmato} />
      </FullRow>
      <FullRow>
        <Field of={confermaSchema} name="note" righe={3} />
      </FullRow>
    </FieldGrid>
  )
}
