import type { CopiedMisure } from '../clipboard.ts'
import type { SavedVincolo } from '../matrice/model.ts'

/** Measures that are being written and not saved yet; `id` is null for a constraint to be added. */
export interface VincoloDraft {
  id: number | null
  misure: CopiedMisure
}

/** The constraints as they would be if what is being written were saved. */
export function draftPreview(
  saved: readonly SavedVincolo[],
  draft: VincoloDraft | null,
): (CopiedMisure & { id?: number })[] {
  if (!draft) return [...saved]
  if (draft.id === null) return [...saved, draft.misure]
  return saved.map((vincolo) => (vincolo.id === draft.id ? { ...draft.misure, id: vincolo.id } : vincolo))
}
