import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isDeep } from '#server-test/depth.ts'

/** On the elements that axe looks at. */
const MARK = 'data-unexamined'

/** Kinds of elements that axe has found sound in this process: what is drawn alike is examined once. */
const sound = new Set<string>()

/**
 * The kind of each element of a page, kept there for `markKinds`: its tag, classes, roles and states, colours, what names
 * it, which elements it has, and the kinds of all around it. Texts and places are no part of it.
 */
function readKinds(): string[] {
  const VALUED =
    /^(?:role|type|tabindex|scope|lang|dir|disabled|contenteditable|aria-(?!label|describedby|controls|owns).*)$/
  const REFERS = /^(?:for|list|aria-(?:labelledby|describedby|controls|owns|activedescendant|errormessage))$/
  const COLOURED = /color|background|opacity|display|visibility|fill|stroke/
  const hash = (text: string) => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57]
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      high = Math.imul(high ^ code, 2654435761)
      low = Math.imul(low ^ code, 1597334677)
    }
    return (high >>> 0).toString(36) + (low >>> 0).toString(36)
  }
  const attributeOf = ({ name, value }: Attr) => {
    if (REFERS.test(name)) return value.split(/\s+/).every((id) => document.getElementById(id)) ? name : `${name}=?`
    if (name === 'style')
      return value.split(';').map((one) => (COLOURED.test(one.split(':')[0] ?? '') ? one : one.split(':')[0]?.trim()))
    if (VALUED.test(name)) return `${name}=${value}`
    return value.trim() ? name : `${name}=`
  }
  const ownKind = (element: Element) => {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const labels = (element as HTMLInputElement).labels?.length ?? 0
    const attributes = [...element.attributes].filter(({ name }) => !/^(?:id|class|nonce|data-unexamined)$/.test(name))
    // Dialogs and menus come and go at the end of the page.
    const inside = element === document.body ? [] : [...element.children]
    const parts = new Set(inside.map((child) => `${child.localName}.${child.getAttribute('role') ?? ''}`))
    return [
      element.localName,
      [...element.classList].sort(),
      attributes.map(attributeOf).sort(),
      hasText,
      labels,
      [...parts].sort(),
    ].join('|')
  }
  const kinds = new Map<Element, string>()
  const walk = (element: Element, around: string) => {
    const kind = hash(around + ownKind(element))
    kinds.set(element, kind)
    // Of a drawing only its frame is looked at.
    if (element.localName !== 'svg') for (const child of element.children) walk(child, kind)
  }
  walk(document.documentElement, `${innerWidth}|${matchMedia('(prefers-color-scheme: dark)').matches}|`)
  ;(window as { kinds?: Map<Element, string> }).kinds = kinds
  return [...new Set(kinds.values())]
}

/** Marks the elements of some kinds; of those inside each other, the outermost. */
function markKinds([unknown, mark]: readonly [string[], string]): void {
  const wanted = new Set(unknown)
  const kinds = (window as { kinds?: Map<Element, string> }).kinds ?? new Map<Element, string>()
  const isWanted = (element: Element | null) => !!element && wanted.has(kinds.get(element) ?? '')
  for (const element of kinds.keys())
    if (isWanted(element) && !isWanted(element.parentElement)) element.setAttribute(mark, '')
}

/** Rules of axe of which a finding may be serious, as it tells them itself: what others find is not looked at. */
let rules: string[] | undefined

/** What a page that has axe says of its rules: those that it runs unasked. */
function seriousRules(): string[] {
  type Rule = { id: string; enabled: boolean; impact?: string; tags: string[] }
  const { axe } = window as { axe?: { _audit?: { rules?: Rule[]; tagExclude?: string[] } } }
  const { rules: all = [], tagExclude = [] } = axe?._audit ?? {}
  const may = (impact = 'serious') => impact === 'serious' || impact === 'critical'
  const isRun = ({ enabled, tags }: Rule) => enabled && !tags.some((tag) => tagExclude.includes(tag))
  return all.filter((rule) => isRun(rule) && may(rule.impact)).map(({ id }) => id)
}

/** Whether axe is in every frame of a page since it was examined before: reading it takes a third of examining a part. */
async function hasAxe(page: Page): Promise<boolean> {
  const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)))
  return frames.every(Boolean)
}

/** Examines all of a page, or what is marked of it. @returns what is serious; null when what was marked has gone meanwhile */
async function findingsOf(page: Page, isWhole: boolean): Promise<string[] | null> {
  // Style sheets and media are read anew only for what is said of a page as a whole.
  const options = { resultTypes: ['violations' as const], preload: isWhole }
  const axeSource = (await hasAxe(page)) ? 'undefined' : undefined
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode(true).options(options)
  if (rules?.length) axe.withRules(rules)
  if (!isWhole) axe.include(`[${MARK}]`)
  try {
    const { violations } = await axe.analyze()
    rules ??= await page.evaluate(seriousRules)
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  } catch (error) {
    if (isWhole || !String(error).includes('No elements found')) throw error
    return null
  } finally {
    await page.evaluate((mark) => {
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
    }, MARK)
  }
}

/**
 * axe finds nothing serious on the page: on all of it with `npm run test:deep`, otherwise on what is of a kind that it has
 * not found sound before. In one go ('legacy'): the other way sends every node to a second page and takes eight times as
 * long; it finds more only in frames of another origin, of which there are none.
 */
export async function withoutAxeFindings(page: Page): Promise<void> {
  // Half-way between two colours, as after a change of theme, nothing is readable.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  let findings: string[] | null = null
  let unknown: string[] = []
  while (findings === null) {
    const kinds = isDeep ? [] : await page.evaluate(readKinds)
    unknown = kinds.filter((kind) => !sound.has(kind))
    const isWhole = isDeep || unknown[0] === kinds[0]
    if (!isWhole && unknown.length === 0) return
    if (!isWhole) await page.evaluate(markKinds, [unknown, MARK] as const)
    findings = await findingsOf(page, isWhole)
  }
  expect(findings).toEqual([])
  for (const kind of unknown) sound.add(kind)
}
