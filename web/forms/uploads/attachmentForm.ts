/**
 * What the documented API takes of a file that is attached to an object.
 * @param owner what the object is called there: 'ordine'
 */
export function attachmentForm(owner: string, pk: number, file: File): FormData {
  const form = new FormData()
  form.append(owner, String(pk))
  form.append('original_name', file.name)
  form.append('allegato', file)
  return form
}
