const written = () => document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? ''

/** Whose product this is, as the server wrote it into the page; empty where nothing is said. */
export const companyName = (): string => written().trim()

/** The title of the window: the page, then the company. */
export const windowTitle = (page: string): string => [page, companyName()].filter(Boolean).join(' · ')
