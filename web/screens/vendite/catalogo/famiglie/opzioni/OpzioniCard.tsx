import Add from '@mui/icons-material/Add'
import NotesOutlined from '@mui/icons-material/NotesOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { graphql } from 'relay-runtime'
import { FormConflict } from '#forms/FormConflict.tsx'
import { ItemAction } from '#forms/list/ItemAction.tsx'
import { RichTextField } from '#forms/RichTextField.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { OpzioniCardMutation } from '#generated/OpzioniCardMutation.graphql.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import {
  opzioneInWords,
  opzioniFamigliaLabels,
  opzioniFamigliaSchema,
  type WrittenOpzione,
  type WrittenValore,
} from '#vendite/famiglie/opzioni/rules.ts'
import { CardFooter } from '../detail/CardFooter.tsx'
import type { ReadFamiglia } from '../detail/readFamiglia.ts'
import { ItemFields } from './ItemFields.tsx'
import { newOpzione, newValore, type OpzioniFormValues, offered, opzioniFormValues, usesOf } from './model.ts'
import { useItems } from './useItems.ts'

const mutation = graphql`
  mutation OpzioniCardMutation($input: SetOpzioniFamigliaInput!) {
    setOpzioniFamiglia(input: $input) {
      famiglia {
        ...readFamiglia_famiglia
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  famiglia: ReadFamiglia
  /** What is being written, at each change. */
  onBozza: (options: readonly WrittenOpzione[], dirty: boolean) => void
  onSaved: () => void
}

/** The options of a family with their values, written whole. Another version of the family needs another key. */
export function OpzioniCard({ famiglia, onBozza, onSaved }: Props) {
  const { pk } = famiglia
  const formOf = useMutationForm<OpzioniCardMutation, OpzioniFormValues>({
    mutation,
    initial: opzioniFormValues(famiglia),
    schema: opzioniFamigliaSchema,
    variables: ({ opzioni, versione }) => ({ input: { pk, versione, opzioni } }),
    success: 'Opzioni salvate',
    onSuccess: onSaved,
  })
  const { form } = formOf
  const { opzioni } = form.values
  const tell = useEffectEvent(onBozza)
  useEffect(() => tell(opzioni, form.dirty), [opzioni, form.dirty])
  return (
    <DetailCard title="Opzioni">
      <FormikProvider value={form}>
        <Box component="form" noValidate aria-label="Opzioni" onSubmit={form.handleSubmit}>
          <OpzioniField famiglia={famiglia} />
          <CardFooter />
        </Box>
        <FormConflict
          {...formOf}
          labels={opzioniFamigliaLabels}
          show={(_field, value) => <OpzioniText opzioni={value as readonly WrittenOpzione[]} />}
        />
      </FormikProvider>
    </DetailCard>
  )
}

/** The options as the choice between two versions shows them. */
function OpzioniText({ opzioni }: { opzioni: readonly WrittenOpzione[] }) {
  if (opzioni.length === 0) return 'Nessuna opzione'
  return opzioni.map((option) => <div key={option.pk ?? option.nome}>{opzioneInWords(option)}</div>)
}

interface ValuesFieldProps {
  /** Path of the option in the form. */
  name: string
  /** What the option is called. */
  option: string
  uses: ReadonlyMap<number, number>
}

/** The values of an option, in the order in which they are offered. */
function ValuesField({ name, option, uses }: ValuesFieldProps) {
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

function OpzioniField({ famiglia }: { famiglia: ReadFamiglia }) {
  const uses = useMemo(() => usesOf(famiglia.opzioni), [famiglia.opzioni])
  const {
    items,
    error,
    lista,
    usesOf: usesOfItem,
    add,
    move,
    ritira,
    remove,
  } = useItems<WrittenOpzione>({
    name: 'opzioni',
    next: newOpzione,
    which: ({ nome }) => `l’opzione «${nome}»`,
    uses: uses.opzioni,
  })
  return (
    <Box data-campo="opzioni">
      <Typography variant="body2" color="textSecondary" sx={{ mt: -1, mb: 1 }}>
        Ciò che il cliente sceglie della famiglia: un valore per ogni opzione. Il primo è quello proposto.
      </Typography>
      {items.length === 0 && (
        <EmptyState
          title="Nessuna opzione"
          text="Aggiungi ciò che il cliente può scegliere: vetro, colore, maniglia…"
        />
      )}
      <Box
        component="ol"
        ref={lista}
        aria-label="Opzioni della famiglia"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
      >
        {items.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option being written is no name, its place is
          <Box component="li" key={index}>
            <ItemFields
              title
              name={`opzioni[${index}]`}
              label={`Opzione ${index + 1}`}
              before={index === 0}
              last={index === items.length - 1}
              ritirato={option.ritirato}
              uses={usesOfItem(option)}
              onEnterKey={() => add(index)}
              onMove={(of, part) => move(index, of, part)}
              onWithdraw={(ritirato) => ritira(index, ritirato)}
              onRemove={() => void remove(index)}
            />
            <ValuesField
              name={`opzioni[${index}]`}
              option={option.nome.trim() || `Opzione ${index + 1}`}
              uses={uses.values}
            />
          </Box>
        ))}
      </Box>
      {error && (
        <FormHelperText error sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
      <Button startIcon={<Add />} onClick={() => add()} sx={{ mt: 1 }}>
        Aggiungi opzione
      </Button>
    </Box>
  )
}
