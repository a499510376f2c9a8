import type { ShellViewer } from './viewer.ts'

/**
 * Where somebody begins: the home, which lists what waits; who works at a bench and sees no list of orders begins at the
 * work itself.
 */
export function homeOf(permessi: ShellViewer['permessi']): '/' | '/planner/#/operatore' {
  const { addAttivita, viewElencoOrdini, viewOfferte } = permessi
  return addAttivita && !viewElencoOrdini && !viewOfferte ? '/planner/#/operatore' : '/'
}
