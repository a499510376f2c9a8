/**
 * @generated SignedSource<<fb42375dab66db20efb158198cdbdc99>>
 * @relayHash 741a48a81537253d3df4fe95eb19d2fd
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 165a1eaa359d2c6c70784336617e401a09e0699a6353514868066507de80bb55

import type { ConcreteRequest } from 'relay-runtime';
export type CestinoDialogQuery$variables = Record<PropertyKey, never>;
export type CestinoDialogQuery$data = {
  readonly cestinoDocumenti: ReadonlyArray<{
    readonly dove: string;
    readonly eliminatoIl: string;
    readonly nome: string;
    readonly pk: number;
    readonly scadeIl: string;
    readonly tipo: string;
  }>;
};
export type CestinoDialogQuery = {
  response: CestinoDialogQuery$data;
  variables: CestinoDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "VoceCestino",
    "kind": "LinkedField",
    "name": "cestinoDocumenti",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tipo",
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
        "name": "dove",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "eliminatoIl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "scadeIl",
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
    "name": "CestinoDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CestinoDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "165a1eaa359d2c6c70784336617e401a09e0699a6353514868066507de80bb55",
    "metadata": {},
    "name": "CestinoDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "58ad773af00209e13b5ec28effe9c174";

export default node;
