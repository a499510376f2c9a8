import type { Operation } from '../operation.ts'
import { mutationField } from './mutationField.ts'

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
