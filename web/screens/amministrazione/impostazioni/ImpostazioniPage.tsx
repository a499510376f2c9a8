import Stack from '@mui/material/Stack'
import { useCallback, useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useGuardiaModifiche } from '../../../forms/useGuardiaModifiche.ts'
import { useRouteQuery } from '../../../relay/RottaConDati.tsx'
import { Pagina } from '../../../ui/Pagina.tsx'
import { useShortcut } from '../../../ui/scorciatoie.ts'
import type { ImpostazioniPageQuery } from './__generated__/ImpostazioniPageQuery.graphql.ts'
import { gruppi, type NomeGruppo } from './gruppi.ts'
import { SchedaGruppo } from './SchedaGruppo.tsx'
import type { Salvata, Salvate } from './salva.ts'

const query = graphql`
  query ImpostazioniPageQuery {
    impostazioni {
      chiave
      valore
      versione
      modificataIl
      modificataDa
    }
  }
`

/** The settings of the product, by heading. */
export default function ImpostazioniPage() {
  const { riferimento, inAttesa } = useRouteQuery<ImpostazioniPageQuery>()
  const { impostazioni } = usePreloadedQuery<ImpostazioniPageQuery>(query, riferimento)
  const { revalidate } = useRevalidator()
  const [daSalvare, setDaSalvare] = useState<ReadonlyMap<NomeGruppo, () => void>>(new Map())

  const perGruppo = useMemo(() => {
    const lette = new Map<string, Salvata>(impostazioni.map((letta) => [letta.chiave, letta]))
    return gruppi.map((gruppo) => ({
      gruppo,
      lette: Object.fromEntries(gruppo.chiavi.map((chiave) => [chiave, lette.get(chiave)])) as Salvate,
    }))
  }, [impostazioni])
  const sporco = useCallback((nome: NomeGruppo, salva: (() => void) | null) => {
    setDaSalvare((prima) => {
      const nuova = new Map(prima)
      if (salva) nuova.set(nome, salva)
      else nuova.delete(nome)
      return nuova
    })
  }, [])

  useGuardiaModifiche(daSalvare.size > 0)
  useShortcut('ctrl+s', () => {
    for (const salva of daSalvare.values()) salva()
  })
  return (
    <Pagina titolo="Impostazioni" inAttesa={inAttesa}>
      <Stack spacing={2} sx={{ maxWidth: 1240 }}>
        {perGruppo.map(({ gruppo, lette }) => (
          <SchedaGruppo
            key={gruppo.nome}
            gruppo={gruppo}
            lette={lette}
            onSalvato={() => void revalidate()}
            onSporco={sporco}
          />
        ))}
      </Stack>
    </Pagina>
  )
}
