import { expect, test } from 'vitest'
import { rottaInterna } from '../Collegamento.tsx'

test.each([
  ['/preventivi/#/vincoli', '/preventivi/', '/vincoli'],
  ['/preventivi/#/vincoli', '/preventivi', '/vincoli'],
  ['/preventivi/#', '/preventivi/', '/'],
  ['/preventivi/#/', '/', null],
  ['/', '/', null],
  ['/#/', '/', '/'],
  ['/materiali', '/materiali', null],
])('%s from %s', (href, pagina, atteso) => {
  expect(rottaInterna(href, pagina)).toBe(atteso)
})
