import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Place } from '../../db/sql/place.ts'
import { UserErrors } from '../../errors.ts'
import { signatureOf } from '../../identity/vault.ts'

type Settings = Pick<Context['services']['config'], 'secretKey' | 'dataDir'>

/** Of a signatureOf: more than anybody guesses. */
const SIGNED_BYTES = 12

export const INVALID_CURSOR =
  'Cursore non valido: vale solo nell’elenco e con l’ordinamento in cui è stato letto. Ricominciare dalla prima pagina.'

/** Writes and reads the cursors of a list in one order. */
export interface Cursors {
  /** A place as clients keep it. */
  write(place: Place): string
  /**
   * @param argument its name, for the error
   * @throws UserErrors INVALID_CURSOR for one that was not written here: of another list or order, changed, cut, old
   */
  read(cursor: string, argument: string): Place
}

/**
 * Cursors hold the compared values of a row and its key, signed: a page goes on from there whatever has become of the
 * row, and what a cursor holds needs no other check.
 * @param list the name of its field
 */
export function cursorsOf(settings: Settings, list: string, orderBy: readonly object[]): Cursors {
  const scope = `${list} ${JSON.stringify(orderBy)}`
  const sign = (text: string) => signatureOf(settings, 'cursor', `${scope} ${text}`).subarray(0, SIGNED_BYTES)
  return {
    write(place) {
      const text = JSON.stringify(place)
      return Buffer.concat([sign(text), Buffer.from(text)]).toString('base64url')
    },
    read(cursor, argument) {
      const bytes = Buffer.from(cursor, 'base64url')
      const [signed, text] = [bytes.subarray(0, SIGNED_BYTES), bytes.subarray(SIGNED_BYTES).toString()]
      // Decoding skips what is no letter of it.
      const isWhole = signed.length === SIGNED_BYTES && bytes.toString('base64url') === cursor
      if (!isWhole || !timingSafeEqual(signed, sign(text))) {
        throw UserErrors.of(argument, INVALID_CURSOR, 'INVALID_CURSOR')
      }
      return JSON.parse(text)
    },
  }
}
