import type { KeyboardEvent } from 'react'

/** Presses of Enter that chose an entry of a list: nothing is left for them to do there, a form may go on from them. */
const picks = new WeakSet<Event>()

/** Says that this Enter has chosen an entry: it sends no form. */
export function markPick(event: KeyboardEvent): void {
  event.preventDefault()
  picks.add(event.nativeEvent)
}

/** Whether an Enter that was used already chose an entry of a list. */
export const hasPicked = (event: KeyboardEvent): boolean => picks.has(event.nativeEvent)

let arrived: Promise<unknown> = Promise.resolve()

/** Told of what Enter asked for before its answer came. @param pick ends when it is in the form, or will not be */
export function pickOnTheWay(pick: Promise<unknown>): void {
  // One that fails holds back no save.
  arrived = Promise.allSettled([arrived, pick])
}

/** Resolves when nothing that Enter asked for is on its way: a form is not saved without it. */
export const picksArrived = (): Promise<unknown> => arrived
