import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorWords, type Finding, failed, ok, warning } from './finding.ts'

const MIB = 1024 * 1024
const TOO_LITTLE = 200 * MIB
const LITTLE = 2048 * MIB
const FEW_FILES = 1_000

/** What a file system has left. */
interface Room {
  bytes: number
  /** Files that can still be made; null where there is no such limit. */
  files: number | null
}

function roomIn(folder: string): Room {
  const { bavail, bsize, files, ffree } = statfsSync(folder)
  return { bytes: bavail * bsize, files: files > 0 ? ffree : null }
}

/**
 * Whether a folder can be written and has room.
 * @param what what it is for, in Italian
 * @param room what is left on its disk, asked of the system by default
 */
export function checkFolder(what: string, folder: string, room: (folder: string) => Room = roomIn): Finding {
  try {
    mkdirSync(folder, { recursive: true })
    const probe = join(folder, `prova-${randomUUID()}`)
    writeFileSync(probe, 'prova')
    rmSync(probe)
  } catch (error) {
    const remedy = 'dare la cartella all’utente che esegue il programma, e montarla in scrittura'
    return failed(what, `in ${folder} non si scrive: ${errorWords(error)}`, remedy)
  }
  const { bytes, files } = room(folder)
  const free = `${(bytes / (1024 * MIB)).toFixed(1).replace('.', ',')} GB liberi in ${folder}`
  const remedy = 'liberare spazio (docs/operation.md, «When the disk is full»)'
  if (files !== null && files < FEW_FILES)
    return failed(what, `solo ${files} file ancora possibili in ${folder}`, remedy)
  if (bytes < TOO_LITTLE) return failed(what, `solo ${free}`, remedy)
  return bytes < LITTLE ? warning(what, `solo ${free}`, remedy) : ok(what, free)
}
