import type { Browser, Page } from '@playwright/test'

interface Evento {
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
export async function worksDuring(browser: Browser, page: Page, fai: () => Promise<unknown>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', '__metadata'] })
  await fai()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Evento[] }
  const pagine = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const propri = new Set(pagine.map(({ pid, tid }) => `${pid} ${tid}`))
  const durate = traceEvents
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && propri.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = dur }) => tdur / 1000)
    .sort((a, b) => b - a)
  if (durate.length === 0) throw new Error('la traccia del browser non ha compiti: non è stato misurato nulla')
  return durate
}
