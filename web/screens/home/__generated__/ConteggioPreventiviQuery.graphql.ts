/**
 * @generated SignedSource<<bdc6ada8c68d1f1f46a990137d578dca>>
 * @relayHash 2fd23d3b176504c1fb6bf554ada24f5b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7197707944de31c298958fc0059456432c6341b9d56a5e29fb376d7ca787e87

import type { ConcreteRequest } from 'relay-runtime';
export type ConteggioPreventiviQuery$variables = {
  oggi: string;
};
export type ConteggioPreventiviQuery$data = {
  readonly preventivi: {
    readonly totalCount: number;
  };
};
export type ConteggioPreventiviQuery = {
  response: ConteggioPreventiviQuery$data;
  variables: ConteggioPreventiviQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "oggi"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Literal",
            "name": "eliminato",
            "value": false
          },
          {
            "kind": "Variable",
            "name": "startDate",
            "variableName": "oggi"
          }
        ],
        "kind": "ObjectValue",
        "name": "filtro"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "PreventiviConnection",
    "kind": "LinkedField",
    "name": "preventivi",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
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
    "name": "ConteggioPreventiviQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConteggioPreventiviQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e7197707944de31c298958fc0059456432c6341b9d56a5e29fb376d7ca787e87",
    "metadata": {},
    "name": "ConteggioPreventiviQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1f7862b9a607a7f99a89b4ea018d51e2";

export default node;
