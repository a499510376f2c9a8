export default {
  api: {
    input: 'generated/openapi.json',
    output: {
      target: 'generated/orval.ts',
      client: 'fetch',
      override: { mutator: { path: 'orvalFetch.ts', name: 'call' } },
    },
  },
}
