import { mutationField, type Visible } from '../../../platform/graphql/mutationField.ts'
import type { Operation } from '../../../platform/operation.ts'
import { can } from '../../../platform/permissions.ts'
import type { ModelloLista } from '../announce.ts'

/** Who sees the entries of a list as those who arrange it do. */
export const PERMESSO_LISTE = 'adminImpostazioni'

/** The entries of a list, for those who arrange it. */
export function listaSource(model: ModelloLista): Visible {
  return { model, visibili: (viewer) => (can(viewer, PERMESSO_LISTE) ? {} : { id: { in: [] } }) }
}

/** Adds the mutation that puts a list in another order. */
export function arrangeMutation(operation: Operation<{ pks: number[] }>, description: string): void {
  mutationField(operation, {
    description,
    input: (t) => ({ pks: t.intList({ required: true, description: 'Numbers of all its entries, in order.' }) }),
    payload: (t) => ({
      pks: t.intList({ nullable: true, description: 'As they are now.', resolve: ({ result }) => result?.pks }),
    }),
  })
}

export const USI_DESCRIPTION = 'How many times it is named: what is in use is not removed.'
