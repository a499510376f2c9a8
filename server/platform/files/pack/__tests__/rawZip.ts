import { crc32, deflateRawSync } from 'node:zlib'

/** An entry as it is to stand in a zip, however wrong. */
interface RawEntry {
  name: string
  content: Buffer | string
  /** What it says it unpacks to; the truth unless told. */
  says?: number
  deflate?: boolean
  encrypted?: boolean
}

/** A zip written by hand: a sound library refuses to write what is tried here. */
export function rawZip(entries: readonly RawEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, says, deflate = false, encrypted = false } of entries) {
    const bytes = Buffer.from(content)
    const plain = deflate ? deflateRawSync(bytes) : bytes
    const data = encrypted ? Buffer.concat([Buffer.alloc(12), plain]) : plain
    const nameBytes = Buffer.from(name, 'utf8')
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x800 | (encrypted ? 1 : 0), 2)
    common.writeUInt16LE(deflate ? 8 : 0, 4)
    common.writeUInt16LE(0x21, 8)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(says ?? bytes.length, 18)
    common.writeUInt16LE(nameBytes.length, 22)
    files.push(Buffer.from('504b0304', 'hex'), common, nameBytes, data)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('504b01021400', 'hex'), common, tail, nameBytes)
    offset += 30 + nameBytes.length + data.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 8)
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, central, end])
}
