import { beginOidc, finishOidc } from '#amministrazione/utenti/oidc/login.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'

const away = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })

/** `GET /accesso/oidc?next=/planner/`: to the issuer of the settings. @throws Refusal NOT_FOUND without one */
export async function goToIssuer(request: Request, ctx: Context): Promise<Response> {
  const { oidc } = ctx.services.config
  if (!oidc) throw new Refusal('NOT_FOUND')
  return away(await beginOidc(oidc, new URL(request.url).searchParams.get('next'), ctx))
}

/** `GET /accesso/oidc/ritorno`: back from it, with a code. @throws Refusal NOT_FOUND without an issuer */
export async function comeBack(request: Request, ctx: Context): Promise<Response> {
  const { oidc } = ctx.services.config
  if (!oidc) throw new Refusal('NOT_FOUND')
  return away(await finishOidc(oidc, request, ctx))
}
