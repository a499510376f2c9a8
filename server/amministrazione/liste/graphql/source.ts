import type { Visible } from '#platform/graphql/mutationField.ts'
import { can } from '#platform/permissions.ts'
import type { ListaModel } from '../announce.ts'

/** Who sees the entries of a list as those who arrange it do. */
export const PERMESSO_LISTE = 'adminImpostazioni'

/** The entries of a list, for those who arrange it. */
export function listaSource(model: ListaModel): Visible {
  return { model, visible: (viewer) => (can(viewer, PERMESSO_LISTE) ? {} : { id: { in: [] } }) }
}

/** What only those who arrange a list are told of its entries: null to the others. */
export const arrangers = {
  nullable: true,
  authScopes: { permesso: PERMESSO_LISTE },
  unauthorizedResolver: () => null,
} as const

const WITHHELD = 'Withheld from those who do not arrange the list: null.'

export const USES_DESCRIPTION = `How many times it is named: what is in use is not removed. ${WITHHELD}`
export const VERSIONE_DESCRIPTION = `Sent back with an update. ${WITHHELD}`
