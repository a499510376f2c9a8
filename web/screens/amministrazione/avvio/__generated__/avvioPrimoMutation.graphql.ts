/**
 * @generated SignedSource<<24336002e537431a51562aa818ce74a6>>
 * @relayHash 86159803a15f979e27046e41649a7739
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6724bc905ff48595aff632fcd396d729cf8904e243749dec323273c5e71d809

import type { ConcreteRequest } from 'relay-runtime';
export type ContenutoAvvio = "CATALOGO" | "DEMO" | "VUOTO";
export type PrimoAvvioInput = {
  azienda?: AziendaInput | null;
  codice?: string | null;
  confirmPassword: string;
  contenuto: ContenutoAvvio;
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  password: string;
  username: string;
};
export type AziendaInput = {
  cap?: string | null;
  citta?: string | null;
  email?: string | null;
  indirizzo?: string | null;
  partitaIva?: string | null;
  provincia?: string | null;
  ragioneSociale?: string | null;
  telefono?: string | null;
};
export type avvioPrimoMutation$variables = {
  input: PrimoAvvioInput;
};
export type avvioPrimoMutation$data = {
  readonly primoAvvio: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type avvioPrimoMutation = {
  response: avvioPrimoMutation$data;
  variables: avvioPrimoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "PrimoAvvioPayload",
    "kind": "LinkedField",
    "name": "primoAvvio",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "avvioPrimoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "avvioPrimoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d6724bc905ff48595aff632fcd396d729cf8904e243749dec323273c5e71d809",
    "metadata": {},
    "name": "avvioPrimoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8d05d09f75ac81facf0085af8a97a2c9";

export default node;
