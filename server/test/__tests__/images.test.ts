import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { demoImages } from '#e2e/images.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const PIU_GRANDE = 120_000

describe('the pictures of the README', () => {
  test('are those that the stories draw, and no other lies about', () => {
    const names = demoImages.map(({ name }) => `${name}.png`)
    const readme = readFileSync(`${root}README.md`, 'utf8')
    expect([...readme.matchAll(/src="docs\/([^"]+)"/g)].map(([, file]) => file)).toEqual(names)
    expect(
      readdirSync(`${root}docs`)
        .filter((name) => name.endsWith('.png'))
        .sort(),
    ).toEqual([...names].sort())
  })

  test.each(demoImages.map(({ name, larghezza, altezza }) => [name, larghezza, altezza]))(
    '%s is a small PNG of %i × %i',
    (name, larghezza, altezza) => {
      const bytes = readFileSync(`${root}docs/${name}.png`)
      expect(bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([larghezza, altezza])
      expect(bytes.length).toBeLessThan(PIU_GRANDE)
    },
  )
})
