import type { RecordSourceSelectorProxy } from 'relay-runtime'

/** Puts the constraint that was just made into the list of all of them. */
export function addVincoloToStore(store: RecordSourceSelectorProxy): void {
  const nuovo = store.getRootField('createVincolo')?.getLinkedRecord('vincolo')
  const radice = store.getRoot()
  const presenti = radice.getLinkedRecords('vincoli')
  if (nuovo && presenti) radice.setLinkedRecords([...presenti, nuovo], 'vincoli')
}

/** Takes the constraint that was just removed out of the list. */
export function removeVincoloFromStore(store: RecordSourceSelectorProxy): void {
  const tolto = store.getRootField('deleteVincolo')?.getValue('deletedId')
  const radice = store.getRoot()
  const presenti = radice.getLinkedRecords('vincoli')
  if (!tolto || !presenti) return
  radice.setLinkedRecords(
    presenti.filter((vincolo) => vincolo?.getDataID() !== tolto),
    'vincoli',
  )
}
