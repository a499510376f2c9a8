/** The first step's shape while the reference data are on their way. */
export function Scheletro() {
  return (
    <main className="scheletro" aria-busy>
      <p role="status" className="solo-voce">
        Caricamento del catalogo...
      </p>
      <div className="scheletro-passi" />
      <div className="famiglie">
        {[0, 1, 2, 3].map((posto) => (
          <div key={posto} className="scheletro-scheda" />
        ))}
      </div>
    </main>
  )
}
