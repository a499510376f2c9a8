import type { Location } from 'react-router'

/** Each tab has a form of its own: going to another one leaves what is being written. */
export const otherTab = (from: Location, a: Location) => from.pathname !== a.pathname || from.search !== a.search
