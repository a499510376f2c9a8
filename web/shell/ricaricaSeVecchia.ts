const CHIAVE = 'ricaricata'
const RIPOSO = 60_000

/**
 * After a release the page's lazy parts have other names and fail to load: reloads the page, at most once a minute so
 * that a server in trouble does not make it spin.
 */
export function ricaricaSeVecchia(): void {
  addEventListener('vite:preloadError', (evento) => {
    const ultima = Number(sessionStorage.getItem(CHIAVE) ?? 0)
    if (Date.now() - ultima < RIPOSO) return
    evento.preventDefault()
    sessionStorage.setItem(CHIAVE, String(Date.now()))
    location.reload()
  })
}
