import type { Browser, Page } from '@playwright/test'

interface Event {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Time on the processor, microseconds: what else the machine does is not in it. */
  tdur?: number
  args?: { name?: string }
}

/**
 * Traces the browser while something is done on a page.
 * @returns processor milliseconds of the tasks of the page's own thread, the longest first
 * @throws Error when the trace holds none: then nothing was measured
 */
export async function worksDuring(browser: Browser, page: Page, perform: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] })
  await perform()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] }
  const pages = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const own = new Set(pages.map(({ pid, tid }) => `${pid} ${tid}`))
  const durations = traceEvents
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && own.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = dur }) => tdur / 1000)
    .sort((a, b) => b - a)
  if (durations.length === 0) throw new Error('la traccia del browser non ha compiti: non è stato misurato nulla')
  return durations
}
