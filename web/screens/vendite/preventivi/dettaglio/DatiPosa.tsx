import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { Dati } from '../../../../ui/Dati.tsx'
import { Scheda } from '../../../../ui/Scheda.tsx'
import type { DatiPosa_preventivo$key } from './__generated__/DatiPosa_preventivo.graphql.ts'

/** Installation address; without installation only the region is known. */
export function DatiPosa(props: { preventivo: DatiPosa_preventivo$key }) {
  const preventivo = useFragment(
    graphql`
      fragment DatiPosa_preventivo on Preventivo {
        messaInPosa
        regionePosa
        indirizzoPosa
        cittaPosa
        provinciaPosa
        pianoPosa
      }
    `,
    props.preventivo,
  )
  return (
    <Scheda titolo="Indirizzo di posa">
      {preventivo.messaInPosa ? (
        <Dati
          voci={[
            ['Messa in posa', 'Richiesta'],
            ['Regione', preventivo.regionePosa],
            ['Indirizzo', preventivo.indirizzoPosa],
            ['Città', preventivo.cittaPosa],
            ['Provincia', preventivo.provinciaPosa],
            ['Piano', preventivo.pianoPosa],
          ]}
        />
      ) : (
        <>
          <Dati voci={[['Messa in posa', 'Non richiesta']]} />
          {preventivo.regionePosa && (
            <Typography color="textSecondary" variant="body2" sx={{ mt: 1 }}>
              Regione indicata: {preventivo.regionePosa}
            </Typography>
          )}
        </>
      )}
    </Scheda>
  )
}
