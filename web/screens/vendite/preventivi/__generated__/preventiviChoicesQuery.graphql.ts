/**
 * @generated SignedSource<<0deb209d99bd9481355edc5a0c3e37c4>>
 * @relayHash f7dff104ba6d8924c8a61f2ca4000dd5
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a224ff15fb353d7d9b26e17994a842fc8adb69fa513221a21927b90b59a6add

import type { ConcreteRequest } from 'relay-runtime';
export type preventiviChoicesQuery$variables = {
  conAgenti: boolean;
};
export type preventiviChoicesQuery$data = {
  readonly agenti?: ReadonlyArray<{
    readonly pk: number;
    readonly user: {
      readonly nome: string;
    };
  }>;
  readonly statiPreventivo: ReadonlyArray<{
    readonly colore: string;
    readonly pk: number;
    readonly stato: string;
  }>;
};
export type preventiviChoicesQuery = {
  response: preventiviChoicesQuery$data;
  variables: preventiviChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "conAgenti"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StatoPreventivo",
    "kind": "LinkedField",
    "name": "statiPreventivo",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stato",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "colore",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "condition": "conAgenti",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Agente",
        "kind": "LinkedField",
        "name": "agenti",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nome",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "preventiviChoicesQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "preventiviChoicesQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5a224ff15fb353d7d9b26e17994a842fc8adb69fa513221a21927b90b59a6add",
    "metadata": {},
    "name": "preventiviChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6744e959586cb890027ec88b37cdcdc4";

export default node;
