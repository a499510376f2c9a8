/** Puts the schema together: the only file that imports every domain's graphql/. */
import { builder } from './builder.ts'
import './scalars.ts'
import '../utenti/graphql/User.ts'
import '../utenti/graphql/Agente.ts'
import '../utenti/graphql/Viewer.ts'
import '../utenti/graphql/accesso.ts'
import '../utenti/graphql/ApiToken.ts'
import '../famiglie/graphql/Famiglia.ts'
import '../tipiSerramento/graphql/TipoSerramento.ts'
import '../vincoli/graphql/Vincolo.ts'
import '../preventivi/graphql/StatoPreventivo.ts'
import '../preventivi/graphql/Serramento.ts'
import '../preventivi/graphql/Preventivo.ts'
import '../preventivi/graphql/transizioni.ts'
import '../preventivi/graphql/preventivoAggiornato.ts'

export const schema = builder.toSchema({ sortSchema: true })
