/**
 * @generated SignedSource<<8503e0e03fe6fba4cbc8e74faf14d189>>
 * @relayHash 2d3c4559e7f87a4d64c146b981f97efd
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8397cc000783d2acaca30f219e74ef4f9f4b76cc6cd311656c707b1136404c48

import type { ConcreteRequest } from 'relay-runtime';
export type tabletQuiQuery$variables = Record<PropertyKey, never>;
export type tabletQuiQuery$data = {
  readonly tabletQui: {
    readonly nome: string;
    readonly operatori: ReadonlyArray<{
      readonly conPin: boolean;
      readonly nome: string;
      readonly pk: number;
      readonly utente: number;
    }>;
  } | null;
};
export type tabletQuiQuery = {
  response: tabletQuiQuery$data;
  variables: tabletQuiQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "TabletQui",
    "kind": "LinkedField",
    "name": "tabletQui",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "NomeSulTablet",
        "kind": "LinkedField",
        "name": "operatori",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pk",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "utente",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "conPin",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "tabletQuiQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "tabletQuiQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8397cc000783d2acaca30f219e74ef4f9f4b76cc6cd311656c707b1136404c48",
    "metadata": {},
    "name": "tabletQuiQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b95da96fb6ce7849583ca7ffbad606bc";

export default node;
