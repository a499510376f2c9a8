/**
 * @generated SignedSource<<16b8ba8370791fbbab50c9cae796c44b>>
 * @relayHash e6e53d40252e52dceee7c1984f6c2f0f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 834afab374099508c2a0fa0c48fc90e04e4424621cbddb8c2d6de4749efba167

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteCartellaQuery$variables = {
  pk: number;
};
export type useDeleteCartellaQuery$data = {
  readonly contenutoCartella: string | null;
};
export type useDeleteCartellaQuery = {
  response: useDeleteCartellaQuery$data;
  variables: useDeleteCartellaQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "pk",
        "variableName": "pk"
      }
    ],
    "kind": "ScalarField",
    "name": "contenutoCartella",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteCartellaQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCartellaQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "834afab374099508c2a0fa0c48fc90e04e4424621cbddb8c2d6de4749efba167",
    "metadata": {},
    "name": "useDeleteCartellaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "26e6447244e8164e21304dd73f885c4a";

export default node;
