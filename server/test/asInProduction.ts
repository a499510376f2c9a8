import { getRequestListener } from '@hono/node-server'
import SchemaBuilder from '@pothos/core'

// The listener puts its own Request and Response in the place of Node's, for the whole process: every test file finds
// them as the running server does, whichever ran before it.
getRequestListener(() => new Response())

// One process may run files of two projects, each with modules of its own: a plugin of ours registers in both.
SchemaBuilder.allowPluginReRegistration = true
