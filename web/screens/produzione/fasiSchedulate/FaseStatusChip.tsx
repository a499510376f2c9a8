import NativeSelect from '@mui/material/NativeSelect'
import { useRevalidator } from 'react-router'
import { changeAtOnce } from '#relay/answers/changeAtOnce.ts'
import { useStatoFase } from '#screens/ordini/ordini/actions/useStatoFase.ts'
import type { FaseSchedulataRow } from './row.ts'

interface Props {
  riga: FaseSchedulataRow
  stati: readonly { readonly pk: number; readonly nome: string }[]
  tabIndex?: number
}

/** State of a phase that a department does, changed where it stands and shown at once. */
export function FaseStatusChip({ riga, stati, tabIndex }: Props) {
  const [save] = useStatoFase((store, pk) =>
    changeAtOnce(store, riga.id, { stato: { pk, nome: stati.find((stato) => stato.pk === pk)?.nome } }),
  )
  const { revalidate } = useRevalidator()
  const { ordine } = riga.schedulazione

  async function change(stato: number) {
    const { ok } = await save({ ordine: ordine.pk, nomeFase: riga.nomeFase, stato })
    // What is stored may no longer be what was shown.
    if (!ok) void revalidate()
  }

  return (
    <NativeSelect
      disableUnderline
      value={riga.stato?.pk ?? ''}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      onChange={({ target }) => void change(Number(target.value))}
      inputProps={{ 'aria-label': `Stato ${riga.nomeFase} di ${ordine.numeroCommessa}`, tabIndex }}
      sx={{
        width: '100%',
        fontSize: 'inherit',
        verticalAlign: 'middle',
        // The cells of a grid are as tall a line as their row: the text would be cut.
        '& .MuiNativeSelect-select': { lineHeight: 1.5, height: 'auto', py: 0.25 },
        '@media (pointer: coarse)': { '& .MuiNativeSelect-select': { minHeight: 44 } },
      }}
    >
      {!riga.stato && <option value="">–</option>}
      {stati.map(({ pk, nome }) => (
        <option key={pk} value={pk}>
          {nome}
        </option>
      ))}
    </NativeSelect>
  )
}
