import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { FormikProvider } from 'formik'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Location } from 'react-router'
import { FormConflict } from '#forms/FormConflict.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import type { MutationForm } from '#forms/useMutationForm.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'

interface Props<Name extends string, Item extends object> {
  form: MutationForm<PartValues<Name, Item>>
  /** Its list in the values of the form. */
  field: Name
  title: string
  /** What the part is. */
  text: string
  /** 'Aggiungi supplemento' */
  add: string
  /** What is said of a row: 'Supplemento'. */
  rowName: string
  empty: Item
  /** False for who may only read, and of a list that is no draft. */
  editable: boolean
  /** The order counts: rows can be moved. */
  ordered?: boolean
  /** The fields of a row. @param at where it stands in the form */
  children: (item: Item, at: string) => ReactNode
}

/** What the form of a part holds: which list, the version seen, its rows. */
export type PartValues<Name extends string, Item extends object> = { pk: number; versione: number } & Record<
  Name,
  Item[]
>

/** The parts are tabs in the address, and another of them takes this one away. */
const isLeaving = (from: Location, to: Location) => from.pathname !== to.pathname || from.search !== to.search

/** A part of a list that is written whole: rows with their fields, one button that saves all. */
export function PartForm<Name extends string, Item extends object>(props: Props<Name, Item>) {
  const { form: mutationForm, field, title, text, add, rowName, empty, editable, ordered = false, children } = props
  const { form } = mutationForm
  const items: readonly Item[] = form.values[field]
  const setItems = (next: readonly Item[]) => void form.setFieldValue(field, next)
  // The new row is the last, perhaps far below: the cursor goes to it.
  const fields = useRef<HTMLFieldSetElement>(null)
  const [added, setAdded] = useState(0)
  const addRow = () => {
    setItems([...items, empty])
    setAdded((before) => before + 1)
  }
  useEffect(() => {
    if (added > 0)
      fields.current?.querySelector<HTMLElement>(':scope > section:last-of-type :is(input, select)')?.focus()
  }, [added])
  const move = (from: number, to: number) => {
    const next = [...items]
    next.splice(to, 0, ...next.splice(from, 1))
    setItems(next)
  }
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate aria-label={title} onSubmit={form.handleSubmit} sx={{ gap: 2, minWidth: 0 }}>
        <DetailCard
          title={`${title} (${items.length})`}
          actions={
            editable && (
              <Button variant="contained" startIcon={<Add />} onClick={addRow}>
                {add}
              </Button>
            )
          }
        >
          <Box component="p" sx={{ mt: 0, color: 'text.secondary' }}>
            {text}
          </Box>
          {items.length === 0 && <EmptyState title="Ancora niente" />}
          <Box ref={fields} component="fieldset" disabled={!editable} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
            {items.map((item, index) => (
              <Stack
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own until they are saved
                key={index}
                component="section"
                aria-label={`${rowName} ${index + 1}`}
                direction={{ xs: 'column', md: 'row' }}
                sx={{ gap: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider', minWidth: 0 }}
              >
                <Box
                  sx={{
                    flex: 1,
                    minWidth: 0,
                    display: 'grid',
                    gap: 1.5,
                    alignItems: 'start',
                    gridTemplateColumns: {
                      xs: 'minmax(0, 1fr)',
                      sm: 'repeat(2, minmax(0, 1fr))',
                      md: 'repeat(auto-fit, minmax(150px, 1fr))',
                    },
                  }}
                >
                  {children(item, `${field}[${index}]`)}
                </Box>
                {editable && (
                  <Stack direction="row" sx={{ alignSelf: { xs: 'flex-end', md: 'center' } }}>
                    {ordered && (
                      <>
                        <IconButton
                          aria-label={`Sposta su ${rowName} ${index + 1}`}
                          disabled={index === 0}
                          onClick={() => move(index, index - 1)}
                        >
                          <ArrowUpward fontSize="small" />
                        </IconButton>
                        <IconButton
                          aria-label={`Sposta giù ${rowName} ${index + 1}`}
                          disabled={index === items.length - 1}
                          onClick={() => move(index, index + 1)}
                        >
                          <ArrowDownward fontSize="small" />
                        </IconButton>
                      </>
                    )}
                    <IconButton
                      aria-label={`Togli ${rowName} ${index + 1}`}
                      onClick={() => setItems(items.filter((_item, at) => at !== index))}
                    >
                      <DeleteOutlined fontSize="small" />
                    </IconButton>
                  </Stack>
                )}
              </Stack>
            ))}
          </Box>
        </DetailCard>
        {editable && <SaveBar onCancel={() => form.resetForm()} leave={isLeaving} />}
      </Stack>
      <FormConflict {...mutationForm} labels={{ [field]: title }} show={(_field, value) => countOf(value)} />
    </FormikProvider>
  )
}

/** Rows of two versions are told by how many there are: which is kept is chosen whole. */
const countOf = (value: unknown) => `${Array.isArray(value) ? value.length : 0} righe`
