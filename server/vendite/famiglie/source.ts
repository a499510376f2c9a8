import type { Visible } from '#platform/graphql/mutationField.ts'
import { can } from '#platform/permissions.ts'

/** Who sees the catalogue as those who write it do. */
export const PERMESSO_CATALOGO = 'adminCatalogo'

/** All rows of the catalogue, retired ones too, for those who write it. */
export function catalogoSource(model: Visible['model']): Visible {
  return { model, visible: (viewer) => (can(viewer, PERMESSO_CATALOGO) ? {} : { id: { in: [] } }) }
}
