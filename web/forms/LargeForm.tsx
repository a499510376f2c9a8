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

interface Deposito {
  leggi: () => Form
  ascolta: (listener: () => void) => () => void
}

const Contesto = createContext<Deposito | null>(null)

function useDeposito(): Deposito {
  const deposito = use(Contesto)
  if (!deposito) throw new Error('Le parti di un modulo vanno usate dentro LargeForm')
  return deposito
}

/**
 * In place of `FormikProvider` around a form of hundreds of fields: what is inside hears only of the parts that it
 * asks for. `children` must stay the same element, or be memoised.
 */
export function LargeForm<Valori extends object>({
  form,
  children,
}: {
  form: FormikProps<Valori>
  children: ReactNode
}) {
  const current = useRef(form as unknown as Form)
  const listeners = useRef(new Set<() => void>())
  const deposito = useMemo<Deposito>(
    () => ({
      leggi: () => current.current,
      ascolta(listener) {
        listeners.current.add(listener)
        return () => void listeners.current.delete(listener)
      },
    }),
    [],
  )
  useLayoutEffect(() => {
    current.current = form as unknown as Form
    for (const listener of listeners.current) listener()
  })
  return <Contesto value={deposito}>{children}</Contesto>
}

/** A function that gives the form as it is now, for what happens on a click: nothing is drawn again for it. */
export function useLargeForm<Valori extends object>(): () => FormikProps<Valori> {
  return useDeposito().leggi as unknown as () => FormikProps<Valori>
}

/** Something small that follows from the form: a text, a number, an object of the form itself. */
export function useFromForm<Valori extends object, T>(choice: (form: FormikProps<Valori>) => T): T {
  const { leggi, ascolta } = useDeposito()
  return useSyncExternalStore(ascolta, () => choice(leggi() as unknown as FormikProps<Valori>))
}

/** The whole form for the usual fields inside, which are drawn again at every change. */
export function WholeForm({ children }: { children: ReactNode }) {
  return <FormikProvider value={useFromForm((form) => form)}>{children}</FormikProvider>
}

/** The named parts of the form for the usual fields inside, which are drawn again only when one of those changes. */
export function FormPart({ nomi, children }: { nomi: readonly string[]; children: ReactNode }) {
  const { leggi, ascolta } = useDeposito()
  const last = useRef<{ visti: readonly PartView[]; parte: Form } | null>(null)
  const key = nomi.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are in one text
  const guarda = useCallback(() => {
    const form = leggi()
    const visti = partViews(form, nomi)
    const stessi = visti.every((visto, index) => {
      const prima = last.current?.visti[index]
      return prima !== undefined && visto.every((cosa, place) => Object.is(cosa, prima[place]))
    })
    if (!last.current || !stessi) last.current = { visti, parte: partOf(form, visti) }
    return last.current.parte
  }, [leggi, key])
  return <FormikProvider value={useSyncExternalStore(ascolta, guarda)}>{children}</FormikProvider>
}
