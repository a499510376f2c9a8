import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { EntityForm, type EntityFormProps } from './EntityForm.tsx'
import type { Versioned } from './useEntityForm.ts'

interface Props<V extends Versioned> extends EntityFormProps<V> {
  title: string
  width?: 'xs' | 'sm' | 'md'
}

/** The form of an object in its dialog. */
export function EntityDialog<V extends Versioned>({ title, width, ...form }: Props<V>) {
  return (
    <DialogFrame title={title} width={width}>
      <EntityForm {...form} />
    </DialogFrame>
  )
}
