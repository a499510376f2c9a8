// What orders tell other areas in the transaction of their change; who listens is in areas.ts.

import type { OrdineNonSchedulato } from '#platform/imports/kind.ts'
import type { OperationContext } from '#platform/operation.ts'
import { createHook } from '#platform/registry.ts'
import type { RigaWithAnte } from '../righe/rules.ts'

/** What is written with: an operation's context, or an import's. */
export type PianoWriter = Pick<OperationContext, 'tx' | 'emit' | 'audit'>

/** An order was added or changed. */
export const ordineWritten = createHook<[scrittore: PianoWriter, pk: number]>()

/** An order is about to be deleted. */
export const ordineLeaving = createHook<[scrittore: PianoWriter, pk: number]>()

/** A line of an order that is about to change, as far as its pieces go. */
export interface ChangedRiga {
  pk: number
  /** Where a refusal stands in the input: `righe[2]`, or what is sent besides the lines. */
  campo: string
  /** Its place in the order before. */
  posizione: number
  /** As it will be; null when it goes. */
  dopo: (RigaWithAnte & { rivendita: boolean; numero: number; extraFields: unknown }) | null
}

/** Lines of an order are about to change or to go; a listener refuses with UserErrors. */
export const righeChanging = createHook<[scrittore: PianoWriter, righe: ChangedRiga[]]>()

/**
 * Orders were imported; answers those that should have scheduled themselves and could not. `passo` is called between
 * them: it throws when the import is cancelled.
 */
export const ordiniImported = createHook<
  [scrittore: PianoWriter, pks: number[], passo: () => Promise<void>],
  OrdineNonSchedulato[]
>()
