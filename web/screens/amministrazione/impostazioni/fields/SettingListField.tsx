import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useFormikContext } from 'formik'
import { type KeyboardEvent, useId } from 'react'
import { withMovedItem, withNewItem, withoutItem } from '../../../../forms/entries/items.ts'
import type { FormFieldProps } from '../../../../forms/FormField.tsx'
import { ItemAction } from '../../../../forms/list/ItemAction.tsx'
import { useItemFocus } from '../../../../forms/list/useItemFocus.ts'
import { shownError, useFormField } from '../../../../forms/useFormField.ts'

interface Props extends FormFieldProps {
  /** The entry that a form begins with, marked; null when there is none. */
  iniziale: string | null
}

/**
 * A list of texts in its order: write, add, move, take away. Enter adds an entry below, Alt with the arrows moves the
 * one with the cursor.
 */
export function SettingListField({ nome, etichetta, obbligatorio, aiuto, iniziale }: Props) {
  const { valore: voci, errore, imposta } = useFormField<string[]>(nome)
  const { lista, vaiA } = useItemFocus()
  const id = useId()
  const below = errore ?? aiuto

  function aggiungi(dopo: number) {
    imposta(withNewItem(voci, dopo))
    vaiA(dopo + 1)
  }
  function sposta(da: number, a: number, parte?: 'su' | 'giu') {
    if (a < 0 || a >= voci.length) return
    imposta(withMovedItem(voci, da, a))
    vaiA(a, parte)
  }
  function togli(index: number) {
    imposta(withoutItem(voci, index))
    vaiA(Math.max(0, index - 1))
  }
  function tasto(event: KeyboardEvent, index: number) {
    const passo = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (passo === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (passo === undefined) aggiungi(index)
    else sposta(index, index + passo)
  }

  return (
    <Box
      component="fieldset"
      data-campo={nome}
      aria-describedby={below ? `${id}-sotto` : undefined}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.8125rem', fontWeight: 550 }}>
        {etichetta}
        {obbligatorio && (
          <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
            {' *'}
          </Box>
        )}
      </Box>
      <Box component="ol" ref={lista} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {voci.map((voce, index) => (
          <VoceElenco
            // biome-ignore lint/suspicious/noArrayIndexKey: a text being written is no name, its place is
            key={index}
            nome={`${nome}[${index}]`}
            etichetta={`${etichetta}, voce ${index + 1}`}
            iniziale={voce !== '' && voce === iniziale}
            prima={index === 0}
            ultima={index === voci.length - 1}
            onTasto={(event) => tasto(event, index)}
            onSu={() => sposta(index, index - 1, 'su')}
            onGiu={() => sposta(index, index + 1, 'giu')}
            onTogli={() => togli(index)}
          />
        ))}
      </Box>
      <Button startIcon={<Add />} onClick={() => aggiungi(voci.length - 1)} sx={{ mt: 0.5 }}>
        Aggiungi voce
      </Button>
      {below && (
        <FormHelperText id={`${id}-sotto`} error={errore !== undefined} sx={{ mx: 0 }}>
          {below}
        </FormHelperText>
      )}
    </Box>
  )
}

const INIZIALE = 'scelta iniziale'

interface PropsVoce {
  nome: string
  etichetta: string
  iniziale: boolean
  prima: boolean
  ultima: boolean
  onTasto: (event: KeyboardEvent) => void
  onSu: () => void
  onGiu: () => void
  onTogli: () => void
}

function VoceElenco({ nome, etichetta, iniziale, prima, ultima, onTasto, onSu, onGiu, onTogli }: PropsVoce) {
  const { valore, imposta, tocca } = useFormField<string>(nome)
  const error = shownError(useFormikContext<object>(), nome)
  const id = useId()
  return (
    <Box component="li" data-campo={nome}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <OutlinedInput
          size="small"
          fullWidth
          name={nome}
          value={valore}
          onChange={(event) => imposta(event.target.value)}
          onKeyDown={onTasto}
          onBlur={tocca}
          error={error !== undefined}
          autoComplete="off"
          inputProps={{
            'aria-label': etichetta,
            'aria-invalid': error !== undefined,
            'aria-describedby': error ? id : undefined,
            'aria-keyshortcuts': 'Enter Alt+ArrowUp Alt+ArrowDown',
            maxLength: 100,
          }}
          endAdornment={
            iniziale && (
              <InputAdornment
                position="end"
                sx={{ '& p': { fontSize: '0.75rem' }, display: { xs: 'none', sm: 'flex' } }}
              >
                {INIZIALE}
              </InputAdornment>
            )
          }
        />
        <ItemAction nome="Sposta su" voce={etichetta} parte="su" disabled={prima} onClick={onSu}>
          <ArrowUpward fontSize="small" />
        </ItemAction>
        <ItemAction nome="Sposta giù" voce={etichetta} parte="giu" disabled={ultima} onClick={onGiu}>
          <ArrowDownward fontSize="small" />
        </ItemAction>
        <ItemAction nome="Togli" voce={etichetta} parte="togli" disabled={prima && ultima} onClick={onTogli}>
          <DeleteOutlined fontSize="small" />
        </ItemAction>
      </Box>
      {/* On phones the field has no room for it. */}
      {iniziale && <FormHelperText sx={{ mx: 0, mt: 0, display: { sm: 'none' } }}>{INIZIALE}</FormHelperText>}
      {error && (
        <FormHelperText id={id} error sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}
