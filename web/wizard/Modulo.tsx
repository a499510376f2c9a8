import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import type { Passo } from '../../server/vendite/preventivi/mancanti/rules.ts'
import { statoDaErrori, statoVuoto } from '../forms/errori.ts'
import { cancellaBozza, depositoDelDispositivo, iniziata, leggiBozza } from './bozza/deposito.ts'
import { OffertaBozza } from './bozza/OffertaBozza.tsx'
import { Compilazione } from './Compilazione.tsx'
import { erroriModulo } from './erroriModulo.ts'
import { inviaPreventivo, type PreventivoInviato } from './inviaPreventivo.ts'
import type { Catalogo, ValoriModulo } from './modello.ts'
import { moduloVuoto } from './valori.ts'

interface Props {
  catalogo: Catalogo
  onInviato: (preventivo: PreventivoInviato) => void
}

/** The form: its values, its validation, its draft and its sending. */
export function Modulo({ catalogo, onInviato }: Props) {
  const [iniziali] = useState(() => moduloVuoto(catalogo))
  const [deposito] = useState(depositoDelDispositivo)
  const [offerta, setOfferta] = useState(() => {
    const bozza = leggiBozza(deposito, iniziali, new Date())
    return bozza && iniziata(bozza.valori, iniziali) ? bozza : null
  })
  const [ripresa, setRipresa] = useState<Passo | null>(null)
  const [guasto, setGuasto] = useState<unknown>(null)

  async function invia(valori: ValoriModulo, form: { setStatus: (stato: object) => void }) {
    setGuasto(null)
    form.setStatus(statoVuoto)
    try {
      const esito = await inviaPreventivo(valori)
      if (!esito.inviato) {
        form.setStatus(statoDaErrori(esito.errori, valori))
        return
      }
      cancellaBozza(deposito)
      onInviato(esito.inviato)
    } catch (errore) {
      setGuasto(errore)
    }
  }

  const form = useFormik({
    initialValues: iniziali,
    initialStatus: statoVuoto,
    validateOnMount: true,
    validate: (valori) => erroriModulo(valori, catalogo),
    onSubmit: invia,
  })
  return (
    <FormikProvider value={form}>
      <Compilazione
        // Resumed, the draft opens where it was left.
        key={ripresa ?? 'nuova'}
        passoIniziale={ripresa ?? 1}
        catalogo={catalogo}
        iniziali={iniziali}
        guasto={guasto}
        deposito={offerta ? null : deposito}
      />
      {offerta && (
        <OffertaBozza
          bozza={offerta}
          catalogo={catalogo}
          onRiprendi={() => {
            setRipresa(offerta.passo)
            setOfferta(null)
          }}
          onRicomincia={() => {
            cancellaBozza(deposito)
            setOfferta(null)
          }}
        />
      )}
    </FormikProvider>
  )
}
