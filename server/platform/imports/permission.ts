import { can, type Viewer } from '../permissions.ts'
import { importKinds } from './job.ts'

/** Whether a user imports anything at all. */
export const importsSomething = (viewer: Viewer | null): boolean =>
  importKinds.all().some(({ permesso }) => can(viewer, permesso))
