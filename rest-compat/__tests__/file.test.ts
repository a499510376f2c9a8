import { describe, expect, test } from 'vitest'
import { readRestBody } from '#rest/core/body.ts'
import { listOfField, readFields, textField } from '#rest/core/fields.ts'
import { fileField } from '#rest/core/fileField.ts'

const fields = { allegato: fileField({ required: true }), files: listOfField(fileField()), nome: textField() }

async function read(body: BodyInit, type?: string) {
  const headers: HeadersInit = type ? { 'Content-Type': type } : {}
  const content = await readRestBody(new Request('http://x/', { method: 'POST', body, headers }), fields)
  return readFields(fields, content.dati, { origine: content.origine, parziale: false })
}

function form(parts: [string, string | File][]): FormData {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return form
}

const byte = new Uint8Array([0, 255, 13, 10])
const errors = async (body: BodyInit, type?: string) =>
  (await read(body, type)).errori.map(({ field, message }) => [field, message])

describe('files of a multipart body', () => {
  test('travel as name and base64; repeated keys are a list', async () => {
    const { valore, errori } = await read(
      form([
        ['allegato', new File([byte], 'perché è così.xls')],
        ['files', new File([byte], '1.xls')],
        ['files', new File([byte], '2.xls')],
        ['nome', 'Anna'],
      ]),
    )
    const base64 = Buffer.from(byte).toString('base64')
    expect(errori).toEqual([])
    expect(valore).toEqual({
      allegato: { nome: 'perché è così.xls', base64 },
      files: [
        { nome: '1.xls', base64 },
        { nome: '2.xls', base64 },
      ],
      nome: 'Anna',
    })
  })

  test('not chosen, empty, or not a file', async () => {
    const lacks = ['allegato', 'Non è stato inviato alcun file.']
    expect(await errors(form([['allegato', new File([], '')]]))).toEqual([lacks])
    expect(await errors(form([['allegato', '']]))).toEqual([lacks])
    expect(await errors(form([['allegato', new File([], 'a.xls')]]))).toEqual([
      ['allegato', 'Il file inviato è vuoto.'],
    ])
    const invented = JSON.stringify({ allegato: { nome: 'a', base64: 'AA==' } })
    expect(await errors(invented, 'application/json')).toEqual([
      ['allegato', expect.stringContaining('non corrispondono ad un file')],
    ])
  })

  test('may be large; what is beside them may not', async () => {
    const grande = new File([new Uint8Array(5_000_000)], 'a.xls')
    expect(await errors(form([['allegato', grande]]))).toEqual([])
    const texts = form([
      ['allegato', grande],
      ['nome', 'x'.repeat(2_700_000)],
    ])
    await expect(read(texts)).rejects.toMatchObject({ status: 413 })
    await expect(read('x'.repeat(2_700_000), 'application/json')).rejects.toMatchObject({ status: 413 })
  })
})
