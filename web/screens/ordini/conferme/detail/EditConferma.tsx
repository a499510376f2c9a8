import Box from '@mui/material/Box'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { FormConflict } from '#forms/FormConflict.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import type { EditConferma_conferma$key } from '#generated/EditConferma_conferma.graphql.ts'
import { confermaLabels } from '#ordini/conferme/rules.ts'
import { useNotices } from '#ui/Notices.tsx'
import { ConfermaFields } from '../form/ConfermaFields.tsx'
import { EMPTY_CONFERMA, useConfermaForm } from '../form/useConfermaForm.ts'

interface Props {
  conferma: EditConferma_conferma$key
  onSaved: () => void
  onCancel: () => void
}

/** The data of a confirmation, to be changed. */
export function EditConferma({ onSaved, onCancel, ...props }: Props) {
  const read = useFragment(
    graphql`
      fragment EditConferma_conferma on ConfermaOrdine {
        pk
        data
        nomeCliente
        tipoCliente
        codiceCliente
        emailCliente
        numeroCommessa
        note
        preventivoDaFirmareNome
        preventivoFirmatoNome
        ordinePk
        versione
      }
    `,
    props.conferma,
  )
  // What arrives while it is being edited is another's: saving then says so.
  const [conferma] = useState(read)
  const { pk, ordinePk, preventivoDaFirmareNome, preventivoFirmatoNome, ...fields } = conferma
  const notices = useNotices()
  const { form, ...conflict } = useConfermaForm({
    pk,
    initial: {
      ...EMPTY_CONFERMA,
      ...fields,
    },
    onSaved() {
      notices.success('Conferma salvata')
      onSaved()
    },
  })
  return (
    <FormikProvider value={form}>
      <Box component="form" noValidate aria-label="Conferma" onSubmit={form.handleSubmit}>
        <ConfermaFields
          isNew={false}
          linked={ordinePk !== null}
          toSign={preventivoDaFirmareNome}
          firmato={preventivoFirmatoNome}
        />
        <SaveBar inDialog onCancel={onCancel} />
      </Box>
      <FormConflict form={form} {...conflict} labels={confermaLabels} />
    </FormikProvider>
  )
}
