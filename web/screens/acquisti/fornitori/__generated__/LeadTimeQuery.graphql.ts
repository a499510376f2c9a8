/**
 * @generated SignedSource<<cdf838e51d5bfd2fcec46add54220cd2>>
 * @relayHash 62312cd13e9e4adc949717f2be623d18
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e9df44cb8bf2c202c62627910b37b1d448e84667ffec76de36b4667208ac51b

import type { ConcreteRequest } from 'relay-runtime';
export type LeadTimeQuery$variables = {
  pk: number;
};
export type LeadTimeQuery$data = {
  readonly fornitore: {
    readonly tempiReali: {
      readonly mediana: number;
      readonly n: number;
      readonly percentile80: number;
    } | null;
  } | null;
};
export type LeadTimeQuery = {
  response: LeadTimeQuery$data;
  variables: LeadTimeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "TempiReali",
  "kind": "LinkedField",
  "name": "tempiReali",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "n",
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
      "name": "percentile80",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LeadTimeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Fornitore",
        "kind": "LinkedField",
        "name": "fornitore",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LeadTimeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Fornitore",
        "kind": "LinkedField",
        "name": "fornitore",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "0e9df44cb8bf2c202c62627910b37b1d448e84667ffec76de36b4667208ac51b",
    "metadata": {},
    "name": "LeadTimeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c041b3297adf1b5803b772c926ccfcc0";

export default node;
