import { type FormikProps, FormikProvider, getIn, setIn, useFormikContext } from 'formik'
import { type ReactNode, useMemo } from 'react'
import type { StatoForm } from './errori.ts'

/** The server's findings about one part, which change only when the part's do. */
function trovatiDi(stato: StatoForm | undefined, nome: string): string {
  const suoi = Object.entries(stato?.server ?? {}).filter(([campo]) => campo.startsWith(`${nome}.`))
  return suoi.length === 0 ? '' : JSON.stringify(suoi)
}

/**
 * One part of a large form ('righe[3]'), whose fields are drawn again only when that part changes: typing in one of
 * sixty lines costs one line. The fields are the usual ones, with the usual names; `children` must be memoised.
 */
export function SottoModulo({ nome, children }: { nome: string; children: ReactNode }) {
  const form = useFormikContext<object>()
  const valori: unknown = getIn(form.values, nome)
  const errori: unknown = getIn(form.errors, nome)
  const toccati: unknown = getIn(form.touched, nome)
  const trovati = trovatiDi(form.status as StatoForm | undefined, nome)
  const tentato = form.submitCount > 0
  const { setFieldValue, setFieldTouched } = form
  const parte = useMemo(
    () =>
      ({
        values: setIn({}, nome, valori),
        errors: setIn({}, nome, errori),
        touched: setIn({}, nome, toccati),
        status: { server: Object.fromEntries(trovati === '' ? [] : JSON.parse(trovati)), generali: [] },
        submitCount: tentato ? 1 : 0,
        setFieldValue,
        setFieldTouched,
      }) as unknown as FormikProps<object>,
    [nome, valori, errori, toccati, trovati, tentato, setFieldValue, setFieldTouched],
  )
  return <FormikProvider value={parte}>{children}</FormikProvider>
}
