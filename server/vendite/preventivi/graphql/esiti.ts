import { builder } from '#platform/graphql/builder.ts'
import type { PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { ObjectOutcomeRef } from '#platform/graphql/objectOutcome.ts'
import { rowField } from '#platform/graphql/rowField.ts'
import { preventiviList } from '../list.ts'
import type { RecordOutcome } from '../transitions.ts'

builder.objectField(ObjectOutcomeRef, 'preventivo', (t) =>
  rowField(
    t,
    'Preventivo',
    preventiviList,
    ({ oggetto, pk }) => (oggetto === 'Preventivo' ? pk : null),
    'The quote as it is now; null when the caller does not see it, and of anything else.',
  ),
)

/** The payload of a bulk operation: one outcome for each quote. */
export const multiPayload = (t: PayloadBuilder<RecordOutcome[]>) => ({
  esiti: t.field({
    type: [ObjectOutcomeRef],
    nullable: true,
    description: 'One for each quote; null when there are errors.',
    resolve: ({ result }) => result?.map((outcome) => ({ oggetto: 'Preventivo' as const, ...outcome })),
  }),
})
