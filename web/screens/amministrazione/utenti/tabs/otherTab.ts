import type { Location } from 'react-router'

/** Each tab has a form of its own: going to another one leaves what is being written. */
export const otherTab = (da: Location, a: Location) => da.pathname !== a.pathname || da.search !== a.search
