import { ordiniList } from '#ordini/ordini/list.ts'
import { builder } from '#platform/graphql/builder.ts'
import { type ObjectOutcome, ObjectOutcomeRef } from '#platform/graphql/objectOutcome.ts'
import { rowField } from '#platform/graphql/rowField.ts'
import type { OrdineOutcome } from '../auto.ts'

/** What became of an order that was to be placed, as clients read it. */
export const ordineOutcome = ({ pk, fatto, motivo }: Omit<OrdineOutcome, 'numeroCommessa'>): ObjectOutcome => ({
  oggetto: 'Ordine',
  pk,
  fatto,
  motivo: motivo || null,
})

builder.objectField(ObjectOutcomeRef, 'ordine', (t) =>
  rowField(
    t,
    'Ordine',
    ordiniList,
    ({ oggetto, pk }) => (oggetto === 'Ordine' ? pk : null),
    'The order; null of anything else.',
  ),
)
