import { DateField } from '#forms/DateField.tsx'
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
      <TextInputField nome="nomeCliente" etichetta={confermaLabels.nomeCliente} obbligatorio max={200} autoFocus />
      <TextInputField nome="emailCliente" etichetta={confermaLabels.emailCliente} tipo="email" obbligatorio max={254} />
      <TextInputField nome="codiceCliente" etichetta={confermaLabels.codiceCliente} max={50} />
      <SelectField
        nome="tipoCliente"
        etichetta={confermaLabels.tipoCliente}
        vuota="-"
        choices={TIPI_CLIENTE.map((tipo) => ({ valore: tipo, testo: TIPO_CLIENTE_LABELS[tipo] }))}
      />
      <TextInputField
        nome="numeroCommessa"
        etichetta={confermaLabels.numeroCommessa}
        max={50}
        disabled={linked}
        aiuto={linked ? 'È il numero dell’ordine collegato.' : 'Si collega da sola all’ordine che ha questo numero.'}
      />
      <DateField nome="data" etichetta={confermaLabels.data} />
      <FullRow>
        <DocumentField
          nome="preventivoDaFirmare"
          etichetta={confermaLabels.preventivoDaFirmare}
          obbligatorio={isNew}
          present={toSign}
        />
      </FullRow>
      <FullRow>
        <DocumentField nome="preventivoFirmato" etichetta={confermaLabels.preventivoFirmato} present={firmato} />
      </FullRow>
      <FullRow>
        <TextInputField nome="note" etichetta={confermaLabels.note} righe={3} max={5000} />
      </FullRow>
    </FieldGrid>
  )
}
