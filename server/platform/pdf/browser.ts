import type { Browser, Page } from 'puppeteer-core'
import type { Log } from '../log.ts'
import { withLimits } from '../workers/ulimit.ts'
import { chromiumExecutable } from './chromium.ts'

/** Nothing resolves and nothing is fetched: documents carry all they need as data: addresses. */
const CLOSED = ['--host-resolver-rules=MAP * ~NOTFOUND', '--disable-background-networking', '--disable-sync']

/**
 * Writable memory of each of its processes, kilobytes: a document that needs more would not be printed in time either.
 * Ten thousand lines of a table, some 300 pages, take 1,000,000.
 */
const DATA_KB = 1_500_000

/** What Chromium needs of the environment; the rest holds passwords. */
const ENV =
  'PATH HOME TMPDIR TEMP TMP LANG LC_ALL TZ LD_LIBRARY_PATH FONTCONFIG_PATH FONTCONFIG_FILE XDG_CONFIG_HOME ' +
  'XDG_CACHE_HOME XDG_RUNTIME_DIR SystemRoot LOCALAPPDATA'
const environment = () => Object.fromEntries(ENV.split(' ').map((name) => [name, process.env[name]]))

/** The work did not end in time. */
export class TooSlow extends Error {}

/** One Chromium, started at the first document and replaced when it is worn out or has failed. */
interface WarmBrowser {
  /**
   * Gives `work` a page of its own.
   * @throws TooSlow after `timeoutMs`; after any failure the browser is killed, for it may be what failed
   */
  withPage<Result>(work: (page: Page) => Promise<Result>, timeoutMs: number): Promise<Result>
  close(): Promise<void>
}

interface Instance {
  browser: Promise<Browser>
  served: number
  open: number
}

/** @param options.restartAfter documents a browser makes before a new one takes its place */
export function createWarmBrowser(options: { log: Log; restartAfter: number }): WarmBrowser {
  const { log, restartAfter } = options
  const living = new Set<Instance>()
  let current: Instance | undefined
  let closed = false

  function launch(): Instance {
    const instance: Instance = { browser: start(), served: 0, open: 0 }
    living.add(instance)
    instance.browser.then(
      (browser) => browser.once('disconnected', () => lost(instance)),
      () => lost(instance),
    )
    return instance
  }

  async function start(): Promise<Browser> {
    const { path, args } = await chromiumExecutable()
    // Loaded when it is wanted: most of the time it would only take room.
    const { default: puppeteer } = await import('puppeteer-core')
    const flags = await puppeteer.defaultArgs({ args: [...args, ...CLOSED], headless: true })
    const [program, ...given] = withLimits([`-d ${DATA_KB}`, '-c 0'], [path, ...flags])
    const browser = await puppeteer.launch({
      executablePath: program,
      args: given,
      ignoreDefaultArgs: true,
      env: environment(),
      // The pipe closes with this process, however it dies, and Chromium with the pipe.
      pipe: true,
      timeout: 15_000,
      protocolTimeout: 20_000,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
    // Killed, it leaves unread what was written to it: an error of its pipe, that puppeteer no longer listens for.
    for (const stream of browser.process()?.stdio ?? []) stream?.on('error', () => undefined)
    log.info({ version: await browser.version() }, 'chromium started')
    return browser
  }

  function forget(instance: Instance): void {
    if (current === instance) current = undefined
  }

  function lost(instance: Instance): void {
    forget(instance)
    living.delete(instance)
  }

  async function shut(instance: Instance): Promise<void> {
    forget(instance)
    const browser = await instance.browser.catch(() => undefined)
    await browser?.close().catch(() => browser.process()?.kill('SIGKILL'))
  }

  async function kill(instance: Instance): Promise<void> {
    forget(instance)
    const browser = await instance.browser.catch(() => undefined)
    browser?.process()?.kill('SIGKILL')
  }

  return {
    async withPage(work, timeoutMs) {
      if (closed) throw new Error('Chromium fermato')
      current ??= launch()
      const instance = current
      instance.open++
      if (++instance.served >= restartAfter) forget(instance)
      try {
        const browser = await instance.browser
        return await inTime(onPage(browser, work), timeoutMs)
      } catch (error) {
        await kill(instance)
        throw error
      } finally {
        instance.open--
        if (current !== instance && instance.open === 0) void shut(instance)
      }
    },
    async close() {
      closed = true
      await Promise.all([...living].map(shut))
    },
  }
}

async function onPage<Result>(browser: Browser, work: (page: Page) => Promise<Result>): Promise<Result> {
  const page = await browser.newPage()
  try {
    return await work(page)
  } finally {
    await page.close().catch(() => undefined)
  }
}

async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`oltre ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
