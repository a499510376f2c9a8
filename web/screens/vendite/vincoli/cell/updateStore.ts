import type { RecordSourceSelectorProxy } from 'relay-runtime'

/** Puts the constraint that was just made into the list of all of them. */
export function addVincoloToStore(store: RecordSourceSelectorProxy): void {
  const next = store.getRootField('createVincolo')?.getLinkedRecord('vincolo')
  const root = store.getRoot()
  const present = root.getLinkedRecords('vincoli')
  if (next && present) root.setLinkedRecords([...present, next], 'vincoli')
}

/** Takes the constraint that was just removed out of the list. */
export function removeVincoloFromStore(store: RecordSourceSelectorProxy): void {
  const removed = store.getRootField('deleteVincolo')?.getValue('deletedId')
  const root = store.getRoot()
  const present = root.getLinkedRecords('vincoli')
  if (!removed || !present) return
  root.setLinkedRecords(
    present.filter((vincolo) => vincolo?.getDataID() !== removed),
    'vincoli',
  )
}
