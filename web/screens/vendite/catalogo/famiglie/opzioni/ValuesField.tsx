import Add from '@mui/icons-material/Add'
import NotesOutlined from '@mui/icons-material/NotesOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useState } from 'react'
import { ItemAction } from '#forms/list/ItemAction.tsx'
import { RichTextField } from '#forms/RichTextField.tsx'
import type { WrittenValore } from '#vendite/famiglie/opzioni/rules.ts'
import { ItemFields } from './ItemFields.tsx'
import { newValore, offered } from './model.ts'
import { useItems } from './useItems.ts'

interface Props {
  /** Path of the option in the form. */
  name: string
  /** What the option is called. */
  option: string
  uses: ReadonlyMap<number, number>
}

/** The values of an option, in the order in which they are offered. */
export function ValuesField({ name, option, uses }: Props) {
  const path = `${name}.valori`
  const { items, error, lista, usesOf, add, move, ritira, remove } = useItems<WrittenValore>({
    name: path,
    next: newValore,
    which: (value) => `la scelta «${value.nome}»`,
    uses,
  })
  /** The place whose text is open; one at a time. */
  const [open, setOpen] = useState<number | null>(null)
  const first = offered(items)[0]
  const moveItem = (from: number, of: 1 | -1, part?: 'su' | 'giu') => {
    setOpen(null)
    move(from, of, part)
  }
  return (
    <Box data-campo={path} sx={{ pl: { xs: 1, sm: 2 }, ml: 0.5, mt: 1, borderLeft: 2, borderColor: 'divider' }}>
      <Box
        component="ol"
        ref={lista}
        aria-label={`Valori di ${option}`}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
      >
        {items.map((value, index) => {
          const label = `${option}, valore ${index + 1}`
          const item = value.nome.trim() || label
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a value being written is no name, its place is
            <Box component="li" key={index}>
              <ItemFields
                name={`${path}[${index}]`}
                label={label}
                before={index === 0}
                last={index === items.length - 1}
                ritirato={value.ritirato}
                uses={usesOf(value)}
                proposta={value === first}
                onEnterKey={() => add(index)}
                onMove={(of, part) => moveItem(index, of, part)}
                onWithdraw={(ritirato) => ritira(index, ritirato)}
                onRemove={() => {
                  setOpen(null)
                  void remove(index)
                }}
                actions={
                  <ItemAction
                    name={value.html ? 'Modifica il testo' : 'Aggiungi un testo'}
                    item={item}
                    part="testo"
                    disabled={false}
                    onClick={() => setOpen(open === index ? null : index)}
                  >
                    <NotesOutlined fontSize="small" color={value.html ? 'primary' : undefined} />
                  </ItemAction>
                }
              />
              {open === index && (
                <Box sx={{ my: 1 }}>
                  <RichTextField name={`${path}[${index}].html`} label={`Testo accanto a ${item}`} />
                </Box>
              )}
            </Box>
          )
        })}
      </Box>
      {error && (
        <FormHelperText error sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
      {!first && (
        <FormHelperText sx={{ mx: 0, color: 'warning.main' }}>
          Senza un valore da offrire la famiglia non è in vendita.
        </FormHelperText>
      )}
      <Button size="small" startIcon={<Add />} onClick={() => add()} aria-label={`Aggiungi valore a ${option}`}>
        Aggiungi valore
      </Button>
    </Box>
  )
}
