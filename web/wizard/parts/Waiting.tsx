/** While the reference data are asked for again; the first time the page's own skeleton stands in their place. */
export function Waiting() {
  return (
    <main className="messaggio" aria-busy>
      <span className="giro" aria-hidden />
      <p role="status">Caricamento del catalogo...</p>
    </main>
  )
}
