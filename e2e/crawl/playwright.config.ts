import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import stories from '../../playwright.config.ts'

// The walk over all pages (`npm run crawl`), on a product of its own as the stories are.
const root = resolve(import.meta.dirname, '../..')
const product = stories.webServer
export default defineConfig({
  ...stories,
  testDir: import.meta.dirname,
  testMatch: '*.crawl.ts',
  outputDir: resolve(root, 'test-results/crawl'),
  retries: 0,
  maxFailures: 0, // all users are walked as, whatever is found
  reporter: [['list'], [resolve(import.meta.dirname, 'findings.ts')]],
  ...(product && !Array.isArray(product) && { webServer: { ...product, cwd: root } }),
})
