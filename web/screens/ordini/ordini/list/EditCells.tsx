import { useState } from 'react'
import { DatePickerField } from '#forms/time/DatePickerField.tsx'
import { ListSelect } from '#ui/ListSelect.tsx'
import { CellForm, EditableCell } from '#ui/table/EditableCell.tsx'
import { DateValue, MissingValue } from '#ui/Values.tsx'
import type { OrdiniChoice } from './ordiniChoices.ts'
import type { OrdineRow } from './row.ts'
import type { WriteOrdine } from './useWriteOrdine.ts'

interface Props {
  riga: OrdineRow
  focused: boolean
  onWrite: WriteOrdine
}

type EditorProps = Omit<Props, 'focused'> & { onClose: () => void }

function ConsegnaEditor({ riga, onWrite, onClose }: EditorProps) {
  // What the user has in front of them; news of the row do not change what is being written.
  const [seen] = useState(riga)
  const [day, setDay] = useState(seen.dataConsegna ?? null)
  const [fault, setFault] = useState<string | null>(null)
  function save() {
    onClose()
    if (day !== (seen.dataConsegna ?? null)) onWrite(seen, { dataConsegna: day })
  }
  return (
    <CellForm onSave={save} onClose={onClose} disabled={fault !== null}>
      <DatePickerField
        label="Approntamento"
        valore={day}
        onChange={setDay}
        onFault={setFault}
        told={fault ?? undefined}
        error={fault !== null}
      />
    </CellForm>
  )
}

/** The approntamento of an order, changed in its place. */
export function ConsegnaCell({ riga, focused, onWrite }: Props) {
  return (
    <EditableCell
      label={`Cambia approntamento di ${riga.numeroCommessa}`}
      focused={focused}
      editor={(close) => <ConsegnaEditor riga={riga} onWrite={onWrite} onClose={close} />}
    >
      <DateValue value={riga.dataConsegna} />
    </EditableCell>
  )
}

function AgenteEditor({ riga, agenti, onWrite, onClose }: EditorProps & { agenti: readonly OrdiniChoice[] }) {
  const [seen] = useState(riga)
  const [agente, setAgente] = useState(seen.agente?.pk ?? null)
  function save() {
    onClose()
    if (agente !== (seen.agente?.pk ?? null)) onWrite(seen, { agentePk: agente })
  }
  return (
    <CellForm onSave={save} onClose={onClose}>
      <ListSelect
        label="Agente"
        items={agenti.map(({ pk, text }) => ({ valore: pk, text }))}
        value={agente}
        onChange={setAgente}
        placeholder="Nessun agente"
        autoFocus
      />
    </CellForm>
  )
}

/** The agent of an order, changed in its place. */
export function AgenteCell({ riga, focused, agenti, onWrite }: Props & { agenti: readonly OrdiniChoice[] }) {
  const name = riga.agente?.user.nome
  return (
    <EditableCell
      label={`Cambia agente di ${riga.numeroCommessa}`}
      focused={focused}
      editor={(close) => <AgenteEditor riga={riga} agenti={agenti} onWrite={onWrite} onClose={close} />}
    >
      {name ? <span title={name}>{name}</span> : <MissingValue />}
    </EditableCell>
  )
}
