/** Requests that an integrator can paste into a shell, against this very server. */
export function tokenExamples(origin: string): readonly { title: string; text: string }[] {
  return [
    {
      title: 'GraphQL: gli ultimi tre preventivi',
      text: `curl ${origin}/graphql \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"query": "{ preventivi(first: 3) { totalCount nodes { pk nomeCognome dataCreazione } } }"}'`,
    },
    {
      title: 'API: la prima pagina dei preventivi',
      text: `curl "${origin}/api/preventivi/?page=1" \\
  -H "Authorization: Bearer $TOKEN"`,
    },
  ]
}
