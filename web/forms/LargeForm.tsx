import { type FormikProps, FormikProvider } from 'formik'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { type PartView, partOf, partViews } from './parts.ts'

type Form = FormikProps<object>

interface Stores {
  /** The form as it is now; who reads it knows its values. */
  read: () => unknown
  ascolta: (listener: () => void) => () => void
}

const Context = createContext<Stores | null>(null)

function useStore(): Stores {
  const stores = use(Context)
  if (!stores) throw new Error('Le parti di un modulo vanno usate dentro LargeForm')
  return stores
}

/**
 * In place of `FormikProvider` around a form of hundreds of fields: what is inside hears only of the parts that it
 * asks for. `children` must stay the same element, or be memoised.
 */
export function LargeForm<Values extends object>({
  form,
  children,
}: {
  form: FormikProps<Values>
  children: ReactNode
}) {
  const current = useRef<unknown>(form)
  const listeners = useRef(new Set<() => void>())
  const stores = useMemo<Stores>(
    () => ({
      read: () => current.current,
      ascolta(listener) {
        listeners.current.add(listener)
        return () => void listeners.current.delete(listener)
      },
    }),
    [],
  )
  useLayoutEffect(() => {
    current.current = form
    for (const listener of listeners.current) listener()
  })
  return <Context value={stores}>{children}</Context>
}

/** A function that gives the form as it is now, for what happens on a click: nothing is drawn again for it. */
export function useLargeForm<Values extends object>(): () => FormikProps<Values> {
  const { read } = useStore()
  return useCallback(() => read() as FormikProps<Values>, [read])
}

/** Something small that follows from the form: a text, a number, an object of the form itself. */
export function useFromForm<Values extends object, T>(choice: (form: FormikProps<Values>) => T): T {
  const { read, ascolta } = useStore()
  return useSyncExternalStore(ascolta, () => choice(read() as FormikProps<Values>))
}

/** The whole form for the usual fields inside, which are drawn again at every change. */
export function WholeForm({ children }: { children: ReactNode }) {
  return <FormikProvider value={useFromForm((form) => form)}>{children}</FormikProvider>
}

/** The named parts of the form for the usual fields inside, which are drawn again only when one of those changes. */
export function FormPart({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const { read, ascolta } = useStore()
  const last = useRef<{ seen: readonly PartView[]; part: Form } | null>(null)
  const key = names.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are in one text
  const inspect = useCallback(() => {
    const form = read() as Form
    const seen = partViews(form, names)
    const same = seen.every((noticed, index) => {
      const before = last.current?.seen[index]
      return before !== undefined && noticed.every((what, place) => Object.is(what, before[place]))
    })
    if (!last.current || !same) last.current = { seen, part: partOf(form, seen) }
    return last.current.part
  }, [read, key])
  return <FormikProvider value={useSyncExternalStore(ascolta, inspect)}>{children}</FormikProvider>
}
