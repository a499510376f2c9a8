/**
 * @generated SignedSource<<d59069cf190bc6fb9b6adcb0bb0d1369>>
 * @relayHash 2094a8f944c6e6227a5335849e55f019
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5360d62156cf60bdba6d390404915aab2e3754d6f23a69e53d3ba62ebba676dd

import type { ConcreteRequest } from 'relay-runtime';
export type PreventiviCountQuery$variables = {
  oggi: string;
};
export type PreventiviCountQuery$data = {
  readonly preventivi: {
    readonly totalCount: number;
  };
};
export type PreventiviCountQuery = {
  response: PreventiviCountQuery$data;
  variables: PreventiviCountQuery$variables;
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
    "name": "PreventiviCountQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PreventiviCountQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5360d62156cf60bdba6d390404915aab2e3754d6f23a69e53d3ba62ebba676dd",
    "metadata": {},
    "name": "PreventiviCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d4f658ff2daa48b3f6abf8e95df00441";

export default node;
