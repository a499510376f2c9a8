import { describe, expect, test } from 'vitest'
import { frameReader } from '../frameReader.ts'

const frame = (tipo: number, ...byte: number[]) => [tipo, 0, 0, 0, byte.length, ...byte]
const error = (text: string) => frame(3, ...new TextEncoder().encode(text))

function read(byte: readonly number[], inPieces: number) {
  const data: number[] = []
  const avanzamenti: number[] = []
  const reader = frameReader({ onData: (pezzo) => data.push(...pezzo), onProgress: (n) => avanzamenti.push(n) })
  for (let from = 0; from < byte.length; from += inPieces)
    reader.read(Uint8Array.from(byte.slice(from, from + inPieces)))
  return { dati: data, avanzamenti, intero: reader.whole() }
}

const file = [...frame(0, 1, 2, 3), ...frame(1, 0, 0, 1, 244), ...frame(0, 4), ...frame(2)]

describe('the frames of an export', () => {
  test.each([1, 2, 3, 7, 1000])('cut every %i bytes', (inPieces) => {
    expect(read(file, inPieces)).toEqual({ dati: [1, 2, 3, 4], avanzamenti: [500], intero: true })
  })

  test('without its end a file is not whole', () => {
    expect(read(file.slice(0, -5), 3).intero).toBe(false)
    expect(read(file.slice(0, -1), 3).intero).toBe(false)
    expect(read([], 3).intero).toBe(false)
  })

  test('what went wrong is said; what makes no sense too', () => {
    expect(() => read([...frame(0, 1), ...error('Non riuscita')], 4)).toThrow('Non riuscita')
    expect(() => read(frame(9, 1), 4)).toThrow('riprova')
  })
})
