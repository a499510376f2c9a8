/** Topic of the lists that an administrator arranges; an event names the `lista` that has changed. */
export const LISTE = 'liste'
