import { rmSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { freePort } from '#cli/port.ts'
import { scratchFolder } from '#cli/scratchFolder.ts'
import { chromiumExecutable } from '#platform/pdf/chromium.ts'

// The stories run on a product started for them, on fresh demo data; E2E_URL names one that runs already.
// Worker processes read this file too and must find the same address: it travels in the environment.
if (!process.env.E2E_URL && !process.env.E2E_DATA_DIR) {
  const folder = scratchFolder('serramenti-e2e-')
  process.env.E2E_DATA_DIR = folder
  process.env.E2E_PORT = String(await freePort())
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
const baseURL = process.env.E2E_URL ?? `http://127.0.0.1:${process.env.E2E_PORT}`
const { path: executablePath, args } = await chromiumExecutable()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 1, // the stories share one database
  // For a machine that has other things to do, and is a fifth as fast as a good one. What does not come is given up after
  // a minute and a half, whatever waits for it: a story would wait until its own end.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL,
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1280, height: 800 },
    // No page lives long enough to win back what it costs to compile its scripts a third time.
    launchOptions: { executablePath, args: [...args, '--js-flags=--no-opt'] },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a quarter of the time.
    trace: process.env.E2E_TRACE ? 'on' : 'off',
  },
  webServer: process.env.E2E_URL
    ? undefined
    : {
        command: 'node server/cli/start.ts',
        url: `${baseURL}/healthz`,
        // Two products begin side by side with the other tests, each with its demo data.
        timeout: 600_000,
        stdout: 'ignore', // the server's log; what stops it from starting comes on stderr
        gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        env: {
          DATA_DIR: process.env.E2E_DATA_DIR ?? '',
          PORT: process.env.E2E_PORT ?? '',
          HOST: '127.0.0.1',
          LOGIN_THROTTLE: 'off',
          // Two processes answer in turn: no story may depend on what one of them keeps to itself.
          WORKERS: '2',
          DATABASE_URL: '',
        },
      },
})
