import type { Visible } from '../../../platform/graphql/mutationField.ts'
import { can } from '../../../platform/permissions.ts'
import type { ListaModel } from '../announce.ts'

/** Who sees the entries of a list as those who arrange it do. */
export const PERMESSO_LISTE = 'adminImpostazioni'

/** The entries of a list, for those who arrange it. */
export function listaSource(model: ListaModel): Visible {
  return { model, visibili: (viewer) => (can(viewer, PERMESSO_LISTE) ? {} : { id: { in: [] } }) }
}

export const USES_DESCRIPTION = 'How many times it is named: what is in use is not removed.'
