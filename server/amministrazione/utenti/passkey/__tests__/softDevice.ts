import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

// A device that makes passkeys, in some lines: what a browser would send of it.

const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** CBOR of a small map, of texts, bytes and small numbers. */
function cbor(value: unknown): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

const USER_PRESENT = 1
const USER_VERIFIED = 4
const WITH_KEY = 64

/** A device at an origin; `verifies` false is one that does not ask for finger, face or PIN. */
export class SoftDevice {
  readonly id = b64(sha256(`${Math.random()}`))
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #counter = 0
  readonly #origin: string
  readonly #verifies: boolean

  constructor(origin: string, verifies = true) {
    this.#origin = origin
    this.#verifies = verifies
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #authenticatorData(rpID: string, flags: number, rest: Uint8Array = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.#counter)
    const all = flags | USER_PRESENT | (this.#verifies ? USER_VERIFIED : 0)
    return Buffer.concat([sha256(rpID), Buffer.from([all]), counter, rest])
  }

  /** Answers what `preparePasskey` asks. */
  register({ challenge, rp }: { challenge: string; rp: { id: string } }) {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' })
    const [px, py] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
    const cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, px],
        [-3, py],
      ]),
    )
    const id = Buffer.from(this.id, 'base64url')
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 255]), id, cose])
    const authData = this.#authenticatorData(rp.id, WITH_KEY, credential)
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: b64(this.#clientData('webauthn.create', challenge)),
        attestationObject: b64(cbor(attestation)),
        transports: ['internal'],
      },
    }
  }

  /** Answers what `preparePasskeyAccesso` asks. */
  answer({ challenge, rpId }: { challenge: string; rpId: string }) {
    const clientData = this.#clientData('webauthn.get', challenge)
    const authenticatorData = this.#authenticatorData(rpId, 0)
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.#key.privateKey)
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: b64(clientData),
        authenticatorData: b64(authenticatorData),
        signature: b64(signature),
      },
    }
  }
}
