/**
 * @generated SignedSource<<51ed0e95ce7a2d0e4d7a84339c0d6bc7>>
 * @relayHash cb5293ebdf4214d9bc30fd7fc8a6926b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0759da6055294fa796707ee57531584319b4865fa5fc8dee983a5b4d127208a2

import type { ConcreteRequest } from 'relay-runtime';
export type paginaClienteOpenMutation$variables = {
  token: string;
};
export type paginaClienteOpenMutation$data = {
  readonly openPaginaConferma: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pagina: {
      readonly confermata: boolean;
      readonly email: string;
      readonly firmato: boolean;
      readonly firmatoDa: string;
      readonly firmatoIl: string | null;
      readonly messaggi: ReadonlyArray<{
        readonly data: string;
        readonly note: string;
      }>;
      readonly nomeCliente: string;
      readonly nomeFile: string;
      readonly numeroCommessa: string;
      readonly ragioneSociale: string;
      readonly scadeIl: string;
      readonly telefono: string;
    } | null;
  };
};
export type paginaClienteOpenMutation = {
  response: paginaClienteOpenMutation$data;
  variables: paginaClienteOpenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "token",
            "variableName": "token"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "OpenPaginaConfermaPayload",
    "kind": "LinkedField",
    "name": "openPaginaConferma",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PaginaConferma",
        "kind": "LinkedField",
        "name": "pagina",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ragioneSociale",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "telefono",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nomeCliente",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "numeroCommessa",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nomeFile",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "scadeIl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firmato",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firmatoIl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firmatoDa",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "confermata",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MessaggioCliente",
            "kind": "LinkedField",
            "name": "messaggi",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "note",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "data",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
    "name": "paginaClienteOpenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "paginaClienteOpenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0759da6055294fa796707ee57531584319b4865fa5fc8dee983a5b4d127208a2",
    "metadata": {},
    "name": "paginaClienteOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f4a53cf46fff91e2f01e62786cbcca37";

export default node;
