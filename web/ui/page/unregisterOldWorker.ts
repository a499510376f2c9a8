/** The old application left a service worker that would go on serving its pages: whoever opens a page of ours loses it. */
export function unregisterOldWorker(): void {
  // Missing on plain http from another machine.
  navigator.serviceWorker
    ?.getRegistrations()
    .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
    .catch(() => undefined)
}
