import { act, fireEvent, screen } from '@testing-library/react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import query, {
  type SegnalazioniPageSegnalazioneDrawerQuery,
} from '#generated/SegnalazioniPageSegnalazioneDrawerQuery.graphql.ts'
import { SegnalazioneDrawer } from '#screens/amministrazione/segnalazioni/SegnalazioniPage.tsx'
import { renderScreen, type Server } from '#web/test/renderScreen.tsx'
import { codeAhead } from '../codeAhead.tsx'
import { OpenedData } from '../OpenedData.tsx'
import { type Opened, useOpened, useOpenedByAddress } from '../useOpened.ts'

const fault = (pk: unknown) => ({
  data: {
    segnalazione: {
      id: `s${pk}`,
      il: '2026-03-02T08:00:00Z',
      origine: 'server',
      messaggio: `Guasto ${pk}`,
      stack: '',
      url: '/api',
      requestId: '',
      user: null,
    },
  },
})
const asItIs: Server = { SegnalazioniPageSegnalazioneDrawerQuery: ({ pk }) => fault(pk) }

type Policy = NonNullable<Parameters<typeof useOpened>[1]>['fetchPolicy']

/** A page with a button for each of two faults, and what it opens. */
function Page({ policy, of = Plain }: { policy?: Policy; of?: typeof Plain }) {
  const opened = useOpened<SegnalazioniPageSegnalazioneDrawerQuery>(query, { fetchPolicy: policy })
  const [open, setOpen] = useState(false)
  const Content = of
  return (
    <>
      {[1, 2].map((pk) => (
        <button
          key={pk}
          type="button"
          onPointerEnter={() => opened.prefetch({ pk })}
          onClick={() => {
            opened.open({ pk })
            setOpen(true)
          }}
        >
          Apri {pk}
        </button>
      ))}
      <button type="button" onClick={() => setOpen(false)}>
        Chiudi
      </button>
      {open && <Content opened={opened} />}
    </>
  )
}
const Plain = ({ opened }: { opened: Opened<SegnalazioniPageSegnalazioneDrawerQuery> }) => (
  <SegnalazioneDrawer opened={opened} />
)

/** Presses a button; what is said of the screen just after is from before any answer. */
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const skeleton = () => screen.queryByRole('status', { name: 'Caricamento...' })

test('the click asks, a skeleton is there at once, then the content', async () => {
  const { asked } = renderScreen(<Page />, { server: asItIs })
  press('Apri 1')
  expect(asked).toEqual([{ name: 'SegnalazioniPageSegnalazioneDrawerQuery', variables: { pk: 1 } }])
  expect(skeleton()).toBeTruthy()
  expect(await screen.findByText('Guasto 1')).toBeTruthy()
  expect(skeleton()).toBeNull()
})

test('another object opened in its place never shows the one before', async () => {
  renderScreen(<Page />, { server: asItIs })
  press('Apri 1')
  await screen.findByText('Guasto 1')
  press('Apri 2')
  expect(screen.queryByText('Guasto 1')).toBeNull()
  expect(skeleton()).toBeTruthy()
  expect(await screen.findByText('Guasto 2')).toBeTruthy()
})

test('data do not wait for the code that draws them', async () => {
  let arrive = () => {}
  const code = new Promise<{ default: typeof Plain }>((resolve) => {
    arrive = () => resolve({ default: Plain })
  })
  const Late = lazy(() => code)
  const { asked } = renderScreen(
    <Page
      of={({ opened }) => (
        <OpenedData opened={opened} skeleton={<p role="status" aria-label="Caricamento..." />}>
          {() => <Late opened={opened} />}
        </OpenedData>
      )}
    />,
    { server: asItIs },
  )
  press('Apri 1')
  expect(asked).toHaveLength(1)
  await act(async () => {
    await Promise.resolve()
  })
  expect(skeleton()).toBeTruthy()
  arrive()
  expect(await screen.findByText('Guasto 1')).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test('what cannot be read says why in its place; Riprova asks again', async () => {
  let broken = true
  const { asked } = renderScreen(<Page />, {
    server: {
      SegnalazioniPageSegnalazioneDrawerQuery: ({ pk }) =>
        broken ? { data: null, errors: [{ message: 'giù' }] } : fault(pk),
    },
  })
  press('Apri 1')
  expect(await screen.findByText('Lettura non riuscita')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Apri 2' })).toBeTruthy()
  broken = false
  press('Riprova')
  expect(skeleton()).toBeTruthy()
  expect(await screen.findByText('Guasto 1')).toBeTruthy()
  expect(asked.map(({ variables }) => variables)).toEqual([{ pk: 1 }, { pk: 1 }])
})

test('a form asks at each opening; choices that are there are not asked again', async () => {
  for (const [policy, times] of [
    ['network-only', 2],
    ['store-and-network', 2],
    ['store-or-network', 1],
  ] as const) {
    const { asked } = renderScreen(<Page policy={policy} />, { server: asItIs })
    const last = (name: string) => screen.getAllByRole('button', { name }).at(-1) as HTMLElement
    fireEvent.click(last('Apri 1'))
    await screen.findAllByText('Guasto 1')
    fireEvent.click(last('Chiudi'))
    fireEvent.click(last('Apri 1'))
    // What the store has is there at once, but for who begins from what the server has now.
    expect(skeleton() === null, policy).toBe(policy !== 'network-only')
    await screen.findAllByText('Guasto 1')
    expect(asked, policy).toHaveLength(times)
    fireEvent.click(last('Chiudi'))
  }
})

test('what was read ahead under the pointer is there at the click', async () => {
  const { asked } = renderScreen(<Page policy="store-or-network" />, { server: asItIs })
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Apri 1' }))
  await act(async () => {
    await Promise.resolve()
  })
  press('Apri 1')
  expect(skeleton()).toBeNull()
  expect(screen.getByText('Guasto 1')).toBeTruthy()
  expect(asked).toHaveLength(1)
})

function ByAddress() {
  const [search] = useSearchParams()
  const pk = Number(search.get('pk'))
  const opened = useOpenedByAddress<SegnalazioniPageSegnalazioneDrawerQuery>(query, pk ? { pk } : null)
  return <main>{pk > 0 && <SegnalazioneDrawer opened={opened} />}</main>
}

test('an address opens what it names, and nothing of what it named before', async () => {
  const { asked, router } = renderScreen(<ByAddress />, { at: '/?pk=1', server: asItIs })
  expect(skeleton()).toBeTruthy()
  await screen.findByText('Guasto 1')
  await act(() => router.navigate('/'))
  expect(screen.queryByText('Guasto 1')).toBeNull()
  await act(() => router.navigate('/?pk=2'))
  expect(screen.queryByText('Guasto 1')).toBeNull()
  expect(await screen.findByText('Guasto 2')).toBeTruthy()
  expect(asked.map(({ variables }) => variables)).toEqual([{ pk: 1 }, { pk: 2 }])
})

test('code that came ahead is drawn at once, other code when it is there', async () => {
  const importCode = async () => ({ default: ({ name }: { name: string }) => <p>Ciao {name}</p> })
  const [early, late] = [codeAhead(importCode), codeAhead(importCode)]
  early.prepare()
  await act(async () => {
    await Promise.resolve()
  })
  renderScreen(
    <>
      <Suspense fallback={<p>Aspetta</p>}>
        <early.Component name="Anna" />
      </Suspense>
      <Suspense fallback={<p>Arriva</p>}>
        <late.Component name="Bruno" />
      </Suspense>
    </>,
  )
  expect(screen.getByText('Ciao Anna')).toBeTruthy()
  expect(screen.queryByText('Aspetta')).toBeNull()
  expect(await screen.findByText('Ciao Bruno')).toBeTruthy()
})
