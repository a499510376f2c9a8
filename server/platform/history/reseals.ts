import { sameSecret } from '../identity/secrets.ts'
import { signatureOf, signatureWith, type VaultSettings } from '../identity/vault.ts'

/** What a seal is worth after a person was taken out of its rows, as it is stored. */
export interface StoredReseal {
  id: number
  sigillo_id: number
  prima: string
  dopo: string
  righe: number
  chiave: number
  firma: string
}

/** What a reseal is signed for. */
const PURPOSE = 'risigilli'

type Signed = Pick<StoredReseal, 'sigillo_id' | 'prima' | 'dopo' | 'righe'>

const textOf = ({ sigillo_id, prima, dopo, righe }: Signed) => [sigillo_id, prima, dopo, righe].join('\n')

/** The signature (hex) of a reseal by the newest key. */
export const signReseal = (settings: VaultSettings, reseal: Signed): string =>
  signatureOf(settings, PURPOSE, textOf(reseal)).toString('hex')

/** What the reseals of a seal say of its rows. */
interface Followed {
  /** The digest that the seal was made of. */
  original: string
  /** In Italian; null when each follows the one before and the last is of the rows as they are. */
  fault: string | null
  /** One is signed with a key that is not there. */
  unknownKey: boolean
}

/**
 * Goes from the rows as they are back to the digest that their seal was made of, over each time that a person was taken
 * out of them.
 * @param reseals of one seal, the oldest first
 * @param digest of the rows as they are
 */
export function followReseals(settings: VaultSettings, reseals: readonly StoredReseal[], digest: string): Followed {
  const first = reseals[0]
  if (!first) return { original: digest, fault: null, unknownKey: false }
  const followed: Followed = { original: first.prima, fault: null, unknownKey: false }
  let last = first.prima
  for (const reseal of reseals) {
    const signature = signatureWith(settings, reseal.chiave, PURPOSE, textOf(reseal))?.toString('hex')
    if (signature === undefined) followed.unknownKey = true
    else if (!sameSecret(signature, reseal.firma)) followed.fault = 'una cancellazione non è di questa installazione'
    if (reseal.prima !== last) followed.fault = 'una cancellazione manca'
    last = reseal.dopo
  }
  if (last !== digest) followed.fault = 'righe cambiate dopo una cancellazione di dati personali'
  return followed
}
