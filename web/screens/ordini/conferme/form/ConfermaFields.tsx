import { confermaLabels } from '../../../../../server/ordini/conferme/rules.ts'
import { ETICHETTE_TIPO_CLIENTE, TIPI_CLIENTE } from '../../../../../server/vendite/clienti/rules.ts'
import { DateField } from '../../../../forms/DateField.tsx'
import { FieldGrid, FullRow } from '../../../../forms/entity/FieldGrid.tsx'
import { SelectField } from '../../../../forms/SelectField.tsx'
import { TextInputField } from '../../../../forms/TextInputField.tsx'
import { DocumentField } from './DocumentField.tsx'

interface Props {
  isNew: boolean
  /** Linked to its order: the number is not changed here. */
  collegata: boolean
  /** Names of the files that are there. */
  daFirmare?: string
  firmato?: string
}

/** The fields of a confirmation. */
export function ConfermaFields({ isNew, collegata, daFirmare = '', firmato = '' }: Props) {
  return (
    <FieldGrid>
      <TextInputField nome="nomeCliente" etichetta={confermaLabels.nomeCliente} obbligatorio massimo={200} autoFocus />
      <TextInputField
        nome="emailCliente"
        etichetta={confermaLabels.emailCliente}
        tipo="email"
        obbligatorio
        massimo={254}
      />
      <TextInputField nome="codiceCliente" etichetta={confermaLabels.codiceCliente} massimo={50} />
      <SelectField
        nome="tipoCliente"
        etichetta={confermaLabels.tipoCliente}
        vuota="-"
        scelte={TIPI_CLIENTE.map((tipo) => ({ valore: tipo, testo: ETICHETTE_TIPO_CLIENTE[tipo] }))}
      />
      <TextInputField
        nome="numeroCommessa"
        etichetta={confermaLabels.numeroCommessa}
        massimo={50}
        disabled={collegata}
        aiuto={collegata ? 'È il numero dell’ordine collegato.' : 'Si collega da sola all’ordine che ha questo numero.'}
      />
      <DateField nome="data" etichetta={confermaLabels.data} />
      <FullRow>
        <DocumentField
          nome="preventivoDaFirmare"
          etichetta={confermaLabels.preventivoDaFirmare}
          obbligatorio={isNew}
          presente={daFirmare}
        />
      </FullRow>
      <FullRow>
        <DocumentField nome="preventivoFirmato" etichetta={confermaLabels.preventivoFirmato} presente={firmato} />
      </FullRow>
      <FullRow>
        <TextInputField nome="note" etichetta={confermaLabels.note} righe={3} massimo={5000} />
      </FullRow>
    </FieldGrid>
  )
}
