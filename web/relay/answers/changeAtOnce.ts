import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'

/** What changes of an object: values; linked objects by their own changes; of a list, its elements found by `pk`. */
interface ChangedFields {
  readonly [field: string]: unknown
}

let made = 0

const isFields = (value: unknown): value is ChangedFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A linked object as it will be; never the one that there is, which others may show too. */
function changedCopy(store: RecordSourceProxy, old: RecordProxy | null | undefined, fields: ChangedFields) {
  made++
  const copy = store.create(`client:at-once:${made}`, old?.getType() ?? 'AtOnce')
  if (old) copy.copyFieldsFrom(old)
  writeFields(store, copy, fields)
  return copy
}

function writeFields(store: RecordSourceProxy, record: RecordProxy, fields: ChangedFields): void {
  for (const [name, value] of Object.entries(fields)) {
    if (isFields(value)) {
      record.setLinkedRecord(changedCopy(store, record.getLinkedRecord(name), value), name)
    } else if (Array.isArray(value)) {
      const changes = new Map((value as ChangedFields[]).map(({ pk, ...rest }) => [pk, rest]))
      const elements = record.getLinkedRecords(name)?.map((element) => {
        const change = element && changes.get(element.getValue('pk'))
        return change ? changedCopy(store, element, change) : element
      })
      if (elements) record.setLinkedRecords(elements, name)
    } else record.setValue(value as string | number | boolean | null, name)
  }
}

/**
 * Shows what a mutation is about to do before it is answered, for the `atOnce` of `useOperation`: the answer takes its
 * place, and a refusal puts back what was there.
 * @param object Relay's id of the object, or its record
 * @example changeAtOnce(store, ordine.id, { stato: { pk: 3, nome: 'Chiuso' }, checkList: [{ pk: 7, done: true }] })
 */
export function changeAtOnce(store: RecordSourceProxy, object: string | RecordProxy, fields: ChangedFields): void {
  const record = typeof object === 'string' ? store.get(object) : object
  if (record) writeFields(store, record, fields)
}
