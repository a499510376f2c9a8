import { type LoadRequest, tryRequest } from './load.ts'

interface Catalogo {
  famiglie: { pk: number; opzioni: { valori: { pk: number }[] }[] }[]
  tipiSerramento: { pk: number; altezzaMin: number | null; aperture: { pk: number }[] }[]
  vincoli: { famigliaPk: number; tipoSerramentoPk: number; altezzaMin: number; larghezzaMin: number }[]
}

const catalogo = `{ famiglie { pk opzioni { valori { pk } } } tipiSerramento { pk altezzaMin aperture { pk } }
  vincoli { famigliaPk tipoSerramentoPk altezzaMin larghezzaMin } }`
const sending =
  'mutation ($input: CreatePreventivoInput!) { createPreventivo(input: $input) { pk errors { field message } } }'

/**
 * Requests that each send a quote of three windows, made from the catalogue that the product serves.
 * @param token read-write; @returns the next request, never the same twice
 */
export async function submitBench(port: number, token: string): Promise<() => LoadRequest> {
  const post = (query: string, variables: object): LoadRequest => ({
    method: 'POST',
    path: '/graphql',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data } = JSON.parse((await tryRequest(port, post(catalogo, {}))).text) as { data: Catalogo }
  const free = data.tipiSerramento.find(
    ({ pk, altezzaMin }) => altezzaMin === null && data.vincoli.some((vincolo) => vincolo.tipoSerramentoPk === pk),
  )
  const vincolo = data.vincoli.find(({ tipoSerramentoPk }) => tipoSerramentoPk === free?.pk)
  const famiglia = data.famiglie.find(({ pk }) => pk === vincolo?.famigliaPk)
  if (!free || !vincolo || !famiglia) throw new Error('il catalogo non vende nulla')
  const serramento = {
    tipoSerramentoPk: free.pk,
    tipoAperturaPk: free.aperture[0]?.pk,
    accessorioPks: [],
    quantita: 2,
    altezza: vincolo.altezzaMin,
    larghezza: vincolo.larghezzaMin,
  }
  let numero = 0
  return () =>
    post(sending, {
      input: {
        famigliaPk: famiglia.pk,
        valoreOpzionePks: famiglia.opzioni.map(({ valori }) => valori[0]?.pk),
        serramenti: [serramento, serramento, serramento],
        nomeCognome: `Cliente ${process.pid} ${++numero}`,
        telefono: '051 123456',
        email: 'cliente@example.com',
        citta: 'Bologna',
        provincia: 'Bologna',
        tipoCliente: 'non professionista',
        tipoIntervento: 'nuovo',
        privacy: true,
      },
    })
}
