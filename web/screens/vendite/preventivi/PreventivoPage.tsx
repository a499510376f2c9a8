import ArrowBack from '@mui/icons-material/ArrowBack'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link, useLocation, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { useViewer } from '../../../shell/viewer.ts'
import { Pagina } from '../../../ui/Pagina.tsx'
import type { PreventivoPageQuery } from './__generated__/PreventivoPageQuery.graphql.ts'
import { AzioniTestata } from './dettaglio/AzioniTestata.tsx'
import { Contenuto } from './dettaglio/Contenuto.tsx'
import { NonTrovato } from './dettaglio/NonTrovato.tsx'
import { useAzioni } from './dettaglio/useAzioni.ts'
import { useDettaglioInDiretta } from './dettaglio/useDettaglioInDiretta.ts'
import { StatoPreventivo } from './elenco/colonne.tsx'
import { indirizzoElenco, tornaAllElenco } from './ritorno.ts'
import { useScelte } from './scelte.ts'

const EmailClienteDialog = lazy(() => import('./email/EmailClienteDialog.tsx'))

const query = graphql`
  query PreventivoPageQuery($pk: Int!) {
    preventivo(pk: $pk) {
      pk
      nomeCognome
      eliminato
      emailInviataIl
      emailInviataAgenteIl
      stato {
        pk
        stato
      }
      agente {
        user {
          nome
        }
      }
      ...AzioniTestata_preventivo
      ...Contenuto_preventivo
      ...EmailClienteDialog_preventivo
    }
  }
`

/** Quote detail, live. */
export default function PreventivoPage() {
  const { riferimento, inAttesa } = useRouteQuery<PreventivoPageQuery>()
  const scelte = useScelte(riferimento.fetchKey)
  const { preventivo } = usePreloadedQuery<PreventivoPageQuery>(query, riferimento)
  const { updatePreventivi, adminPreventivi } = useViewer().permessi
  const { state } = useLocation()
  const naviga = useNavigate()
  const [email, setEmail] = useState(false)
  const azioni = useAzioni(preventivo, state)
  useDettaglioInDiretta(preventivo?.pk ?? 0)

  if (!preventivo) return <NonTrovato />
  return (
    <Pagina
      titolo={`Preventivo ${preventivo.pk}`}
      inAttesa={inAttesa}
      indietro={
        <Tooltip title="Torna all’elenco">
          <IconButton
            component={Link}
            to={indirizzoElenco()}
            aria-label="Torna all’elenco"
            onClick={(evento) => {
              if (evento.ctrlKey || evento.metaKey || evento.shiftKey) return
              evento.preventDefault()
              tornaAllElenco(naviga, state)
            }}
          >
            <ArrowBack />
          </IconButton>
        </Tooltip>
      }
      accanto={
        <>
          {(preventivo.stato || preventivo.eliminato) && <StatoPreventivo riga={preventivo} />}
          <Typography noWrap title={preventivo.nomeCognome} sx={{ maxWidth: { xs: '100%', sm: 280 }, fontWeight: 550 }}>
            {preventivo.nomeCognome}
          </Typography>
        </>
      }
      azioni={<AzioniTestata preventivo={preventivo} azioni={azioni} conModifica={updatePreventivi} />}
    >
      <Contenuto
        preventivo={preventivo}
        scelte={scelte}
        azioni={azioni}
        conGestione={updatePreventivi}
        conAgente={adminPreventivi}
        onEmailCliente={() => setEmail(true)}
      />
      {email && (
        <Suspense fallback={null}>
          <EmailClienteDialog preventivo={preventivo} onChiudi={() => setEmail(false)} comincia={azioni.comincia} />
        </Suspense>
      )}
    </Pagina>
  )
}
