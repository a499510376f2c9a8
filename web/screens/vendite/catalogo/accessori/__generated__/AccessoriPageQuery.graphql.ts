/**
 * @generated SignedSource<<d4a95da43d7920fff1938e67c383c25b>>
 * @relayHash f6ad6ccefc764ec37e2e230cdf5aacf4
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b468a8282ff599ced3c673f4494a05b6c3cf1513d0309619bc3e0a5e4eec29b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccessoriPageQuery$variables = Record<PropertyKey, never>;
export type AccessoriPageQuery$data = {
  readonly accessoriInCatalogo: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AccessoriPage_accessorio">;
  }>;
};
export type AccessoriPageQuery = {
  response: AccessoriPageQuery$data;
  variables: AccessoriPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
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
    "name": "nome",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "ritirato",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "versione",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "usi",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccessoriPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccessorioInCatalogo",
        "kind": "LinkedField",
        "name": "accessoriInCatalogo",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "AccessoriPage_accessorio",
            "selections": (v0/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccessoriPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccessorioInCatalogo",
        "kind": "LinkedField",
        "name": "accessoriInCatalogo",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4b468a8282ff599ced3c673f4494a05b6c3cf1513d0309619bc3e0a5e4eec29b",
    "metadata": {},
    "name": "AccessoriPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8645e269802b75fe12467c7498533356";

export default node;
