import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined'
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { formatCount } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { ListSelect } from '#ui/ListSelect.tsx'
import { ActionBar } from '#ui/table/ActionBar.tsx'
import { OutcomesDialog } from '#ui/table/OutcomesDialog.tsx'
import type { PreventivoRow } from '../list/row.ts'
import type { PreventiviChoice, PreventiviChoices } from '../preventiviChoices.ts'
import type { BulkAction } from './bulkAction.ts'
import { useBulkActions } from './useBulkActions.ts'

interface Props {
  chosen: ReadonlyMap<number, PreventivoRow>
  choices: PreventiviChoices
  onDone: (pks: readonly number[]) => void
  onClearSelection: () => void
  onChanged: (tipo: BulkAction['tipo']) => void
}

interface ChooseAgenteDialogProps {
  count: number
  agenti: readonly PreventiviChoice[]
  onChoose: (agente: PreventiviChoice | null) => void
  onClose: () => void
}

/** Asks which agent several quotes are given to, or takes theirs away. */
function ChooseAgenteDialog({ count, agenti, onChoose, onClose }: ChooseAgenteDialogProps) {
  const [pk, setPk] = useState<number | null>(null)
  const agente = agenti.find((one) => one.pk === pk)
  return (
    <PlainDialog
      title={`Assegna agente a ${formatCount(count, 'preventivo', 'preventivi')}`}
      width="xs"
      sx={{ pt: '8px !important' }}
      onClose={onClose}
      onSubmit={() => agente && onChoose(agente)}
      confirm={{ text: 'Assegna', disabled: !agente }}
      beside={
        <Button color="error" onClick={() => onChoose(null)} sx={{ mr: 'auto' }}>
          Togli l’agente
        </Button>
      }
    >
      <ListSelect
        label="Agente"
        items={agenti.map((one) => ({ valore: one.pk, text: one.text }))}
        value={pk}
        onChange={setPk}
        autoFocus
      />
    </PlainDialog>
  )
}

/** Bulk bar of the quotes: agent, state, delete, restore; never shown to agents. */
export function BulkActions({ chosen, choices, onDone, onClearSelection, onChanged }: Props) {
  const { run, inCorso, daLeggere, read } = useBulkActions({ chosen, onDone, onChanged })
  const conferma = useConfirm()
  const [again, setAnchor] = useState<HTMLElement | null>(null)
  const [agenteChoice, setAgenteChoice] = useState(false)
  const righe = [...chosen.values()]
  const count = formatCount(righe.length, 'preventivo', 'preventivi')

  function set(stato: PreventiviChoice | null) {
    setAnchor(null)
    void run({ tipo: 'stato', valore: stato })
  }
  async function remove() {
    const question = {
      title: `Vuoi eliminare ${count}?`,
      text: 'Si possono ripristinare in qualunque momento.',
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (await conferma(question)) void run({ tipo: 'eliminato', valore: true })
  }

  return (
    <>
      <ActionBar
        count={righe.length}
        names={['selezionato', 'selezionati']}
        onClose={onClearSelection}
        inProgress={inCorso}
      >
        <Button startIcon={<PersonAddAltOutlined />} disabled={inCorso} onClick={() => setAgenteChoice(true)}>
          Assegna agente
        </Button>
        <Button
          startIcon={<FlagOutlined />}
          disabled={inCorso}
          aria-haspopup="menu"
          aria-expanded={again !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          Imposta stato
        </Button>
        {righe.some(({ eliminato }) => eliminato) && (
          <Button
            startIcon={<RestoreFromTrashOutlined />}
            disabled={inCorso}
            onClick={() => void run({ tipo: 'eliminato', valore: false })}
          >
            Ripristina
          </Button>
        )}
        {righe.some(({ eliminato }) => !eliminato) && (
          <Button color="error" startIcon={<DeleteOutlined />} disabled={inCorso} onClick={() => void remove()}>
            Elimina
          </Button>
        )}
      </ActionBar>
      <Menu
        open={again !== null}
        anchorEl={again}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        {choices.stati.map((stato) => (
          <MenuItem key={stato.pk} onClick={() => set(stato)}>
            {stato.text}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => set(null)}>Nessuno stato</MenuItem>
      </Menu>
      {agenteChoice && (
        <ChooseAgenteDialog
          count={righe.length}
          agenti={choices.agenti}
          onClose={() => setAgenteChoice(false)}
          onChoose={(agente) => {
            setAgenteChoice(false)
            void run({ tipo: 'agente', valore: agente })
          }}
        />
      )}
      <OutcomesDialog
        title={daLeggere?.title ?? ''}
        outcomes={daLeggere?.outcomes ?? null}
        onClose={read}
        action={
          daLeggere?.cancel && (
            <Button
              sx={{ mr: 'auto' }}
              onClick={() => {
                read()
                daLeggere.cancel?.()
              }}
            >
              Annulla le modifiche fatte
            </Button>
          )
        }
      />
    </>
  )
}
