import LinkIcon from '@mui/icons-material/AddLink'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { type ReactNode, useState } from 'react'
import { type Shown, shownValue } from '#forms/entity/shownValue.ts'
import { FormConflict } from '#forms/FormConflict.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import type { MutationForm } from '#forms/useMutationForm.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { ruoloLabels } from '../labels.ts'
import { otherTab } from '../tabs/otherTab.ts'

interface EmptyProps {
  title: string
  /** What the role gives, in one sentence. */
  text: string
  /** The blank form; `cancel` closes it. */
  next: (cancel: () => void) => ReactNode
}

/** A role that the user has not: a button opens its blank form. */
export function MissingRuolo({ title, text, next }: EmptyProps) {
  const [open, setOpen] = useState(false)
  if (open) return next(() => setOpen(false))
  return (
    <DetailCard title={title}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {text}
      </Typography>
      <Button variant="outlined" startIcon={<LinkIcon />} onClick={() => setOpen(true)}>
        Collega {title}
      </Button>
    </DetailCard>
  )
}

/** What a role's form holds: the version of its user, and fields that have a name in conflicts. */
type RuoloValues = { versione: number } & { readonly [Field in keyof typeof ruoloLabels]?: unknown }

interface PropsModulo<Values extends RuoloValues> extends MutationForm<Values> {
  title: string
  /** Name of the role in conflicts. */
  ruolo: string
  /** How its references are told in conflicts. */
  shown?: Shown<Values>
  /** Of a blank form. */
  onCancel?: () => void
  /** Of a role that is there. */
  onDelete?: () => void
  children: ReactNode
}

/** The form of a role, blank or of one that is there. */
export function RuoloForm<Values extends RuoloValues>(props: PropsModulo<Values>) {
  const { form, conflict, closeConflict, schema, title, ruolo, shown = {}, onCancel, onDelete, children } = props
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate aria-label={title} onSubmit={form.handleSubmit}>
        <DetailCard title={title}>
          <Stack sx={{ gap: 1.5 }}>{children}</Stack>
        </DetailCard>
        <SaveBar onCancel={onCancel} leave={otherTab}>
          {onDelete && (
            <Button color="error" onClick={onDelete} disabled={form.isSubmitting}>
              Elimina
            </Button>
          )}
        </SaveBar>
      </Stack>
      <FormConflict
        form={form}
        conflict={conflict}
        closeConflict={closeConflict}
        schema={schema}
        labels={ruoloLabels}
        show={(field, value) => shownValue(shown, field, value)}
        prefix={`${ruolo}.`}
      />
    </FormikProvider>
  )
}
