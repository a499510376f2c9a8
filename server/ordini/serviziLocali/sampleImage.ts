import { crc32, deflateSync } from 'node:zlib'
import { formatDateTime } from '../../shared/formats/formats.ts'

const LARGHEZZA = 640
const ALTEZZA = 480
/** The eight bars of a test card, then the ground and the ink of the clock under them. */
const COLORI = 'ffffff ffff00 00ffff 00ff00 ff00ff ff0000 0000ff 000000 20262a f4f6f5'
const [FONDO, INCHIOSTRO] = [8, 9]
const BANDA = 120

/** Glyphs of a date and time, three by five dots each. */
const SEGNI: Readonly<Record<string, string>> = {
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
const PUNTO = 8

/** Writes a text into the lower band, in the middle. */
function scrivi(punti: Uint8Array[], testo: string): void {
  const inizio = Math.round((LARGHEZZA - testo.length * 4 * PUNTO) / 2)
  const alto = ALTEZZA - BANDA + (BANDA - 5 * PUNTO) / 2
  for (let y = 0; y < 5 * PUNTO; y++) {
    for (let x = 0; x < testo.length * 4 * PUNTO; x++) {
      const [segno, colonna] = [testo[Math.floor(x / (4 * PUNTO))] ?? '', Math.floor(x / PUNTO) % 4]
      const acceso = colonna < 3 && SEGNI[segno]?.[Math.floor(y / PUNTO) * 3 + colonna] === '1'
      const riga = punti[alto + y]
      if (acceso && riga) riga[inizio + x + 1] = INCHIOSTRO
    }
  }
}

function pezzo(tipo: string, dati: Uint8Array): Buffer {
  const testa = Buffer.alloc(4)
  testa.writeUInt32BE(dati.length)
  const corpo = Buffer.concat([Buffer.from(tipo, 'latin1'), dati])
  const coda = Buffer.alloc(4)
  coda.writeUInt32BE(crc32(corpo))
  return Buffer.concat([testa, corpo, coda])
}

/** The picture used where no camera is configured: a test card with the time, as PNG. */
export function sampleImage(adesso: Date): Buffer {
  // Each row begins with the number of its filter: none.
  const punti = Array.from({ length: ALTEZZA }, (_, y) => {
    const riga = new Uint8Array(LARGHEZZA + 1)
    for (let x = 0; x < LARGHEZZA; x++) riga[x + 1] = y < ALTEZZA - BANDA ? Math.floor((x * 8) / LARGHEZZA) : FONDO
    return riga
  })
  const secondi = String(adesso.getUTCSeconds()).padStart(2, '0')
  scrivi(punti, `${formatDateTime(adesso)}:${secondi}`.replace(/^\d+-\d+-\d+ /, ''))
  const testa = Buffer.alloc(13)
  testa.writeUInt32BE(LARGHEZZA, 0)
  testa.writeUInt32BE(ALTEZZA, 4)
  // 8 bits, by palette.
  testa.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pezzo('IHDR', testa),
    pezzo('PLTE', Buffer.from(COLORI.replace(/ /g, ''), 'hex')),
    pezzo('IDAT', deflateSync(Buffer.concat(punti))),
    pezzo('IEND', Buffer.alloc(0)),
  ])
}
