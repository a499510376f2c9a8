/**
 * @generated SignedSource<<8a670672fe2de24664acebda16fe8ebb>>
 * @relayHash 45d3e28f2abf90e207f4b9dec7b33dd8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d788da571d16748114d6a59f6d7c925005c2a19852bc2ef690d82984d8beabd0

import type { ConcreteRequest } from 'relay-runtime';
export type CreaOrdineDialogQuery$variables = {
  pk: number;
};
export type CreaOrdineDialogQuery$data = {
  readonly anteprimaOrdineDaPreventivo: {
    readonly cliente: string;
    readonly clienteNuovo: boolean;
    readonly daCompletare: ReadonlyArray<string>;
    readonly numeroCommessa: string;
    readonly pezzi: number;
    readonly righe: number;
  } | null;
};
export type CreaOrdineDialogQuery = {
  response: CreaOrdineDialogQuery$data;
  variables: CreaOrdineDialogQuery$variables;
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
    "name": "CreaOrdineDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreaOrdineDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d788da571d16748114d6a59f6d7c925005c2a19852bc2ef690d82984d8beabd0",
    "metadata": {},
    "name": "CreaOrdineDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2bc4634cb2889b0b58b82e03379e9366";

export default node;
