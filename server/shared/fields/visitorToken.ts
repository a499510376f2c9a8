import { object, string } from 'yup'

/** The secret of a visitor's link, as the page of it sends it. */
export const visitorToken = string().strict().defined().default('')

export const tokenSchema = object({ token: visitorToken })
