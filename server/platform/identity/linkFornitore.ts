import type { Auth, Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import type { Viewer } from '../permissions.ts'
import { limitLinks, readSecretLink } from './secretLinks.ts'

/** Where the secret of a link travels; in an address it opens nothing. */
export const LINK_HEADER = 'x-fornitore-token'

/** Begins every secret of a link, so that one is recognised where it does not belong. */
export const LINK_PREFIX = 'frn_'

/** Where a link comes from. */
type LinkCaller = Pick<Context, 'services' | 'indirizzo' | 'userAgent'>

export const INVALID_LINK = 'Il collegamento non è più valido.'

/** Secrets are far too long to be guessed: this spares the database who tries. */
const WRONG_PER_ADDRESS = [
  { max: 30, secondi: 60 },
  { max: 300, secondi: 3600 },
]

/** More than any page asks. */
const CALLS_PER_LINK = [{ max: 240, secondi: 60 }]

/**
 * The supplier whose link this is, as who asks.
 * @param caller whose wrong tries are counted
 * @throws Refusal FORBIDDEN when it is unknown, over or revoked; THROTTLED
 */
export async function authenticateLink(caller: LinkCaller, secret: string): Promise<{ auth: Auth; viewer: Viewer }> {
  const { services, indirizzo } = caller
  const link = secret.startsWith(LINK_PREFIX) ? await readSecretLink(caller, secret) : null
  const fornitore = await services.db.fornitore.findUnique({
    where: { id: link?.fornitoreId ?? 0 },
    select: { id: true, nome: true, tipologia: true },
  })
  if (!link || !fornitore) {
    await limitLinks(services, `linkFornitore:${indirizzo}`, WRONG_PER_ADDRESS)
    throw new Refusal('FORBIDDEN', INVALID_LINK)
  }
  await limitLinks(services, `linkFornitoreUso:${link.id}`, CALLS_PER_LINK)
  return { auth: { tipo: 'fornitore', linkId: link.id }, viewer: viewerOfLink(fornitore) }
}

/** Nobody's account: what it does is told as 'Fornitore Rossi (link)'. */
function viewerOfLink(fornitore: NonNullable<Viewer['fornitore']>): Viewer {
  return {
    id: 0,
    username: '',
    email: '',
    firstName: 'Fornitore',
    lastName: `${fornitore.nome} (link)`,
    isSuperuser: false,
    isStaff: false,
    info: null,
    agente: null,
    operatore: null,
    appAccount: null,
    fornitore,
  }
}
