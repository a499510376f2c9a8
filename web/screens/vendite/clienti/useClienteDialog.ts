import { useCallback } from 'react'
import type { ClienteDialogQuery } from '#generated/ClienteDialogQuery.graphql.ts'
import query from '#generated/ClienteDialogQuery.graphql.ts'
import { useOpened } from '#relay/opened/useOpened.ts'

/** What the dialog of a customer reads, and how to begin: with the number of the customer, null for a new one. */
export function useClienteDialog() {
  const opened = useOpened<ClienteDialogQuery>(query)
  const { open } = opened
  const openCliente = useCallback((pk: number | null) => open({ pk: pk ?? 0, esiste: pk !== null }), [open])
  return { opened, openCliente }
}
