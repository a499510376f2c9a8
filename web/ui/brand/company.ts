const written = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Whose product this is, as the server wrote it into the page; empty where nothing is said. */
export const companyName = (): string => written('application-name').trim()

/** The title of the window: the page, then the company. */
export const windowTitle = (page: string): string => [page, companyName()].filter(Boolean).join(' · ')

/** Where its mark is; empty where it has none. */
export const companyMark = (): string => written('azienda-marchio')

/** How it is reached, as far as it has said. */
export const companyContacts = () => ({ telefono: written('azienda-telefono'), email: written('azienda-email') })
