import LinkIcon from '@mui/icons-material/AddLink'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { type ReactNode, useState } from 'react'
import type { GraphQLTaggedNode } from 'relay-runtime'
import type { Schema } from 'yup'
import { pickFields } from '#forms/entity/merge.ts'
import { type Shown, shownBySchema, shownValue } from '#forms/entity/shownValue.ts'
import { FormConflict } from '#forms/FormConflict.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import type { ShownUtente } from '../utente.ts'
import { otherTab } from './otherTab.ts'

/** A role that a user may have. */
export interface Ruolo<Fields extends object> {
  title: string
  /** In conflicts. */
  name: string
  /** What it gives, in one sentence. */
  text: string
  /** Said of a new one; `title` creato unless told. */
  created?: string
  schema: Schema
  /** What a new one begins with. */
  empty: Fields
  create: GraphQLTaggedNode
  save: GraphQLTaggedNode
  remove: GraphQLTaggedNode
}

/** What the tab of any role takes. */
export interface RuoloTabProps {
  utente: ShownUtente
  /** After a save the form begins anew from what the server says. */
  onSaved: () => void
}

interface Props<Fields extends object, Held extends Fields & { readonly pk: number }> extends RuoloTabProps {
  ruolo: Ruolo<Fields>
  /** The one of this user; nothing where there is none. */
  held: Held | null | undefined
  /** How its references are told in conflicts. */
  shown?: Shown<Fields>
  /** The fields, of a blank form without a role. */
  children: (held?: Held) => ReactNode
}

/** The tab of a role: blank until a button opens its form, then created, then changed or removed. */
export function RuoloTab<Fields extends object, Held extends Fields & { readonly pk: number }>(
  props: Props<Fields, Held>,
) {
  const { title, text } = props.ruolo
  const [open, setOpen] = useState(false)
  if (props.held) return <RuoloForm key={props.held.pk} {...props} />
  if (open) return <RuoloForm {...props} onCancel={() => setOpen(false)} />
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

/** Of each role: what they answer the store takes. */
type RuoloMutation = { variables: { input: object }; response: Record<string, unknown> }

function RuoloForm<Fields extends object, Held extends Fields & { readonly pk: number }>(
  props: Props<Fields, Held> & { onCancel?: () => void },
) {
  const { ruolo, utente, held, shown, onSaved, onCancel, children } = props
  const { title, schema } = ruolo
  const { versione } = utente
  // What arrives later must not become the beginning of what is being typed.
  const [initial] = useState((): Fields & { versione: number } => {
    const begun: Fields = held ?? ruolo.empty
    return { ...ruolo.empty, ...pickFields(begun, Object.keys(ruolo.empty) as (keyof Fields)[]), versione }
  })
  const modulo = useMutationForm<RuoloMutation, Fields & { versione: number }>({
    mutation: held ? ruolo.save : ruolo.create,
    initial,
    schema,
    variables: (values) => ({ input: { ...(held ? { pk: held.pk } : { userPk: utente.pk }), ...values } }),
    success: held ? `${title} salvato` : (ruolo.created ?? `${title} creato`),
    onSuccess: onSaved,
  })
  const confirm = useConfirm()
  const [remove] = useOperation<RuoloMutation>(ruolo.remove, { success: `${title} eliminato` })

  async function drop(pk: number) {
    const question = {
      title: `Eliminare ${title}?`,
      text: 'L’utente perde questi permessi e deve accedere di nuovo.',
      conferma: 'Elimina',
      distruttiva: true,
      forever: true,
    }
    if (await confirm(question)) await remove({ input: { pk, versione } })
  }
  return (
    <FormikProvider value={modulo.form}>
      <Stack component="form" noValidate aria-label={title} onSubmit={modulo.form.handleSubmit}>
        <DetailCard title={title}>
          <Stack sx={{ gap: 1.5 }}>{children(held ?? undefined)}</Stack>
        </DetailCard>
        <SaveBar onCancel={onCancel} leave={otherTab}>
          {held && (
            <Button color="error" onClick={() => void drop(held.pk)} disabled={modulo.form.isSubmitting}>
              Elimina
            </Button>
          )}
        </SaveBar>
      </Stack>
      <FormConflict
        {...modulo}
        show={(field, value) => shownValue({ ...shownBySchema(schema), ...shown }, field, value)}
        prefix={`${ruolo.name}.`}
      />
    </FormikProvider>
  )
}
