import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { expect, test } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import { useLastWeek } from '../useLastWeek.ts'

/** A figure that has nothing until a week is shown. */
function Figure({ isEmpty }: { isEmpty: boolean }) {
  const [week, setWeek] = useState('corrente')
  const { movedTo, isLooking } = useLastWeek(isEmpty && week === 'corrente', ({ fromDate, toDate }) =>
    setWeek(`${fromDate} ${toDate}`),
  )
  return (
    <>
      <p aria-busy={isLooking}>{week}</p>
      <output>{movedTo}</output>
    </>
  )
}

const server = (days: readonly string[]) => ({
  useLastWeekQuery: () => ({ data: { attivitaOperatori: { nodes: days.map((data) => ({ id: data, data })) } } }),
})

test('an empty week opens on the last one with activities, and says so', async () => {
  renderScreen(<Figure isEmpty />, { server: server(['2026-11-18']) })
  expect(await screen.findByText('2026-11-16 2026-11-22')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('2026-11-16')
})

test('where nobody has worked yet, and where there is something, it stays', async () => {
  const { asked } = renderScreen(<Figure isEmpty />, { server: server([]) })
  await expect.poll(() => asked.length).toBe(1)
  await expect.poll(() => screen.getByText('corrente').getAttribute('aria-busy')).toBe('false')
  expect(renderScreen(<Figure isEmpty={false} />, { server: server(['2026-11-18']) }).asked).toEqual([])
})

test('an empty week is not told until it is known whether another has something, or that nobody answers', async () => {
  let fail: (reason: Error) => void = () => undefined
  const late = new Promise<never>((_resolve, reject) => {
    fail = reject
  })
  renderScreen(<Figure isEmpty />, { server: { useLastWeekQuery: () => late } })
  expect((await screen.findByText('corrente')).getAttribute('aria-busy')).toBe('true')
  await act(async () => fail(new Error('rete')))
  expect(screen.getByText('corrente').getAttribute('aria-busy')).toBe('false')
})

test('a week that is asked for again is looked for again', async () => {
  function Asked() {
    const [isEmpty, setIsEmpty] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setIsEmpty(!isEmpty)}>
          Altra
        </button>
        <Figure isEmpty={isEmpty} />
      </>
    )
  }
  const { asked } = renderScreen(<Asked />, { server: server([]) })
  await expect.poll(() => screen.getByText('corrente').getAttribute('aria-busy')).toBe('false')
  const other = screen.getByRole('button')
  act(() => other.click())
  act(() => other.click())
  expect(screen.getByText('corrente').getAttribute('aria-busy')).toBe('true')
  await expect.poll(() => asked.length).toBe(2)
})

/** Somewhere else that is slow to come: the page stays until it is there. */
function Leaving() {
  const { state } = useNavigation()
  return (
    <>
      <Link to="/altrove">Altrove</Link>
      <em>{state}</em>
      <Figure isEmpty />
    </>
  )
}

test('who is leaving is not taken back by a late answer', async () => {
  let answer: () => void = () => undefined
  const late = new Promise<{ data: object }>((resolve) => {
    answer = () => resolve(server(['2026-11-18']).useLastWeekQuery())
  })
  const { asked } = renderScreen(<Leaving />, {
    server: { useLastWeekQuery: () => late },
    leads: () => new Promise(() => undefined),
  })
  await expect.poll(() => asked.length).toBe(1)
  await act(async () => screen.getByRole('link').click())
  expect(await screen.findByText('loading')).toBeTruthy()
  await act(async () => answer())
  expect(screen.getByText('corrente')).toBeTruthy()
})
