/** A stored state as people read it: 'Da fare' for DA_FARE; what is no code stays as it is. */
export function stateInWords(state: string): string {
  if (!/^[A-Z]{4,}$|^[A-Z]+(_[A-Z]+)+$/.test(state)) return state
  const words = state.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
