// What orders tell other areas in the transaction of their change; who listens is in areas.ts.

import type { OrdineNonSchedulato } from '../../platform/imports/tipo.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { createHook } from '../../platform/registry.ts'

/** What is written with: an operation's context, or an import's. */
export type Scrittore = Pick<OperationContext, 'tx' | 'emit' | 'audit'>

/** An order was added or changed. */
export const ordineScritto = createHook<[scrittore: Scrittore, pk: number]>()

/** An order is about to be deleted. */
export const ordineInUscita = createHook<[scrittore: Scrittore, pk: number]>()

/**
 * Orders were imported; answers those that should have scheduled themselves and could not. `passo` is called between
 * them: it throws when the import is cancelled.
 */
export const ordiniImportati = createHook<
  [scrittore: Scrittore, pks: number[], passo: () => Promise<void>],
  OrdineNonSchedulato[]
>()
