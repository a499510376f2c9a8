import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { Dati } from '../../../../ui/Dati.tsx'
import { CorpoEmail } from '../../../../ui/email/CorpoEmail.tsx'
import { StatoChip } from '../../../../ui/StatoChip.tsx'
import { DataOra, Numero } from '../../../../ui/Valori.tsx'
import { destinatario, Riguarda } from '../colonne.tsx'
import { paroleStato, quandoParte } from '../stati.ts'
import type { DettaglioMail_mail$key } from './__generated__/DettaglioMail_mail.graphql.ts'
import { AzioniMail } from './AzioniMail.tsx'
import { ModificaMail } from './ModificaMail.tsx'

interface Props {
  mail: DettaglioMail_mail$key
  /** Whether there is a mail server. */
  configurata: boolean
  onSporca: (sporca: boolean) => void
}

/** A mail as its reader will see it, where it stands, and what can be done with it now. */
export function DettaglioMail({ configurata, onSporca, ...props }: Props) {
  const mail = useFragment(
    graphql`
      fragment DettaglioMail_mail on Mail {
        pk
        stato
        aIndirizzo
        aNome
        oggetto
        corpo
        inviaDal
        inviataIl
        creataIl
        tentativi
        ultimoErrore
        contesto
        contestoPk
        creataDa {
          nome
        }
        puoModificare
        ...AzioniMail_mail
      }
    `,
    props.mail,
  )
  const [modifica, setModifica] = useState(false)
  const quando = quandoParte(mail, configurata, new Date())
  if (modifica) return <ModificaMail mail={mail} onSporca={onSporca} onChiudi={() => setModifica(false)} />
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <StatoChip {...paroleStato[mail.stato]} />
        <AzioniMail mail={mail} onModifica={mail.puoModificare ? () => setModifica(true) : undefined} />
      </Stack>
      {mail.ultimoErrore && (
        <Alert severity={mail.stato === 'FALLITA' ? 'error' : 'warning'} sx={{ overflowWrap: 'anywhere' }}>
          {mail.ultimoErrore}
        </Alert>
      )}
      <Dati
        voci={[
          ['A', destinatario(mail)],
          ['Oggetto', mail.oggetto],
          ['Riguarda', <Riguarda key="riguarda" mail={mail} />],
          ['Scritta il', <DataOra key="il" valore={mail.creataIl} />],
          ['Scritta da', mail.creataDa?.nome ?? 'il sistema'],
          ...(quando ? [[mail.stato === 'INVIATA' ? 'Partita il' : 'Parte', quando] as const] : []),
          ['Tentativi', <Numero key="tentativi" valore={mail.tentativi} />],
        ]}
      />
      <CorpoEmail html={mail.corpo} etichetta="Testo del messaggio" />
    </>
  )
}
