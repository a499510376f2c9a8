/**
 * @generated SignedSource<<79dee608f95508c43fabfed9cfc31e8f>>
 * @relayHash 063f2e7b77880216a9c34c7ac4deb9a4
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e58fc9cfc536cdc3ac1f6079c44129f0d05152d3145912528be82675c729481

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FasiPageQuery$variables = Record<PropertyKey, never>;
export type FasiPageQuery$data = {
  readonly fasi: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readFasi_fase">;
  }>;
};
export type FasiPageQuery = {
  response: FasiPageQuery$data;
  variables: FasiPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
    "name": "unit",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "withFornitore",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "infiniteCapacity",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reparto",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "dependencies",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "soloConTelai",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "versione",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FasiPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Fase",
        "kind": "LinkedField",
        "name": "fasi",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "readFasi_fase",
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
    "name": "FasiPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Fase",
        "kind": "LinkedField",
        "name": "fasi",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9e58fc9cfc536cdc3ac1f6079c44129f0d05152d3145912528be82675c729481",
    "metadata": {},
    "name": "FasiPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c1f77d3f5099a3a6c9e95fa080f9d0c5";

export default node;
