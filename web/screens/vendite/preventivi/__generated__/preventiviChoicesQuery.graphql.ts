/**
 * @generated SignedSource<<18e7256dbf00a70b2150bfe00fb83e1a>>
 * @relayHash 1484e8aa886b1a2da3dc5e0bfa07b972
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a073527fafde0d498e7102161cfc330eee9dcf57250cadd95b4f50ab5d9edb3

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
    "id": "4a073527fafde0d498e7102161cfc330eee9dcf57250cadd95b4f50ab5d9edb3",
    "metadata": {},
    "name": "preventiviChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3a0bb7d5907c67a4325a4e51cfa0d3d5";

export default node;
