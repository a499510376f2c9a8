import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { analizzaVincoli } from '../../../../../server/vendite/vincoli/analisi/rules.ts'
import { useVincoli } from '../contesto.ts'
import { ImmagineTipo } from '../ImmagineTipo.tsx'
import { type Famiglia, letturaLimiti, type Tipo } from '../matrice/matrice.ts'
import { Pannello, Sezione } from '../pannello/Pannello.tsx'
import { anteprima, type Bozza } from './anteprima.ts'
import { CopiaIncolla } from './CopiaIncolla.tsx'
import { ElencoVincoli } from './ElencoVincoli.tsx'
import { NuovoVincolo } from './NuovoVincolo.tsx'
import { ProvaMisura } from './ProvaMisura.tsx'
import { Rilievi, VaiAlTipo } from './Rilievi.tsx'
import { useFuoco } from './useFuoco.ts'

interface Props {
  tipo: Tipo
  famiglia: Famiglia
  onTipo: () => void
  onChiudi: () => void
}

/** What a family makes of a type: its constraints, what is odd in them, a size to try. */
export function PannelloCella({ tipo, famiglia, onTipo, onChiudi }: Props) {
  const { matrice } = useVincoli()
  const { vincoli } = matrice.cella(tipo.pk, famiglia.pk)
  // Number of the constraint that is being changed, 'nuovo' for one more: one form at a time.
  const [aperto, setAperto] = useState<number | 'nuovo' | null>(null)
  const [bozza, setBozza] = useState<Bozza | null>(null)
  const aggiungi = useFuoco(aperto)
  const chiudi = () => {
    setAperto(null)
    setBozza(null)
  }
  const provvisori = anteprima(vincoli, bozza)
  const limiti = letturaLimiti(tipo)

  return (
    <Pannello
      titolo={tipo.nome}
      sottotitolo={`${famiglia.nome} · ${famiglia.tipologiaFamiglia.nome}`}
      immagine={<ImmagineTipo tipo={tipo} lato={44} />}
      onChiudi={onChiudi}
    >
      {limiti && (
        <Alert severity="info">
          Il tipo ha limiti propri ({limiti} mm), che valgono al posto di quelli dei vincoli.
          <VaiAlTipo onTipo={onTipo} />
        </Alert>
      )}
      <Sezione
        titolo="Vincoli"
        azioni={
          <>
            <CopiaIncolla tipo={tipo} famiglia={famiglia} vincoli={vincoli} />
            <Button
              ref={aggiungi}
              variant="contained"
              startIcon={<Add />}
              disabled={aperto !== null}
              onClick={() => setAperto('nuovo')}
            >
              Aggiungi vincolo
            </Button>
          </>
        }
      >
        <ElencoVincoli
          vincoli={vincoli}
          luogo={`${tipo.nome}, ${famiglia.nome}`}
          aperto={aperto}
          onApri={setAperto}
          onChiudi={chiudi}
          onBozza={setBozza}
          onEliminato={() => aggiungi.current?.focus()}
        />
        {aperto === 'nuovo' && (
          <NuovoVincolo tipo={tipo} famiglia={famiglia} vincoli={vincoli} onChiudi={chiudi} onBozza={setBozza} />
        )}
        <Rilievi rilievi={analizzaVincoli(tipo, provvisori)} inProva={bozza !== null} onTipo={onTipo} />
      </Sezione>
      <ProvaMisura tipo={tipo} vincoli={provvisori} inProva={bozza !== null} />
    </Pannello>
  )
}
