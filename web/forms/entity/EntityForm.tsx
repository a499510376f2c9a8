import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { DialogForm } from '../DialogForm.tsx'
import type { MutationForm } from '../useMutationForm.ts'
import { type Shown, shownBySchema, shownValue } from './shownValue.ts'
import type { Versioned } from './useEntityForm.ts'

export interface EntityFormProps<V extends Versioned> extends MutationForm<V> {
  /** What screen readers call the form. */
  name: string
  /** Field → what the user reads, where it is not the schema's label. */
  labels?: Readonly<Record<string, string>>
  /** How other fields are shown where two have changed them. */
  shown?: Shown<V>
  /** How nothing is shown; a dash unless told. */
  none?: (field: string) => string
  onClose: () => void
  /** Deletes the object: on a phone, where its list has no buttons. */
  onDelete?: (() => void) | false | undefined
  /** Of the button that saves; 'Salva' unless told. */
  save?: string
  /** Other buttons, at the left of those of the foot. */
  actions?: ReactNode
  /** What is read just before saving. */
  notice?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** What is below the title of a form's dialog: fields, foot, the choice when two have saved. */
export function EntityForm<V extends Versioned>(props: EntityFormProps<V>) {
  const { name, labels, shown, none, onClose, onDelete, save, actions, notice, children, ...form } = props
  const phone = useIsPhone()
  const deleteButton = phone && onDelete && (
    <Button
      color="error"
      onClick={() => {
        onClose()
        onDelete()
      }}
    >
      Elimina
    </Button>
  )
  return (
    <DialogForm
      {...form}
      name={name}
      labels={labels}
      show={(field, value) => shownValue({ ...shownBySchema(form.schema), ...shown }, field, value, none?.(field))}
      onCancel={onClose}
      save={save}
      notice={notice}
      actions={
        <>
          {deleteButton}
          {actions}
        </>
      }
    >
      {children}
    </DialogForm>
  )
}
