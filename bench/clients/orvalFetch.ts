let origin = ''
let token = ''

/** Where the calls of orval go, and with what. */
export function connect(url: string, bearer: string): void {
  origin = url
  token = bearer
}

/** What orval calls for each operation. */
export async function call<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const headers = { ...init.headers, Authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}${path}`, { ...init, headers })
  return { data: await response.json(), status: response.status, headers: response.headers } as Answer
}
