import { crc32, deflateSync } from 'node:zlib'
import { formatDateTime } from '#shared/formats/formats.ts'

const LARGHEZZA = 640
const ALTEZZA = 480
/** The eight bars of a test card, then the ground and the ink of the clock under them. */
const COLORS = 'ffffff ffff00 00ffff 00ff00 ff00ff ff0000 0000ff 000000 20262a f4f6f5'
const [BACKGROUND, INK] = [8, 9]
const BAND = 120

/** Glyphs of a date and time, three by five dots each. */
const SIGNS: Readonly<Record<string, string>> = {
  0: '111101101101111',
  1: '010110010010111',
  2: '111001111100111',
  3: '111001111001111',
  4: '101101111001001',
  5: '111100111001111',
  6: '111100111101111',
  7: '111001001001001',
  8: '111101111101111',
  9: '111101111001111',
  ':': '000010000010000',
  '-': '000000111000000',
}
const POINT = 8

/** Writes a text into the lower band, in the middle. */
function write(points: Uint8Array[], text: string): void {
  const inizio = Math.round((LARGHEZZA - text.length * 4 * POINT) / 2)
  const high = ALTEZZA - BAND + (BAND - 5 * POINT) / 2
  for (let y = 0; y < 5 * POINT; y++) {
    for (let x = 0; x < text.length * 4 * POINT; x++) {
      const [segno, column] = [text[Math.floor(x / (4 * POINT))] ?? '', Math.floor(x / POINT) % 4]
      const isOn = column < 3 && SIGNS[segno]?.[Math.floor(y / POINT) * 3 + column] === '1'
      const riga = points[high + y]
      if (isOn && riga) riga[inizio + x + 1] = INK
    }
  }
}

function pezzo(tipo: string, data: Uint8Array): Buffer {
  const testa = Buffer.alloc(4)
  testa.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(tipo, 'latin1'), data])
  const coda = Buffer.alloc(4)
  coda.writeUInt32BE(crc32(body))
  return Buffer.concat([testa, body, coda])
}

/** The picture used where no camera is configured: a test card with the time, as PNG. */
export function sampleImage(now: Date): Buffer {
  // Each row begins with the number of its filter: none.
  const points = Array.from({ length: ALTEZZA }, (_, y) => {
    const riga = new Uint8Array(LARGHEZZA + 1)
    for (let x = 0; x < LARGHEZZA; x++) riga[x + 1] = y < ALTEZZA - BAND ? Math.floor((x * 8) / LARGHEZZA) : BACKGROUND
    return riga
  })
  const secondi = String(now.getUTCSeconds()).padStart(2, '0')
  write(points, `${formatDateTime(now)}:${secondi}`.replace(/^\d+-\d+-\d+ /, ''))
  const testa = Buffer.alloc(13)
  testa.writeUInt32BE(LARGHEZZA, 0)
  testa.writeUInt32BE(ALTEZZA, 4)
  // 8 bits, by palette.
  testa.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pezzo('IHDR', testa),
    pezzo('PLTE', Buffer.from(COLORS.replace(/ /g, ''), 'hex')),
    pezzo('IDAT', deflateSync(Buffer.concat(points))),
    pezzo('IEND', Buffer.alloc(0)),
  ])
}
