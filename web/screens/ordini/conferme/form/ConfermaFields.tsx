import { DateField } from '#forms/time/DateField.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { confermaLabels } from '#ordini/conferme/rules.ts'
import { TIPI_CLIENTE, TIPO_CLIENTE_LABELS } from '#vendite/clienti/rules.ts'
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
      <TextInputField name="nomeCliente" label={confermaLabels.nomeCliente} required max={200} autoFocus />
      <TextInputField name="emailCliente" label={confermaLabels.emailCliente} tipo="email" required max={254} />
      <TextInputField name="codiceCliente" label={confermaLabels.codiceCliente} max={50} />
      <SelectField
        name="tipoCliente"
        label={confermaLabels.tipoCliente}
        empty="-"
        choices={TIPI_CLIENTE.map((tipo) => ({ valore: tipo, text: TIPO_CLIENTE_LABELS[tipo] }))}
      />
      <TextInputField
        name="numeroCommessa"
        label={confermaLabels.numeroCommessa}
        max={50}
        disabled={linked}
        help={linked ? 'È il numero dell’ordine collegato.' : 'Si collega da sola all’ordine che ha questo numero.'}
      />
      <DateField name="data" label={confermaLabels.data} />
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
        <TextInputField name="note" label={confermaLabels.note} righe={3} max={5000} />
      </FullRow>
    </FieldGrid>
  )
}
