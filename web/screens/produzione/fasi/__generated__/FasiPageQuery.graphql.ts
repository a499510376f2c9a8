/**
 * @generated SignedSource<<2eba4338b88612a01485133ae5db1d97>>
 * @relayHash 2cfdaa61e6a06af4b05c954de8280669
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e943cadb791082eabb7a203eacf13ec02077778494dd344a7a397a766d655ba6

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
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unit",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "withFornitore",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "infiniteCapacity",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reparto",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dependencies",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "soloConTelai",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
};
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
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
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
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e943cadb791082eabb7a203eacf13ec02077778494dd344a7a397a766d655ba6",
    "metadata": {},
    "name": "FasiPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c1f77d3f5099a3a6c9e95fa080f9d0c5";

export default node;
