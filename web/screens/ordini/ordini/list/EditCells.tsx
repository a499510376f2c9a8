import { useState } from 'react'
import { DatePickerField } from '#forms/time/DatePickerField.tsx'
import { refusalReason } from '#relay/answers/refusalReason.ts'
import { ListSelect } from '#ui/ListSelect.tsx'
import { CellForm, EditableCell } from '#ui/table/EditableCell.tsx'
import { useCellSave } from '#ui/table/useCellSave.ts'
import { DateValue, MissingValue } from '#ui/Values.tsx'
import { useStatoOrdine } from '../actions/useStatoOrdine.ts'
import type { OrdiniChoice, StatoOrdineChoice } from './ordiniChoices.ts'
import { StatoChip } from './RowCells.tsx'
import type { OrdineRow } from './row.ts'
import type { WriteOrdine } from './useWriteOrdine.ts'

interface CellProps {
  riga: OrdineRow
  focused: boolean
}

interface Props extends CellProps {
  onWrite: WriteOrdine
}

interface EditorProps {
  riga: OrdineRow
  onWrite: (...change: Parameters<WriteOrdine>) => void
  onClose: () => void
}

function ConsegnaEditor({ riga, onWrite, onClose }: EditorProps) {
  // What the user has in front of them; news of the row do not change what is being written.
  const [seen] = useState(riga)
  const [day, setDay] = useState(seen.dataConsegna ?? null)
  const [fault, setFault] = useState<string | null>(null)
  function save() {
    onClose()
    if (day !== (seen.dataConsegna ?? null)) onWrite(seen, { dataConsegna: day }, { dataConsegna: day })
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
  const save = useCellSave(onWrite)
  return (
    <EditableCell
      label={`Cambia approntamento di ${riga.numeroCommessa}`}
      save={save}
      focused={focused}
      editor={(close) => <ConsegnaEditor riga={riga} onWrite={save.run} onClose={close} />}
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
    if (agente === (seen.agente?.pk ?? null)) return
    const next = agenti.find(({ pk }) => pk === agente)
    onWrite(seen, { agentePk: agente }, { agente: next ? { pk: next.pk, user: { nome: next.text } } : null })
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
  const save = useCellSave(onWrite)
  const name = riga.agente?.user.nome
  return (
    <EditableCell
      label={`Cambia agente di ${riga.numeroCommessa}`}
      save={save}
      focused={focused}
      editor={(close) => <AgenteEditor riga={riga} agenti={agenti} onWrite={save.run} onClose={close} />}
    >
      {name ? <span title={name}>{name}</span> : <MissingValue />}
    </EditableCell>
  )
}

interface StatoEditorProps {
  stati: readonly StatoOrdineChoice[]
  stato: number | null
  onSave: (stato: number) => void
  onClose: () => void
}

function StatoEditor({ stati, stato, onSave, onClose }: StatoEditorProps) {
  const [seen] = useState(stato)
  const [chosen, setChosen] = useState(stato)
  function save() {
    onClose()
    if (chosen !== null && chosen !== seen) onSave(chosen)
  }
  return (
    <CellForm onSave={save} onClose={onClose} disabled={chosen === null}>
      <ListSelect
        label="Stato"
        items={stati.map(({ pk, text }) => ({ valore: pk, text }))}
        value={chosen}
        onChange={setChosen}
        autoFocus
      />
    </CellForm>
  )
}

/** The state of an order, changed in its place. */
export function StatoCell({ riga, focused, stati }: CellProps & { stati: readonly StatoOrdineChoice[] }) {
  const write = useStatoOrdine(stati, true)
  const save = useCellSave(async (stato: number) => refusalReason(await write(riga, stato)))
  return (
    <EditableCell
      label={`Cambia stato di ${riga.numeroCommessa}`}
      save={save}
      focused={focused}
      editor={(close) => <StatoEditor stati={stati} stato={riga.stato?.pk ?? null} onSave={save.run} onClose={close} />}
    >
      <StatoChip stato={riga.stato} />
    </EditableCell>
  )
}
