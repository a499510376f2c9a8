import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { ItemAction } from '#forms/list/ItemAction.tsx'
import { shownError, useFormField } from '#forms/useFormField.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { MoveActions } from '../MoveActions.tsx'

interface Props {
  /** Path of the entry in the form. */
  name: string
  /** 'Opzione 1', 'Vetro, valore 2', for screen readers. */
  label: string
  before: boolean
  last: boolean
  ritirato: boolean
  uses: number
  /** Enter in the name. */
  onEnterKey: () => void
  onMove: (of: 1 | -1, part?: 'su' | 'giu') => void
  onWithdraw: (ritirato: boolean) => void
  onRemove: () => void
  /** Other buttons. */
  actions?: ReactNode
  /** Larger, as a title. */
  title?: boolean
  /** The one that a customer finds chosen. */
  proposta?: boolean
}

/** Name of an option or of a value, and what can be done with it; Alt with the arrows moves it, Enter adds another. */
export function ItemFields(props: Props) {
  const { name, label, before, last, ritirato, uses, onEnterKey, onMove, onWithdraw, onRemove, actions, title } = props
  const note = [
    props.proposta && 'Proposta per prima',
    ritirato && 'Ritirata: non si offre più',
    uses > 0 && `In ${formatCount(uses, 'preventivo', 'preventivi')}`,
  ].filter(Boolean)
  const { valore, set, touch } = useFormField<string>(`${name}.nome`)
  const error = shownError(useFormikContext<object>(), `${name}.nome`)
  const id = useId()
  const item = valore.trim() || label

  function key(event: KeyboardEvent) {
    const step = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (step === undefined) onEnterKey()
    else onMove(step)
  }
  return (
    <Box data-campo={`${name}.nome`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' }}>
        <OutlinedInput
          size="small"
          name={`${name}.nome`}
          value={valore}
          onChange={(event) => set(event.target.value)}
          onKeyDown={key}
          onBlur={touch}
          error={error !== undefined}
          autoComplete="off"
          placeholder={label}
          sx={{
            flex: '1 1 160px',
            opacity: ritirato ? 0.7 : 1,
            '& input': { fontWeight: title ? 550 : undefined, textDecoration: ritirato ? 'line-through' : undefined },
          }}
          inputProps={{
            'aria-label': label,
            'aria-required': true,
            'aria-invalid': error !== undefined,
            'aria-describedby': error ? id : undefined,
            'aria-keyshortcuts': 'Enter Alt+ArrowUp Alt+ArrowDown',
            maxLength: 100,
          }}
        />
        <Box sx={{ display: 'flex' }}>
          {actions}
          <MoveActions item={item} before={before} last={last} onMove={(of) => onMove(of, of < 0 ? 'su' : 'giu')} />
          <ItemAction
            name={ritirato ? 'Rimetti in vendita' : 'Ritira'}
            item={item}
            part="ritira"
            disabled={false}
            onClick={() => onWithdraw(!ritirato)}
          >
            {ritirato ? <VisibilityOutlined fontSize="small" /> : <VisibilityOffOutlined fontSize="small" />}
          </ItemAction>
          <ItemAction name="Elimina" item={item} part="elimina" disabled={false} onClick={onRemove}>
            <DeleteOutlined fontSize="small" />
          </ItemAction>
        </Box>
      </Box>
      {error && (
        <FormHelperText id={id} error sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
      {note.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {note.join(' · ')}
        </Typography>
      )}
    </Box>
  )
}
