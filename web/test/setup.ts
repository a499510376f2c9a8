import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A document has no layout here: the grid draws the rows that fit a window of this size.
const size = { clientWidth: 1400, clientHeight: 900, offsetWidth: 1400, offsetHeight: 900 }
for (const [name, value] of Object.entries(size)) {
  Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value })
}

// Nothing is slow because the machine has other things to do.
configure({ asyncUtilTimeout: 20_000 })

afterEach(cleanup)
