/** Requests that an integrator can paste into a shell, against this very server. */
export function tokenExamples(origin: string): readonly { titolo: string; testo: string }[] {
  return [
    {
      titolo: 'GraphQL: gli ultimi tre preventivi',
      testo: `curl ${origin}/graphql \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"query": "{ preventivi(first: 3) { totalCount nodes { pk nomeCognome dataCreazione } } }"}'`,
    },
    {
      titolo: 'API: la prima pagina dei preventivi',
      testo: `curl "${origin}/api/preventivi/?page=1" \\
  -H "Authorization: Bearer $TOKEN"`,
    },
  ]
}
