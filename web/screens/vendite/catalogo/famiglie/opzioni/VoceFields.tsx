import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { formatCount } from '../../../../../../server/shared/formats/formats.ts'
import { ItemAction } from '../../../../../forms/list/ItemAction.tsx'
import { shownError, useFormField } from '../../../../../forms/useFormField.ts'
import { MoveActions } from '../MoveActions.tsx'

interface Props {
  /** Path of the entry in the form. */
  nome: string
  /** 'Opzione 1', 'Vetro, valore 2', for screen readers. */
  etichetta: string
  prima: boolean
  ultima: boolean
  ritirato: boolean
  usi: number
  /** Enter in the name. */
  onInvio: () => void
  onMove: (di: 1 | -1, parte?: 'su' | 'giu') => void
  onRitira: (ritirato: boolean) => void
  onTogli: () => void
  /** Other buttons. */
  azioni?: ReactNode
  /** Larger, as a title. */
  titolo?: boolean
  /** The one that a customer finds chosen. */
  proposta?: boolean
}

/** Name of an option or of a value, and what can be done with it; Alt with the arrows moves it, Enter adds another. */
export function VoceFields(props: Props) {
  const { nome, etichetta, prima, ultima, ritirato, usi, onInvio, onMove, onRitira, onTogli, azioni, titolo } = props
  const note = [
    props.proposta && 'Proposta per prima',
    ritirato && 'Ritirata: non si offre più',
    usi > 0 && `In ${formatCount(usi, 'preventivo', 'preventivi')}`,
  ].filter(Boolean)
  const { valore, imposta, tocca } = useFormField<string>(`${nome}.nome`)
  const error = shownError(useFormikContext<object>(), `${nome}.nome`)
  const id = useId()
  const voce = valore.trim() || etichetta

  function tasto(event: KeyboardEvent) {
    const passo = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined
    if (passo === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (passo === undefined) onInvio()
    else onMove(passo)
  }
  return (
    <Box data-campo={`${nome}.nome`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' }}>
        <OutlinedInput
          size="small"
          name={`${nome}.nome`}
          value={valore}
          onChange={(event) => imposta(event.target.value)}
          onKeyDown={tasto}
          onBlur={tocca}
          error={error !== undefined}
          autoComplete="off"
          placeholder={etichetta}
          sx={{
            flex: '1 1 160px',
            opacity: ritirato ? 0.7 : 1,
            '& input': { fontWeight: titolo ? 550 : undefined, textDecoration: ritirato ? 'line-through' : undefined },
          }}
          inputProps={{
            'aria-label': etichetta,
            'aria-required': true,
            'aria-invalid': error !== undefined,
            'aria-describedby': error ? id : undefined,
            'aria-keyshortcuts': 'Enter Alt+ArrowUp Alt+ArrowDown',
            maxLength: 100,
          }}
        />
        <Box sx={{ display: 'flex' }}>
          {azioni}
          <MoveActions voce={voce} prima={prima} ultima={ultima} onMove={(di) => onMove(di, di < 0 ? 'su' : 'giu')} />
          <ItemAction
            nome={ritirato ? 'Rimetti in vendita' : 'Ritira'}
            voce={voce}
            parte="ritira"
            disabled={false}
            onClick={() => onRitira(!ritirato)}
          >
            {ritirato ? <VisibilityOutlined fontSize="small" /> : <VisibilityOffOutlined fontSize="small" />}
          </ItemAction>
          <ItemAction nome="Elimina" voce={voce} parte="elimina" disabled={false} onClick={onTogli}>
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
