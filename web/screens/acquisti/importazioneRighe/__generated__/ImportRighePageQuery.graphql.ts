/**
 * @generated SignedSource<<dba942f4f9fcb5ad27bfe24199ef45aa>>
 * @relayHash 6cd8318f9db3111be089fa8b7b126bff
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04e654feaa53d5d16b340a526172c2492fd9454ae96fd35e0c495faa5b5250c0

import type { ConcreteRequest } from 'relay-runtime';
export type ImportRighePageQuery$variables = {
  ordine: number;
};
export type ImportRighePageQuery$data = {
  readonly ordine: {
    readonly numeroCommessa: string;
    readonly pk: number;
  } | null;
};
export type ImportRighePageQuery = {
  response: ImportRighePageQuery$data;
  variables: ImportRighePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ordine"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "ordine"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroCommessa",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportRighePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Ordine",
        "kind": "LinkedField",
        "name": "ordine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "ImportRighePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Ordine",
        "kind": "LinkedField",
        "name": "ordine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "04e654feaa53d5d16b340a526172c2492fd9454ae96fd35e0c495faa5b5250c0",
    "metadata": {},
    "name": "ImportRighePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2894217d27c2d80481c0cca714b79dd1";

export default node;
