import { mergeConfig } from 'vitest/config'
import product from '../../vitest.config.ts'

// `npm run clients`: not among the tests of `npm test`, which needs no network once the product is installed.
const { test, ...rest } = product
const { projects: _projects, ...own } = test ?? {}

export default mergeConfig(rest, {
  test: { ...own, name: 'clients', include: ['bench/clients/clients.run.ts'] },
})
