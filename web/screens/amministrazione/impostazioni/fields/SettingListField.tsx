import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import FormHelperText from '@mui/material/FormHelperText'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { getIn, useFormikContext } from 'formik'
import { type KeyboardEvent, useId, useState } from 'react'
import { withMovedItem, withNewItem, withoutItem } from '../../../../forms/entries/items.ts'
import type { FormFieldProps } from '../../../../forms/FormField.tsx'
import { ItemAction } from '../../../../forms/list/ItemAction.tsx'
import { useItemFocus } from '../../../../forms/list/useItemFocus.ts'
import { shownError, useFormField } from '../../../../forms/useFormField.ts'
import { GroupRow } from './GroupRow.tsx'

interface Props extends FormFieldProps {
  /** The entry that a form begins with, marked; null when there is none. */
  iniziale: string | null
}

/**
 * A list of texts in its order, in words until it is opened to write, add, move, take away. Enter adds an entry below, Alt with the arrows moves the
 * one with the cursor.
 */
export function SettingListField({ nome, etichetta, obbligatorio, aiuto, iniziale }: Props) {
  const { valore: voci, errore, imposta } = useFormField<string[]>(nome)
  const { lista, vaiA } = useItemFocus()
  const [written, setWritten] = useState(false)
  const { errors } = useFormikContext<object>()
  // An error stands in the entry that it is about.
  const open = written || getIn(errors, nome) !== undefined

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

  const field = { nome, etichetta, aiuto, obbligatorio, errore }
  if (!open) {
    return (
      <GroupRow {...field}>
        <ListInWords voci={voci} iniziale={iniziale} />
        <Button
          startIcon={<EditOutlined />}
          aria-expanded={false}
          aria-label={`Modifica voci: ${etichetta}`}
          onClick={() => {
            setWritten(true)
            vaiA(0)
          }}
          sx={{ mt: 0.5, ml: -0.5 }}
        >
          Modifica voci
        </Button>
      </GroupRow>
    )
  }
  return (
    <GroupRow {...field}>
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
      <Button startIcon={<Add />} onClick={() => aggiungi(voci.length - 1)} sx={{ mt: 0.5, ml: -0.5 }}>
        Aggiungi voce
      </Button>
    </GroupRow>
  )
}

/** The entries in their order, to be read at a glance. */
function ListInWords({ voci, iniziale }: { voci: readonly string[]; iniziale: string | null }) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {voci.map((voce) => (
        <Chip
          key={voce}
          component="li"
          variant="outlined"
          label={voce === iniziale ? `${voce} · ${INIZIALE}` : voce}
          sx={{ maxWidth: '100%', fontWeight: 400 }}
        />
      ))}
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
