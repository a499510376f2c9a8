/**
 * @generated SignedSource<<c6b091a5c42ff80dbdb390926c33667d>>
 * @relayHash e5ebc096ac356c3e3fe691454eeffc9e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a8473dd84b25b73354a8d40ce7f9fa76b8606035e53c457acaaa71672ccfd29

import type { ConcreteRequest } from 'relay-runtime';
export type CreateOrdineDialogQuery$variables = {
  pk: number;
};
export type CreateOrdineDialogQuery$data = {
  readonly anteprimaOrdineDaPreventivo: {
    readonly cliente: string;
    readonly clienteNuovo: boolean;
    readonly daCompletare: ReadonlyArray<string>;
    readonly numeroCommessa: string;
    readonly pezzi: number;
    readonly righe: number;
  } | null;
};
export type CreateOrdineDialogQuery = {
  response: CreateOrdineDialogQuery$data;
  variables: CreateOrdineDialogQuery$variables;
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
        "name": "preventivo",
        "variableName": "pk"
      }
    ],
    "concreteType": "AnteprimaOrdine",
    "kind": "LinkedField",
    "name": "anteprimaOrdineDaPreventivo",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "numeroCommessa",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cliente",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "clienteNuovo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "righe",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pezzi",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "daCompletare",
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
    "name": "CreateOrdineDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateOrdineDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9a8473dd84b25b73354a8d40ce7f9fa76b8606035e53c457acaaa71672ccfd29",
    "metadata": {},
    "name": "CreateOrdineDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f06c05ca742c8e1fbe44b9ed8e043cf2";

export default node;
