/** Users of the demo data, all with the password `demo`. */
export const demoUsers = ['super', 'staff', 'agente', 'capoarea', 'operatore', 'operatore.capo', 'app', 'fornitore']

/** What `npm start` prints last: addresses and, on the embedded database, the demo users. */
export function welcome(url: string, { demo, readyIn }: { demo: boolean; readyIn: string }): string {
  const base = url.replace(/\/$/, '').replace('0.0.0.0', 'localhost').replace('[::]', 'localhost')
  return [
    '',
    `Pronto in ${readyIn}.`,
    `  ${base}/preventivo   richiesta di preventivo, per i visitatori`,
    `  ${base}/login        accesso`,
    `  ${base}/preventivi/  preventivi ricevuti`,
    `  ${base}/api/docs/    API REST`,
    ...(demo ? ['', `Utenti dimostrativi, password demo: ${demoUsers.join(', ')}`] : []),
    '',
    'Ctrl-C per fermare.',
  ].join('\n')
}
