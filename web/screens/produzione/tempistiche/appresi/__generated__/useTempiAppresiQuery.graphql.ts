/**
 * @generated SignedSource<<ffe1f9f2db66deddf2e8fd242ce4783b>>
 * @relayHash 4b6305ebeda30b8700af75789e07e6bd
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e0ddf1b377cbc76cffaae580628bc6b318e6d596e9bdb64822a9025b157bfad

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type useTempiAppresiQuery$variables = Record<PropertyKey, never>;
export type useTempiAppresiQuery$data = {
  readonly tempiAppresi: ReadonlyArray<{
    readonly esclusi: number;
    readonly mediana: number;
    readonly ordini: number;
    readonly primoQuartile: number;
    readonly proposta: number | null;
    readonly reparto: RepartoFase;
    readonly tempistica: number;
    readonly teorico: number;
    readonly terzoQuartile: number;
    readonly versione: number;
  }>;
};
export type useTempiAppresiQuery = {
  response: useTempiAppresiQuery$data;
  variables: useTempiAppresiQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "TempoAppreso",
    "kind": "LinkedField",
    "name": "tempiAppresi",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tempistica",
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
        "name": "versione",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "teorico",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ordini",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "esclusi",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "mediana",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "primoQuartile",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "terzoQuartile",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "proposta",
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
    "name": "useTempiAppresiQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTempiAppresiQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1e0ddf1b377cbc76cffaae580628bc6b318e6d596e9bdb64822a9025b157bfad",
    "metadata": {},
    "name": "useTempiAppresiQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "58b6ef9b8f3b17cf927535645fc974f7";

export default node;
