import Box from '@mui/material/Box'
import { provincePerNome } from '../../../../../server/shared/places/places.ts'
import { CampoScelta } from '../../../../forms/CampoScelta.tsx'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import { vociAzienda } from '../azienda.ts'

const province = provincePerNome.map(({ nome }) => ({ valore: nome, testo: nome }))

/** The company's fields, two columns. */
export function CampoAzienda({ nome }: { nome: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      {vociAzienda.map((voce) =>
        voce.nome === 'provincia' ? (
          <CampoScelta
            key={voce.nome}
            nome={`${nome}.${voce.nome}`}
            etichetta={voce.etichetta}
            obbligatorio
            scelte={province}
          />
        ) : (
          <CampoTesto
            key={voce.nome}
            nome={`${nome}.${voce.nome}`}
            etichetta={voce.etichetta}
            obbligatorio
            tipo={voce.tipo}
          />
        ),
      )}
    </Box>
  )
}
