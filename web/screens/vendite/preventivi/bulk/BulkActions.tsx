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
import { useNotices } from '#ui/Notices.tsx'
import { ActionBar } from '#ui/table/ActionBar.tsx'
import { OutcomesDialog, type ShownOutcome } from '#ui/table/OutcomesDialog.tsx'
import type { PreventivoRow } from '../list/row.ts'
import type { PreventiviChoice, PreventiviChoices } from '../preventiviChoices.ts'
import {
  type BulkAction,
  type BulkValue,
  bulkValueOf,
  doneSentence,
  newBulkValue,
  outcomesTitle,
  undoGroups,
} from './bulkAction.ts'
import { type PreventivoOutcome, useBulkMutations } from './useBulkMutations.ts'

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

/** Results that need to be read: some of the quotes were refused. */
interface OutcomesToRead {
  title: string
  outcomes: ShownOutcome[]
  /** Takes back what was done; null when nothing was. */
  cancel: (() => void) | null
}

interface BulkActionsOptions {
  chosen: ReadonlyMap<number, PreventivoRow>
  /** Quotes that are done with and leave the selection. */
  onDone: (pks: readonly number[]) => void
  /** Told which value was changed, of quotes that are up to date already: they may no longer belong to the list. */
  onChanged: (tipo: BulkAction['tipo']) => void
}

/**
 * Bulk actions with an answer for each quote: a snackbar with 'Annulla' when all were done, a list with the reasons
 * when some were refused. Undoing gives each quote back the value that it had.
 */
function useBulkActions({ chosen, onDone, onChanged }: BulkActionsOptions) {
  const [apply, inProgress] = useBulkMutations()
  const [toRead, setToRead] = useState<OutcomesToRead | null>(null)
  const notices = useNotices()

  const byName = (outcomes: readonly PreventivoOutcome[], names: ReadonlyMap<number, string>): ShownOutcome[] =>
    outcomes.map(({ pk, fatto, motivo }) => ({
      id: pk,
      name: `${pk} · ${names.get(pk) ?? ''}`,
      done: fatto,
      reason: motivo,
    }))

  async function cancel(
    tipo: BulkAction['tipo'],
    groups: Map<BulkValue, number[]>,
    names: ReadonlyMap<number, string>,
  ) {
    const outcomes: PreventivoOutcome[] = []
    for (const [value, pks] of groups) outcomes.push(...((await apply(tipo, value, pks)) ?? []))
    onChanged(tipo)
    const count = [...groups.values()].flat().length
    if (outcomes.length === count && outcomes.every(({ fatto }) => fatto)) notices.info('Modifiche annullate')
    else if (outcomes.length > 0) {
      setToRead({ title: 'Annullamento riuscito in parte', outcomes: byName(outcomes, names), cancel: null })
    }
  }

  async function run(action: BulkAction) {
    const before = new Map([...chosen].map(([pk, riga]) => [pk, bulkValueOf(action.tipo, riga)]))
    const names = new Map([...chosen].map(([pk, riga]) => [pk, riga.nomeCognome]))
    const outcomes = await apply(action.tipo, newBulkValue(action), [...chosen.keys()])
    if (!outcomes) return
    onChanged(action.tipo)
    const done = outcomes.filter(({ fatto }) => fatto).map(({ pk }) => pk)
    onDone(done)
    const groups = undoGroups(outcomes, before, newBulkValue(action))
    const back = groups.size > 0 ? () => void cancel(action.tipo, groups, names) : null
    if (done.length === outcomes.length) {
      const noticeAction = back ? { label: 'Annulla', onClick: back } : undefined
      notices.success(doneSentence(action, done.length), noticeAction)
    } else {
      setToRead({ title: outcomesTitle(action, outcomes), outcomes: byName(outcomes, names), cancel: back })
    }
  }

  return { run, inCorso: inProgress, daLeggere: toRead, read: () => setToRead(null) }
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
