import type { RecordSourceSelectorProxy } from 'relay-runtime'

/** Puts the constraint that was just made into the list of all of them. */
export function addVincoloToStore(store: RecordSourceSelectorProxy): void {
  const nuovo = store.getRootField('createVincolo')?.getLinkedRecord('vincolo')
  const root = store.getRoot()
  const present = root.getLinkedRecords('vincoli')
  if (nuovo && present) root.setLinkedRecords([...present, nuovo], 'vincoli')
}

/** Takes the constraint that was just removed out of the list. */
export function removeVincoloFromStore(store: RecordSourceSelectorProxy): void {
  const tolto = store.getRootField('deleteVincolo')?.getValue('deletedId')
  const root = store.getRoot()
  const present = root.getLinkedRecords('vincoli')
  if (!tolto || !present) return
  root.setLinkedRecords(
    present.filter((vincolo) => vincolo?.getDataID() !== tolto),
    'vincoli',
  )
}
