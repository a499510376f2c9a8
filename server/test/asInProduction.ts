import { getRequestListener } from '@hono/node-server'

// The listener puts its own Request and Response in the place of Node's, for the whole process: every test file finds
// them as the running server does, whichever ran before it.
getRequestListener(() => new Response())
