import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormikProvider, useFormik, useFormikContext } from 'formik'
import { memo, useMemo } from 'react'
import { object } from 'yup'
import { formatoEuro, formatoPercentuale } from '../../../../../../server/shared/formats/formats.ts'
import { percentuale } from '../../../../../../server/shared/money/money.ts'
import { CampoNumero } from '../../../../../forms/CampoNumero.tsx'
import { valida } from '../../../../../forms/errori.ts'
import { Parte, useModulo } from '../../../../../forms/ModuloGrande.tsx'
import { useAvvisi } from '../../../../../ui/Avvisi.tsx'
import { Scheda } from '../../../../../ui/Scheda.tsx'
import { conSconto, totaliLive } from '../prezzi.ts'
import type { ValoriOrdine } from '../valori.ts'

const schema = object({ sconto: percentuale() })

/** The sums of the order, and its discount for all lines. */
export const Prezzi = memo(function Prezzi() {
  return (
    <Parte nomi={['righe']}>
      <Somme />
    </Parte>
  )
})

function Somme() {
  const { values } = useFormikContext<ValoriOrdine>()
  const { listino, netto, sconto } = useMemo(() => totaliLive(values.righe), [values.righe])
  return (
    <Scheda titolo="Prezzi">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
          columnGap: 6,
          rowGap: 1.5,
          maxWidth: 800,
          alignItems: 'end',
        }}
      >
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.5 }}>
          <Somma nome="Prezzo listino" valore={formatoEuro(listino)} />
          <Somma nome="Sconto effettivo" valore={formatoPercentuale(sconto)} />
          <Somma nome="Netto" valore={formatoEuro(netto)} forte />
        </Box>
        <ScontoOrdine />
      </Box>
    </Scheda>
  )
}

/** A sum, computed: plain text. */
function Somma({ nome, valore, forte = false }: { nome: string; valore: string; forte?: boolean }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {nome}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'right', whiteSpace: 'nowrap', fontWeight: forte ? 650 : 400 }}>
        {valore}
      </Box>
    </>
  )
}

/** A small form of its own: what is written here counts only once it is applied. */
function ScontoOrdine() {
  const ordine = useFormikContext<ValoriOrdine>()
  const modulo = useModulo<ValoriOrdine>()
  const avvisi = useAvvisi()
  const righe = ordine.values.righe.filter(({ rivendita }) => !rivendita).length
  const form = useFormik<{ sconto: number | null }>({
    initialValues: { sconto: null },
    validate: (valori) => valida(schema, valori),
    async onSubmit({ sconto }) {
      const prima = new Map(ordine.values.righe.map((riga) => [riga.chiave, riga]))
      await ordine.setFieldValue('righe', conSconto(ordine.values.righe, sconto))
      const quante = righe === 1 ? 'a una riga' : `a ${righe} righe`
      const fatto = sconto === null ? 'Sconto tolto' : `Sconto del ${formatoPercentuale(sconto)} applicato`
      avvisi.info(`${fatto} ${quante}`, {
        etichetta: 'Annulla',
        onClick() {
          const { values, setFieldValue } = modulo()
          const rimesse = values.righe.map((riga) => {
            const { scontoArticolo, netto } = prima.get(riga.chiave) ?? riga
            return riga.rivendita ? riga : { ...riga, scontoArticolo, netto }
          })
          void setFieldValue('righe', rimesse)
        },
      })
    },
  })
  return (
    <FormikProvider value={form}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, alignItems: 'start' }}
        onKeyDown={(evento) => {
          if (evento.key !== 'Enter' || evento.target instanceof HTMLButtonElement) return
          evento.preventDefault()
          void form.submitForm()
        }}
      >
        <CampoNumero nome="sconto" etichetta="Sconto" unita="%" decimali />
        <Button
          variant="outlined"
          disabled={righe === 0}
          onClick={() => void form.submitForm()}
          sx={{ mt: '23px', minHeight: 37 }}
        >
          Applica a tutte le righe
        </Button>
      </Box>
    </FormikProvider>
  )
}
