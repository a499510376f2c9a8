/** The demo users to try the product with, one a role. */
const demoUsers = ['super', 'staff', 'agente', 'capoarea', 'operatore', 'operatore.capo', 'app', 'fornitore']

interface Welcome {
  /** Path of the page of the first start, with its code; null when the database has users. */
  avvio: string | null
  /** Users with the password of the demo data. */
  demo: readonly string[]
  readyIn: string
  /** Whether only this machine reaches it, because of the demo users. */
  isHidden?: boolean
}

/** What `npm start` prints last: addresses, and how to enter. */
export function welcome(url: string, { avvio, demo, readyIn, isHidden = false }: Welcome): string {
  const base = url.replace(/\/$/, '').replace('0.0.0.0', 'localhost').replace('[::]', 'localhost')
  const users = demoUsers.filter((username) => demo.includes(username))
  return [
    '',
    `Pronto in ${readyIn}.`,
    `  ${base}/preventivo   richiesta di preventivo, per i visitatori`,
    `  ${base}/login        accesso`,
    `  ${base}/preventivi/  preventivi ricevuti`,
    `  ${base}/api/docs/    API REST`,
    ...(users.length > 0 ? ['', `Utenti dimostrativi, password demo: ${users.join(', ')}`] : []),
    ...(isHidden ? ['Finché ci sono, risponde solo a questa macchina; HOST=0.0.0.0 lo apre alle altre.'] : []),
    ...(avvio
      ? [
          '',
          "Non c'è ancora nessun utente. Per creare il primo, entro un'ora:",
          `  ${base}${avvio}`,
          "oppure: npm run user -- --create NOME --superuser. L'indirizzo vale una volta sola; al riavvio cambia.",
        ]
      : []),
    '',
    'Ctrl-C per fermare.',
  ].join('\n')
}
